import { writeApiPage } from "./api-docs.ts";
import { buildSystem } from "./build-system.ts";
import { writeGlossary } from "./glossary.ts";
import { writeTemplateJson } from "./template-json.ts";

/** `npm run build`: the folder that Foundry loads, and what people look for in the repository. */
writeGlossary();
writeApiPage();
await writeTemplateJson();
await buildSystem();
console.log("Built dist/quartet");
