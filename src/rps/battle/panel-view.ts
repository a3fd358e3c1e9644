import type { CombatView, TurnNote } from "../../core/combat/rules.ts";
import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { measuredNumbers } from "../../core/i18n/measures.ts";
import { PHASES, type Phase } from "../rules/battle.ts";
import type { Defence } from "../rules/round.ts";
import type { RoundLength } from "../rules/world.ts";
import type { BattleFacts, FighterFacts, FighterStatus } from "./facts.ts";

const PHASE_ICONS: Readonly<Record<Phase, string>> = {
  weapons: "fa-hand-fist",
  declare: "fa-bullhorn",
  grow: "fa-arrow-trend-up",
  commit: "fa-lock",
  throw: "fa-dice",
  react: "fa-shield-halved",
  narrate: "fa-book-open",
};

const STATUS_ICONS: Readonly<Record<FighterStatus, string | null>> = {
  noInitiative: "fa-dice-d6",
  ready: null,
  declares: "fa-bullhorn",
  waits: "fa-hourglass-half",
  declared: "fa-check",
  chooses: "fa-hourglass-half",
  committed: "fa-lock",
  thrown: "fa-dice",
  out: "fa-xmark",
  nextRound: "fa-forward-step",
  hidden: "fa-eye-slash",
  double: "fa-clone",
};

const DEFENCE_ICONS: Readonly<Record<Defence, string>> = {
  parry: "fa-shield-halved",
  armour: "fa-vest",
};

/** The panel above the order, and what stands under each name. */
export function battleView(facts: BattleFacts, reader: Reader): CombatView {
  return {
    panel: panelOf(facts, reader),
    notes: new Map(facts.fighters.map((one) => [one.id, notesOf(one, reader)])),
  };
}

function panelOf(facts: BattleFacts, reader: Reader): object {
  const { text } = reader;
  const { phase, isGM, round, fighters } = facts;
  const hasStarted = round > 0;
  const isOpen = phase === "declare" || phase === "commit" || phase === "throw";
  return {
    isGM,
    phases: hasStarted ? phasesOf(phase, reader) : [],
    step: hasStarted
      ? text("QUARTET.Rps.Battle.Step", {
          step: PHASES.indexOf(phase) + 1,
          count: PHASES.length,
          phase: text(`QUARTET.Rps.Battle.Phase.${phase}.Label`),
        })
      : text("QUARTET.Rps.Battle.NotStarted"),
    hint: text(
      hasStarted ? `QUARTET.Rps.Battle.Phase.${phase}.Hint` : "QUARTET.Rps.Battle.NotStartedHint",
    ),
    awaited: isOpen ? awaited(fighters, reader) : "",
    length: text("QUARTET.Rps.Battle.Length", { length: lengthText(facts, reader) }),
    size: text(`QUARTET.Rps.Battle.Size.${facts.biggerThanDuel ? "bigger" : "duel"}`),
    asked: fighters.flatMap((one) => askedOf(one, phase, reader)),
    mayBegin: isGM && hasStarted && phase === "weapons",
    mayNarrate: isGM && phase === "react",
    mayGoOn: isGM && phase === "narrate",
    contest: facts.contest,
    armed: fighters.filter(({ weapons }) => weapons.length > 0).map((one) => armedOf(one, reader)),
    sums: fighters.flatMap((one) => sumOf(one, reader)),
  };
}

function phasesOf(current: Phase, { text }: Reader) {
  const at = PHASES.indexOf(current);
  return PHASES.map((id, place) => ({
    id,
    icon: PHASE_ICONS[id],
    label: text(`QUARTET.Rps.Battle.Phase.${id}.Label`),
    isCurrent: place === at,
    // The growth die falls with each declaration.
    state:
      place < at ? "done" : place === at || (id === "grow" && current === "declare") ? "now" : "",
  }));
}

/** Who has the word, or who else is waited for. */
function awaited(fighters: readonly FighterFacts[], reader: Reader): string {
  const named = (...statuses: readonly FighterStatus[]) =>
    nameList(
      fighters.filter(({ status }) => statuses.includes(status)).map(({ name }) => name),
      reader,
    );
  const declaring = named("declares");
  if (declaring) return reader.text("QUARTET.Rps.Battle.Declaring", { names: declaring });
  // Whoever has settled on dice is waited for once all have: the browser that knows must show them.
  const waiting = named("waits", "chooses") || named("committed");
  return waiting ? reader.text("QUARTET.Rps.Battle.Awaited", { names: waiting }) : "";
}

/** The game master's own words come first where no unit measures. */
export function lengthText(
  { length, lengthWords }: { readonly length: RoundLength; readonly lengthWords: string },
  { text, plural, measure }: Reader,
): string {
  const { amount, unit } = length;
  if (unit === "other") return lengthWords || text("QUARTET.Rps.Battle.Unit.other.Open");
  if (unit === "m") return measure("length", amount);
  return plural(`QUARTET.Rps.Battle.Unit.${unit}`, amount);
}

function askedOf({ asked, name }: FighterFacts, phase: Phase, { text }: Reader) {
  if (!asked) return [];
  const act = phase === "declare" ? "declare" : "commit";
  const label = text(`QUARTET.Rps.Battle.Do.${act}`, { name });
  return [{ side: asked, act, icon: PHASE_ICONS[act], label }];
}

function armedOf({ id, name, weapons }: FighterFacts, { text }: Reader) {
  return {
    id,
    name,
    weapons: weapons.map(({ uuid, name: weapon, size, isHeld }) => ({
      uuid,
      isHeld,
      label: text("QUARTET.Rps.Battle.Weapon", { weapon, size }),
      icon: isHeld ? "fa-hand-fist" : "fa-hand",
    })),
  };
}

function sumOf({ id, name, initiative }: FighterFacts, { text, number, change }: Reader) {
  if (!initiative) return [];
  const { total, terms, names } = initiative;
  const parts = terms.map(({ source, id: item = "", value }) =>
    text(`QUARTET.Rps.Battle.Term.${source}`, {
      value: source === "base" || source === "die" ? number(value) : change(value),
      name: names[item] ?? "",
    }),
  );
  return [{ id, name, total: number(total), parts }];
}

function notesOf({ status, metres, used }: FighterFacts, reader: Reader): TurnNote[] {
  const { text } = reader;
  const icon = STATUS_ICONS[status];
  const doing = icon
    ? [{ icon, state: status, text: text(`QUARTET.Rps.Battle.Status.${status}`) }]
    : [];
  const defences = used.map(({ defence, names }) => ({
    icon: DEFENCE_ICONS[defence],
    state: "used",
    text: text(`QUARTET.Rps.Battle.Used.${defence}`, { names: nameList(names, reader) }),
  }));
  const ways = metres && text("QUARTET.Rps.Battle.Way", measuredNumbers("length", metres, reader));
  const way = ways ? [{ icon: "fa-person-running", state: "way", text: ways }] : [];
  return [...doing, ...defences, ...way];
}
