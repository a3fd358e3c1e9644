import type { Reader } from "../../core/i18n/language.ts";
import type { ItemFacts } from "../../core/sheets/item-facts.ts";
import { attributeName } from "../names.ts";
import { ATTRIBUTES, type AttributeId, type Attributes } from "../rules/attributes.ts";
import {
  ATTRIBUTE_STEP_COST,
  type Build,
  CREATION_BUDGET,
  type CreationWarning,
  creationLedger,
  creationWarnings,
  type LedgerEntry,
  SKILL_STEP_COST,
} from "../rules/creation.ts";

/** A character whose points are accounted for. */
export interface LedgerFacts {
  readonly attributes: Attributes;
  /** Its skill items. */
  readonly skills: readonly ItemFacts[];
  readonly created: boolean;
  readonly saved: number;
  readonly earned: number;
}

/** A build as the rules read it; skills by the id of their item. */
export function buildOf({ attributes, skills, earned }: LedgerFacts): Build {
  return {
    attributes,
    skills: Object.fromEntries(skills.map(({ id, system }) => [id, Number(system.value)])),
    budget: CREATION_BUDGET + earned,
  };
}

/** The account of experience: what was spent, what is left, what the book would say. */
export function ledgerView(facts: LedgerFacts, reader: Reader) {
  const { text, plural } = reader;
  const build = buildOf(facts);
  const ledger = creationLedger(build);
  const left = facts.created ? facts.saved : ledger.left;
  const nameOf = ({ kind, id }: LedgerEntry) =>
    kind === "attribute"
      ? attributeName(id as AttributeId, reader)
      : (facts.skills.find((skill) => skill.id === id)?.name ?? id);
  return {
    created: facts.created,
    left,
    leftText: plural(
      facts.created ? "QUARTET.Helix.Ep.Saved" : "QUARTET.Helix.Ep.Left",
      Math.abs(left),
      { points: left },
    ),
    isOver: left < 0,
    summary: text("QUARTET.Helix.Ep.Spent", { spent: ledger.spent, budget: ledger.budget }),
    refunded:
      ledger.refunded > 0 ? text("QUARTET.Helix.Ep.Refunded", { points: ledger.refunded }) : "",
    entries: ledger.entries.map((entry) => ({
      name: nameOf(entry),
      steps: text("QUARTET.Helix.Ep.Step", { from: entry.from, to: entry.to }),
      cost: reader.change(-entry.cost),
    })),
    warnings: creationWarnings(build)
      .filter(({ id }) => id !== "unspent" || !facts.created)
      .map((warning) => warningText(warning, reader)),
    raises: raises(facts, reader),
  };
}

/** What a saved point can buy: one step of anything (HELIX 002:27). */
function raises({ attributes, skills, saved }: LedgerFacts, reader: Reader) {
  const raise = (kind: "attribute" | "skill", id: string, name: string, value: number) => {
    const cost = kind === "attribute" ? ATTRIBUTE_STEP_COST : SKILL_STEP_COST;
    const facts = { name, to: value + 1, cost };
    return {
      kind,
      id,
      name,
      value: reader.number(value),
      label: reader.text("QUARTET.Helix.Ep.Raise", facts),
      cost: reader.text("QUARTET.Helix.Ep.Price", { cost }),
      tooDear: cost > saved,
    };
  };
  return [
    ...ATTRIBUTES.map((id) => raise("attribute", id, attributeName(id, reader), attributes[id])),
    ...skills.map(({ id, name, system }) => raise("skill", id, name, Number(system.value))),
  ];
}

/** What the book would say, in the reader's words. */
export function warningText(warning: CreationWarning, reader: Reader) {
  const { id, severity } = warning;
  return { id, isBad: severity === "warning", text: warningSentence(warning, reader) };
}

function warningSentence({ id, subjects, numbers }: CreationWarning, reader: Reader): string {
  if (id === "overBudget") return reader.plural("QUARTET.Helix.Warning.overBudget", numbers.over);
  if (id === "unspent") return reader.plural("QUARTET.Helix.Warning.unspent", numbers.left);
  const attribute = subjects.map((subject) => attributeName(subject, reader)).join();
  return reader.text("QUARTET.Helix.Warning.lowAttribute", { ...numbers, attribute });
}
