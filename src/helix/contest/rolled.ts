import type { AnsweredSide } from "../../core/contest/kind.ts";
import { HelixRoll } from "../rolls/helix-roll.ts";
import type { Chain } from "../rules/action.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "../rules/settings.ts";

/** The rules as they stood when the contest was opened. */
export function settingsOf(options: Readonly<Record<string, unknown>>): HelixSettings {
  return { ...DEFAULT_HELIX_SETTINGS, ...(options.settings as Partial<HelixSettings>) };
}

/** The faces of a roll; none for rolls that are not ours, which the rules then refuse. */
function chainOf(roll: Roll | undefined): Chain {
  return roll instanceof HelixRoll ? roll.chain : [];
}

/** The dice of a side that throws one at a time: the first roll, then those after ties. */
export function chainsOf({ rolls, again }: AnsweredSide): readonly Chain[] {
  return [chainOf(rolls[0]), ...again.map((more) => chainOf(more.rolls[0]))];
}

/**
 * The dice of the side that throws one for each opponent, against one of them: the first roll,
 * then those after ties with this one.
 */
export function chainsAgainst(side: AnsweredSide, opponent: string): readonly Chain[] {
  const opponents = side.rolledAmong.filter((id) => id !== side.id);
  const first = side.rolls[opponents.indexOf(opponent)];
  const later = side.again.flatMap(({ data, rolls }) => {
    const place = (data.against as readonly string[] | undefined)?.indexOf(opponent) ?? -1;
    return place < 0 ? [] : [chainOf(rolls[place])];
  });
  return [chainOf(first), ...later];
}
