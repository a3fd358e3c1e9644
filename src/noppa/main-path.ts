import type { QuartetActor } from "../core/documents/actor.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import type { NoppaCharacterModel } from "./data/character.ts";
import { compareWithBefore } from "./rolls/compare-checks.ts";
import type { CheckMessage } from "./rolls/judge-message.ts";
import { spendSisuAfter } from "./rolls/sisu-after.ts";

const firstSkill = (actor: QuartetActor): string =>
  String(actor.items.find(({ type }) => (type as string) === "noppaSkill")?.id);

const sisuOf = (actor: QuartetActor): number =>
  (actor.system as unknown as NoppaCharacterModel).sisu.value;

/** A character and a check, and what can be done about it: the book has nothing to apply to others. */
export const noppaMainPath: MainPath = {
  pack: "noppa-characters",
  actors: ["noppaChAinoSalm1", "noppaChDebtColl1"],
  check: "piloting",
  deeds: [
    {
      name: "spends a point of sisu after the roll, once (001:54)",
      async run(own) {
        const before = sisuOf(own);
        const posted: unknown = await own.check("piloting", { skipDialog: true });
        const message = posted as CheckMessage;
        // Two clicks of one hurry.
        await Promise.all([spendSisuAfter(message), spendSisuAfter(message)]);
        return sisuOf(own) === before - 1 && message.system.sisu.after === 1;
      },
    },
    {
      name: "compares the checks of two",
      async run(own, other) {
        await other.check(firstSkill(other), { skipDialog: true });
        const posted: unknown = await own.check("piloting", { skipDialog: true });
        const count = game.messages.size;
        await compareWithBefore(posted as CheckMessage);
        return game.messages.size === count + 1;
      },
    },
  ],
};
