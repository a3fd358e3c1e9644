import { findContest } from "../core/contest/joined.ts";
import type { QuartetItem } from "../core/documents/item.ts";
import { answerForAll } from "../core/quench/contest-path.ts";
import type { MainPath } from "../core/quench/main-path.ts";
import { openHelixCombat, openHelixContest } from "./contest/index.ts";
import type { HelixCharacterModel } from "./data/character.ts";

/** Two characters and an exchange of blows with bare hands (HELIX 002:37). */
export const helixMainPath: MainPath = {
  pack: "helix-characters",
  actors: ["helixChDaige0001", "helixChThug00001"],
  check: "str",
  deeds: [
    {
      name: "weaves a spell for magic points (HELIX 002:61)",
      async run(own) {
        const points = () => (own.system as unknown as HelixCharacterModel).mp.value;
        const spell = own.items.find(({ type }) => (type as string) === "helixSpell");
        await own.update({ "system.mp": { extra: 90, value: 90 } } as never);
        const message = await (spell as QuartetItem | undefined)?.use({ skipDialog: true });
        return Boolean(message?.rolls.length) && points() < 90;
      },
    },
    {
      name: "settles an action contest (HELIX 002:31)",
      async run(own, other) {
        const id = await openHelixContest(own, { opponents: [other], skipDialog: true });
        if (id) await answerForAll(id);
        return Boolean(id && findContest(id)?.outcome);
      },
    },
  ],
  async fight(own, other) {
    const id = await openHelixCombat(own, null, { opponents: [other], skipDialog: true });
    return id ? answerForAll(id) : null;
  },
};
