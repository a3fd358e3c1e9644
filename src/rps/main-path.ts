import { ruleContest } from "../core/contest/rulings.ts";
import { answerForAll } from "../core/quench/contest-path.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import { openRpsContest } from "./contest/index.ts";

/** Two characters, and an opposed action after which the game master names the shock. RPS [4–33][125] */
export const rpsMainPath: MainPath = {
  pack: "rps-characters",
  actors: ["rpsChTimo0000001", "rpsChMikko000001"],
  check: "burglary",
  async fight(own, other) {
    const id = await openRpsContest(own, { opponents: [other], skipDialog: true });
    if (!id) return null;
    return answerForAll(id, ({ sides }) => ruleContest(id, { shock: { [sides[1]?.id ?? ""]: 2 } }));
  },
};
