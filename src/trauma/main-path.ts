import type { QuartetItem } from "../core/documents/item.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import { applyAttack, attackStanding, undoAttack } from "./rolls/attack-changes.ts";
import type { AttackMessage } from "./rolls/judge-message.ts";
import { attackWith } from "./rolls/start-attack.ts";
import { traumaModel } from "./rolls/values.ts";
import { openRest } from "./sheets/rest-dialog.ts";

/** Two characters, and an attack that hurts (Trauma 003:14, 003:34–37). */
export const traumaMainPath: MainPath = {
  pack: "trauma-characters",
  actors: ["traumaChVeraZim1", "traumaChRaider01"],
  check: "dex",
  deeds: [
    {
      name: "heals in a night's sleep (Trauma 003:38)",
      async run(own) {
        await own.update({ "system.parts.torso": { missing: 3, days: 0 } } as never);
        const missing = () => traumaModel(own)?.parts.torso?.missing ?? 0;
        await openRest(own, { days: 1, sleeps: true });
        return missing() < 3;
      },
    },
  ],
  async fight(own, other) {
    const weapon = own.items.find(({ type }) => (type as string) === "traumaWeapon");
    if (!weapon) return null;
    const options = { targets: [other], skipDialog: true };
    const posted: unknown = await attackWith(weapon as QuartetItem, options);
    const message = posted as AttackMessage | null;
    if (!message || !attackStanding(message)?.proposals.length) return null;
    return { apply: () => applyAttack(message), undo: () => undoAttack(message, "0") };
  },
};
