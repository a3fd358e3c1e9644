import { rmSync } from "node:fs";
import { buildSystem } from "./build-system.ts";
import { fromRoot } from "./paths.ts";
import { writeTemplateJson } from "./template-json.ts";

/** `npm run build`: the folder that Foundry loads, and the default data that people look for. */
rmSync(fromRoot("dist"), { recursive: true, force: true });
await writeTemplateJson();
await buildSystem();
console.log("Built dist/quartet");
