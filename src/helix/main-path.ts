import { answerForAll } from "../core/quench/contest-path.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import { openHelixCombat } from "./contest/index.ts";

/** Two characters and an exchange of blows with bare hands (HELIX 002:37). */
export const helixMainPath: MainPath = {
  pack: "helix-characters",
  actors: ["helixChDaige0001", "helixChThug00001"],
  check: "str",
  async fight(own, other) {
    const id = await openHelixCombat(own, null, { opponents: [other], skipDialog: true });
    return id ? answerForAll(id) : null;
  },
};
