import type { QuartetCombat } from "../documents/combat.ts";
import type { QuartetCombatant } from "../documents/combatant.ts";

/** As much of a change as says whether a name is among what changed. */
type Changes = Readonly<Record<string, unknown>>;

/** Called in `ready`: the tracker follows at once when a token is renamed, to hide somebody too. */
export function followNames(): void {
  Hooks.on("updateToken", ((token: TokenDocument.Implementation, changes: Changes) => {
    if ("name" in changes) renew((combat) => combat.getCombatantsByToken(token as never));
  }) as never);
  Hooks.on("updateActor", ((actor: Actor.Implementation, changes: Changes) => {
    if ("name" in changes) renew((combat) => combat.getCombatantsByActor(actor as never));
  }) as never);
}

/** Makes the names of combatants anew from those of their tokens, and shows them. */
function renew(find: (combat: QuartetCombat) => Iterable<unknown>): void {
  const combats = [...game.combats] as unknown as QuartetCombat[];
  const found = combats.flatMap((combat) => [...find(combat)] as QuartetCombatant[]);
  for (const combatant of found) combatant.reset();
  if (found.length > 0) void ui.combat?.render();
}
