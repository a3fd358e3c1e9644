import type { Client } from "./clients.ts";

interface Die {
  readonly faces: number;
  readonly results: readonly { readonly result: number; readonly hidden?: boolean }[];
}
interface RolledMessage {
  readonly id: string;
  readonly isContentVisible: boolean;
  readonly rolls: readonly { readonly dice: readonly Die[] }[];
}
interface Fulfilment {
  readonly methods: Record<string, object>;
  defaultMethod: string;
}
interface WatchPage {
  readonly CONFIG: { readonly Dice: { readonly fulfillment: Fulfilment } };
  readonly Hooks: { on(name: string, work: (...given: never[]) => void): number };
  readonly Roll: { prototype: { evaluate(options?: object): Promise<unknown> } };
  diceWatch?: DiceSeen & { evaluated: Set<string>; interactive: Set<string> };
}

/** What a client has seen since it began to watch. Dice by the id of their message. */
export interface DiceSeen {
  /** Physical dice that have fallen at this client. */
  thrown: number;
  /** Dice in messages as they were created. */
  created: Record<string, number>;
  /** Those of them that a module would show here: of messages whose content this user may see. */
  shown: Record<string, number>;
  /** Messages whose dice somebody has changed afterwards. */
  changed: string[];
}

/**
 * Stands in for Dice So Nice, which shows the dice of `message.rolls` once a message is created, to
 * those who may see it; and for a box of real dice, which every die has to come out of.
 */
export function watchDice(client: Client): Promise<void> {
  return client.run(() => {
    const page = globalThis as unknown as WatchPage;
    const watch = {
      ...{ thrown: 0, created: {}, shown: {}, changed: [] },
      ...{ evaluated: new Set<string>(), interactive: new Set<string>() },
    } as NonNullable<WatchPage["diceWatch"]>;
    page.diceWatch = watch;
    const { fulfillment } = page.CONFIG.Dice;
    fulfillment.methods.counted = {
      label: "counted",
      handler({ faces }: { faces: number }) {
        watch.thrown++;
        return Math.ceil(Math.random() * faces);
      },
    };
    fulfillment.defaultMethod = "counted";
    const faces = ({ rolls }: RolledMessage) =>
      rolls
        .flatMap(({ dice }) => dice)
        .flatMap(({ results }) => results.filter(({ hidden }) => !hidden)).length;
    page.Hooks.on("createChatMessage", (message: RolledMessage) => {
      const dice = faces(message);
      if (dice === 0) return;
      watch.created[message.id] = dice;
      if (message.isContentVisible) watch.shown[message.id] = dice;
    });
    page.Hooks.on("updateChatMessage", (message: RolledMessage, changes: object) => {
      if ("rolls" in changes) watch.changed.push(message.id);
    });
    const { evaluate } = page.Roll.prototype;
    page.Roll.prototype.evaluate = function (options: { allowInteractive?: boolean } = {}) {
      const { name } = this.constructor;
      watch.evaluated.add(name);
      if (options.allowInteractive !== false) watch.interactive.add(name);
      return evaluate.call(this, options);
    };
  }, null);
}

export function diceSeen(client: Client): Promise<DiceSeen> {
  return client.run(() => {
    const { thrown, created, shown, changed } = (globalThis as unknown as WatchPage).diceWatch!;
    return { thrown, created, shown, changed };
  }, null);
}

/** Forgets what was seen, before the next roll. */
export function forgetDice(client: Client): Promise<void> {
  return client.run(() => {
    const watch = (globalThis as unknown as WatchPage).diceWatch!;
    Object.assign(watch, { thrown: 0, created: {}, shown: {}, changed: [] });
    watch.interactive.clear();
  }, null);
}

/** Classes of rolls that were thrown here, all in all; and those since the last forgetting whose dice can be entered. */
export function rollClasses(client: Client): Promise<{ all: string[]; interactive: string[] }> {
  return client.run(() => {
    const { evaluated, interactive } = (globalThis as unknown as WatchPage).diceWatch!;
    return { all: [...evaluated].sort(), interactive: [...interactive].sort() };
  }, null);
}
