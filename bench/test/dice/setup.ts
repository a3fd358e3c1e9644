import { diceConfig } from "../../client/dice/dice-config.ts";
import { Roll } from "../../client/dice/roll.ts";
import { CONFIG, game } from "../../client/globals.ts";

/** Fresh dice, as in a game of the generation that has not begun. */
export function freshDice(generation: 13 | 14 = 14): void {
  game.release = { generation, build: 0, version: String(generation) };
  game.ready = false;
  CONFIG.Dice = diceConfig();
}

/** The dice show these faces, one after another, whatever their number of faces. */
export function castFaces(...faces: [face: number, of: number][]): void {
  const queue = [...faces];
  CONFIG.Dice.randomUniform = () => {
    const next = queue.shift();
    if (!next) throw new Error("More dice are rolled than the test has faces");
    const [face, of] = next;
    return 1 - (face - 0.5) / of;
  };
}

/** Dice of one kind show these faces. */
export function cast(of: number, ...faces: number[]): void {
  castFaces(...faces.map((face): [number, number] => [face, of]));
}

export async function rolled(formula: string, data: Record<string, unknown> = {}): Promise<Roll> {
  return new Roll(formula, data).evaluate();
}

/** A game master "gm", another player "other", and this player, "me". */
export function freshGame(settings: Record<string, unknown> = {}): void {
  const user = (id: string, name: string, isGM: boolean) => ({
    id,
    name,
    isGM,
    character: null,
    hasPermission: () => true,
  });
  const me = user("me", "Mika", false);
  const users = [user("gm", "Gwen", true), me, user("other", "Olli", false)];
  const defaults: Record<string, unknown> = { messageMode: "public", rollMode: "publicroll" };
  Object.assign(game, {
    userId: "me",
    user: me,
    users: Object.assign(users, {
      get: (id: string) => users.find((each) => each.id === id),
    }),
    settings: { get: (_: string, key: string) => settings[key] ?? defaults[key] },
    i18n: {
      lang: "en",
      localize: (key: string) => key,
      format: (key: string, data: object) => `${key} ${Object.values(data).join()}`,
      getListFormatter: () => new Intl.ListFormat("en"),
    },
  });
}
