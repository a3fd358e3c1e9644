import type { SecretFacts } from "../../core/check/secret-verdict.ts";
import { secretView, successOf } from "../../core/check/secret-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { abilityName, partName } from "../names.ts";
import type { AttackChangeFacts } from "../rolls/attack-changes.ts";
import type { StealthWatcher } from "../rolls/check-config.ts";
import type { CheckJudgement, KeptEdge, KeptTerm } from "../rolls/judge-check.ts";
import type { AbilityId } from "../rules/abilities.ts";
import { traumaChanges } from "./changes-view.ts";
import { d20View, edgeRows, nettingView, termRows } from "./roll-view.ts";
import { watcherName } from "./stealth-dialog-view.ts";

/** What a card is made of: the message's data, and what its dice came to. */
export interface CheckCardFacts {
  readonly purpose: "ability" | "stealth" | "item" | "medicine";
  readonly ability: AbilityId | "";
  readonly item: TranslatedName;
  readonly terms: readonly KeptTerm[];
  readonly edges: readonly KeptEdge[];
  readonly difficulty: number | null;
  readonly stealth: {
    readonly metres: number;
    readonly watchers: readonly Pick<StealthWatcher, "name" | "attention" | "isInMelee">[];
  } | null;
  readonly medicine: {
    readonly name: string;
    readonly part: string;
    readonly partName: TranslatedName;
    /** Points that were rolled; 0 for none. */
    readonly healed: number;
  } | null;
  readonly changes: readonly AttackChangeFacts[];
  /** `null` while no dice can be read, and where none were needed. */
  readonly judgement: CheckJudgement | null;
  readonly secret: SecretFacts;
}

/** The card as the template shows it. */
export function checkCard(facts: CheckCardFacts, reader: Reader) {
  const { judgement, medicine, secret } = facts;
  const success = successOf(judgement?.success ?? null, secret);
  const isNoticed = facts.stealth?.watchers.some(({ isInMelee }) => isInMelee) ?? false;
  const part = ({ about }: AttackChangeFacts) =>
    partName(about.part, [{ id: about.part, name: medicine?.partName ?? facts.item }], reader);
  return {
    title: title(facts, reader),
    subtitle: subtitle(facts, reader),
    isSuccess: success === true,
    isFailure: success === false || isNoticed,
    headline: isNoticed ? noticed(facts, reader) : headline(facts, reader),
    result: judgement && !isNoticed ? resultView(judgement, facts, reader) : null,
    healed: medicine?.healed
      ? reader.text("QUARTET.Trauma.Medicine.Rolled", { points: medicine.healed })
      : "",
    ...secretView(secret),
    watchers: facts.stealth ? watcherRows(facts, reader) : [],
    ...traumaChanges(facts.changes, part, reader),
  };
}

function title({ purpose, ability, item }: CheckCardFacts, reader: Reader): string {
  if (purpose === "stealth") return reader.text("QUARTET.Trauma.Stealth.Title");
  if (item.name) return readerName(item, reader.language);
  return ability ? abilityName(ability, reader) : reader.text("QUARTET.Trauma.Check.Bare");
}

/** What it is, and what was acted with. */
function subtitle(facts: CheckCardFacts, reader: Reader): string {
  const { purpose, ability, medicine, stealth } = facts;
  if (purpose === "medicine")
    return reader.text("QUARTET.Trauma.Medicine.For", { name: medicine?.name ?? "" });
  if (stealth)
    return reader.text("QUARTET.Trauma.Stealth.Moved", {
      way: reader.measure("length", stealth.metres),
    });
  if (purpose === "item" && ability)
    return reader.text("QUARTET.Trauma.Check.With", { ability: abilityName(ability, reader) });
  return purpose === "ability" && ability ? reader.text("QUARTET.Trauma.Check.Plain") : "";
}

function headline(facts: CheckCardFacts, reader: Reader): string {
  const { judgement, purpose, stealth, secret } = facts;
  if (purpose === "medicine") return reader.text("QUARTET.Trauma.Medicine.Used");
  if (!judgement) return "";
  const { roll } = judgement;
  const success = successOf(judgement.success, secret);
  if (success === null) return reader.text("QUARTET.Trauma.Check.Total", { total: roll.total });
  if (stealth)
    return reader.text(`QUARTET.Trauma.Stealth.Result.${success ? "unnoticed" : "noticed"}`);
  return reader.text(`QUARTET.Trauma.Check.${success ? "Success" : "Failure"}`);
}

/** Whoever is near enough to strike needs no luck (Trauma 003:17). */
function noticed({ stealth }: CheckCardFacts, reader: Reader): string {
  const names = (stealth?.watchers ?? [])
    .filter(({ isInMelee }) => isInMelee)
    .map((watcher) => watcherName(watcher, reader));
  return reader.text("QUARTET.Trauma.Stealth.NoticedBy", { names: names.join(", ") });
}

function resultView({ roll, netting }: CheckJudgement, facts: CheckCardFacts, reader: Reader) {
  const { difficulty, terms, edges, item } = facts;
  return {
    dice: d20View(roll.die, reader),
    total: reader.number(roll.total),
    against: difficulty === null ? "" : reader.number(difficulty),
    kept: reader.number(roll.die.kept),
    terms: termRows(terms, item, reader),
    edges: edgeRows(edges, reader),
    netting: nettingView(netting, reader),
    rule: difficulty === null ? "" : reader.text("QUARTET.Trauma.Check.Rule"),
  };
}

/** Who could notice, the keenest first. */
function watcherRows({ stealth }: CheckCardFacts, reader: Reader) {
  return [...(stealth?.watchers ?? [])]
    .sort((a, b) => b.attention - a.attention)
    .map((watcher) => ({
      name: watcherName(watcher, reader),
      attention: reader.number(watcher.attention),
    }));
}
