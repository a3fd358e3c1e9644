import { ruleContest } from "../core/contest/rulings.ts";
import { answerForAll } from "../core/quench/contest-path.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import { openRpsContest } from "./contest/index.ts";
import { rpsModel } from "./rolls/values.ts";

/** Two characters, and an opposed action after which the game master names the shock. RPS [4–33][125] */
export const rpsMainPath: MainPath = {
  pack: "rps-characters",
  actors: ["rpsChTimo0000001", "rpsChMikko000001"],
  check: "burglary",
  deeds: [
    {
      name: "pays points for a better chance (RPS [38])",
      async run(own) {
        await own.update({ "system.reserve.value": 3 } as never);
        const message = await own.check("burglary", { skipDialog: true, points: 2 });
        return Boolean(message?.rolls.length) && rpsModel(own)?.reserve.value === 1;
      },
    },
  ],
  async fight(own, other) {
    const id = await openRpsContest(own, { opponents: [other], skipDialog: true });
    if (!id) return null;
    return answerForAll(id, ({ sides }) => ruleContest(id, { shock: { [sides[1]?.id ?? ""]: 2 } }));
  },
};
