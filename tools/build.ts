import { buildSystem } from "./build-system.ts";
import { writeTemplateJson } from "./template-json.ts";

/** `npm run build`: the folder that Foundry loads, and the default data that people look for. */
await writeTemplateJson();
await buildSystem();
console.log("Built dist/quartet");
