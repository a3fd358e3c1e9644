import type { Client } from "./clients.ts";
import type { PageGlobals } from "./page.ts";

/** What the toy's players choose, and how its dialog behaves at a client. */
export interface ToyGlobals {
  /** What the next choice is; `null` closes the dialog. A bonus of 0 if left out. */
  toyChoice?: object | null;
  /** What the next declaration is; `null` closes the dialog. */
  toyDeclared?: object | null;
  /** What the last choice was told of declarations. */
  toyTold?: {
    contest: string;
    declarations: object;
    hidden: object | null;
    names: object;
    ruling: object | null;
  };
  /** What the last click on a control of the toy's own was told: the contest and the control. */
  toyActed?: { contest: string; control: string };
  /** Choices wait for this, as an open dialog does. */
  toyDialog?: Promise<void>;
  /** Ends the waiting. */
  closeToyDialog?: () => void;
}

/**
 * A kind of contest that only tests know: each side adds a bonus to one die, and every loser
 * loses the margin in sisu. `options.tie` = `again` rolls ties again; `options.cost` is what each
 * side pays. `toySecret` is the same in secret. In `toyDeclare` each side declares first;
 * `options.order` asks the last side first, and the rules settle `pays` points of sisu and a shot
 * of the item `shoots`, both hidden until the reveal; a ruling's `hurts` says who loses how much sisu. Runs in the page
 * before anything else.
 */
function installToys(): void {
  type Side = {
    id: string;
    name: string;
    choice: { bonus: number };
    rolls: { total: number }[];
    again: { rolls: { total: number }[] }[];
  };
  type Hidden = { pays?: number; shoots?: string };
  type Contest = {
    sides: (Side & { declared: { hidden: Hidden } | null })[];
    options: { tie?: string; cost?: number };
    ruling: { hurts?: Record<string, number> } | null;
  };
  type Outcome = { winners: string[]; again: { side: string; data: object }[]; totals: number[] };
  const page = globalThis as unknown as ToyGlobals & {
    Hooks?: { once(name: string, work: () => void): void };
    Roll: new (formula: string) => { evaluate(): Promise<object> };
    game: { system: { api: { contests: { register(kind: object): void } } } };
  };
  const total = ({ choice, rolls, again }: Side) =>
    choice.bonus + (again.at(-1)?.rolls ?? rolls)[0]!.total;
  const toy = (id: string, secret: boolean) => ({
    id,
    label: "QUARTET.Contest.Title",
    skin: "noppa",
    secret,
    template: null,
    accepts: (actor: { type: string }) => actor.type === "noppaCharacter",
    async choose() {
      await page.toyDialog;
      return page.toyChoice === undefined ? { bonus: 0 } : page.toyChoice;
    },
    roll: async () => [await new page.Roll("1d6").evaluate()],
    resolve({ sides, options }: Contest): Outcome {
      if (sides.some(({ choice }) => typeof choice.bonus !== "number")) throw new Error("no bonus");
      const totals = sides.map(total);
      const best = sides.filter((_, place) => totals[place] === Math.max(...totals));
      const winners = best.length === 1 ? best.map((side) => side.id) : [];
      const again = options.tie === "again" && best.length > 1 ? best : [];
      return { winners, totals, again: again.map((side) => ({ side: side.id, data: {} })) };
    },
    view: ({ winners, totals }: Outcome, { sides }: Contest) => ({
      headline: `${sides.find(({ id }) => id === winners[0])?.name ?? "nobody"} ${totals.join(":")}`,
    }),
    consequences: ({ winners, totals }: Outcome, { sides }: Contest) =>
      sides
        .map((side, place) => ({ side, loss: Math.max(...totals) - totals[place]! }))
        .filter(({ side, loss }) => winners.length > 0 && !winners.includes(side.id) && loss > 0)
        .map(({ side, loss }) => ({
          id: `hurt${side.id}`,
          side: side.id,
          path: "system.sisu.value",
          change: -loss,
          min: 0,
          label: "QUARTET.Noppa.Sisu",
        })),
    costs: (choice: { cost?: number }, side: string) =>
      choice.cost
        ? [
            {
              id: `cost${side}`,
              side,
              path: "system.sisu.value",
              change: -choice.cost,
              min: 0,
              label: "QUARTET.Noppa.Sisu",
            },
          ]
        : [],
  });
  const secretToy = toy("toySecret", true);
  const change = (id: string, side: string, path: string, by: number) => {
    return { id: `${id}${side}`, side, path, change: by, min: 0, label: "QUARTET.Noppa.Sisu" };
  };
  type Joined = {
    sides: {
      id: string;
      name: string;
      state: { status: string };
      declaration: { open: { plan?: string }; aside: { plan?: string } | null } | null;
    }[];
    options: { order?: boolean };
  };
  const declaringToy = {
    ...secretToy,
    id: "toyDeclare",
    rulesEarly: true,
    openTemplate: "systems/quartet/templates/core/chat/header.hbs",
    async declare() {
      await page.toyDialog;
      return page.toyDeclared === undefined ? { open: {}, hidden: {} } : page.toyDeclared;
    },
    mayDeclare(side: string, { sides, options }: Joined) {
      const next = sides.findLast(({ state }) => state.status === "waiting");
      return !options.order || next?.id === side;
    },
    openView: ({ sides }: Joined, _: unknown, { mayRule }: { mayRule: boolean }) => ({
      subtitle: mayRule ? "may rule" : "",
      title: sides
        .map(({ name, declaration }) => {
          const plan = declaration?.aside?.plan ?? declaration?.open.plan;
          return `${name}: ${plan ?? "?"}`;
        })
        .join("; "),
    }),
    async choose(context: NonNullable<ToyGlobals["toyTold"]>) {
      const { contest, declarations, hidden, names, ruling } = context;
      page.toyTold = { contest, declarations, hidden, names, ruling };
      return secretToy.choose();
    },
    actions: {
      toyAct: async ({ id }: { id: string }, { dataset }: HTMLElement) => {
        page.toyActed = { contest: id, control: dataset.side ?? "" };
      },
    },
    consequences: (_: Outcome, { ruling }: Contest) =>
      Object.entries(ruling?.hurts ?? {}).map(([side, points]) =>
        change(`hurt${points}`, side, "system.sisu.value", -points),
      ),
    settle: (_: Outcome, { sides }: Contest) =>
      sides.flatMap(({ id, declared }) => {
        const { pays = 0, shoots } = declared?.hidden ?? {};
        const shot = { ...change("shot", id, "system.ammunition.value", -1), item: shoots };
        return [
          ...(pays > 0 ? [change("pays", id, "system.sisu.value", -pays)] : []),
          ...(shoots ? [shot] : []),
        ];
      }),
  };
  const wait = setInterval(() => {
    if (!page.Hooks) return;
    clearInterval(wait);
    page.Hooks.once("setup", () => {
      page.game.system.api.contests.register(toy("toy", false));
      page.game.system.api.contests.register(secretToy);
      page.game.system.api.contests.register(declaringToy);
    });
  }, 1);
}

/** Registers the toy kinds at a client, now and after every reload. */
export async function installToyContests(client: Client): Promise<void> {
  await client.context.addInitScript(installToys);
  await client.reload();
}

/** What a client's player will choose; `null` for closing the dialog. */
export function toyChoice(client: Client, choice: object | null): Promise<void> {
  return client.run((choice) => {
    (globalThis as unknown as ToyGlobals).toyChoice = choice;
  }, choice);
}

/** What a client's player will declare; `null` for closing the dialog. */
export function toyDeclared(client: Client, declared: object | null): Promise<void> {
  return client.run((declared) => {
    (globalThis as unknown as ToyGlobals).toyDeclared = declared;
  }, declared);
}

/** What the last choice at a client was told of declarations. */
export function toyTold(client: Client): Promise<ToyGlobals["toyTold"]> {
  return client.run(() => (globalThis as unknown as ToyGlobals).toyTold, null);
}

/** What the last click on a control of the toy's own at a client was told. */
export function toyActed(client: Client): Promise<ToyGlobals["toyActed"]> {
  return client.run(() => (globalThis as unknown as ToyGlobals).toyActed, null);
}

/** Keeps the toy's dialog open at a client, until {@link closeToyDialog}. */
export function keepToyDialogOpen(client: Client): Promise<void> {
  return client.run(() => {
    const page = globalThis as unknown as ToyGlobals & PageGlobals;
    page.toyDialog = new Promise((resolve) => {
      page.closeToyDialog = resolve;
    });
  }, null);
}

export function closeToyDialog(client: Client): Promise<void> {
  return client.run(() => (globalThis as unknown as ToyGlobals).closeToyDialog?.(), null);
}
