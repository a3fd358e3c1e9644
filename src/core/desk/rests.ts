import { once } from "../contest/guard.ts";
import { actorOf } from "../documents/lookup.ts";
import { reader } from "../i18n/language.ts";
import { refuseOthers } from "./guard.ts";
import { deskBook, deskBookOf } from "./rules.ts";

/** What came of a rest for one character. */
export interface RestedLine {
  readonly name: string;
  readonly text: string;
}

/**
 * Lets characters of one rule book rest as the book has it, one after another. Game masters only.
 * @param tell Called as soon as somebody has rested.
 * @returns What came of it, line by line; nothing where it was refused.
 */
export async function restAll(
  bookId: string,
  restId: string,
  uuids: readonly string[],
  tell: (line: RestedLine) => void = () => {},
): Promise<readonly RestedLine[]> {
  if (refuseOthers()) return [];
  const rest = deskBook(bookId)?.rules.rests.find(({ id }) => id === restId);
  const lines: RestedLine[] = [];
  await once(`desk rest ${bookId}`, async () => {
    for (const uuid of uuids) {
      const actor = actorOf(uuid);
      if (!actor || !rest || deskBookOf(actor.type)?.id !== bookId) continue;
      const line = { name: actor.name, text: await rest.rest(actor, reader()) };
      lines.push(line);
      tell(line);
    }
    return lines.length > 0;
  });
  return lines;
}
