import { join } from "node:path";
import { workFolder } from "../../../tools/paths.ts";

/** What the tests run: copies, so that a build meanwhile pulls no file away from under them. */
export const copies = join(workFolder, "test");

/** The built system and the built client of the bench, as options of the bench. */
export function builtFolders(): { systemPath: string; clientPath: string } {
  return { systemPath: join(copies, "system"), clientPath: join(copies, "client") };
}
