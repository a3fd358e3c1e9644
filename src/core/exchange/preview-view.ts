import type { Reader } from "../i18n/language.ts";
import { sortedByName } from "../i18n/language.ts";
import { readerName, type TranslatedName } from "../i18n/translations.ts";
import { pathWords } from "./field-words.ts";
import type { Finding, Place } from "./findings.ts";
import { type ActorData, type Data, type ItemData, isData } from "./format.ts";
import type { Plan } from "./plan.ts";

/** More would be no preview any more. */
const MOST_SHOWN = 40;
const LONGEST_VALUE = 60;
const KILOBYTE = 1024;

/** What the preview is told besides the plan. */
export interface PreviewFacts {
  readonly fileName: string;
  /** The name of the actor whose data would be replaced. */
  readonly target: string | null;
  /** What a type of actor or item is called; the type itself where nobody knows it. */
  typeName(document: "Actor" | "Item", type: string): string;
}

/** What the window shows of a plan. */
export function previewView({ findings, actor }: Plan, facts: PreviewFacts, here: Reader) {
  const rows = findings.map((finding) => ({
    isError: finding.severity === "error",
    where: placeText(finding.place, facts, here),
    text: findingText(finding, facts, here),
  }));
  // What stands in the way first.
  const sorted = [...rows.filter((row) => row.isError), ...rows.filter((row) => !row.isError)];
  const hidden = Math.max(0, sorted.length - MOST_SHOWN);
  const key = facts.target === null ? "Create" : "Replace";
  return {
    fileName: facts.fileName,
    summary: summary(findings, actor, here),
    isReady: actor !== null,
    findings: sorted.slice(0, MOST_SHOWN),
    more: hidden > 0 ? here.plural("QUARTET.Exchange.More", hidden) : "",
    created: actor && createdView(actor, facts, here),
    submit: here.text(`QUARTET.Exchange.${key}`),
  };
}

function summary(findings: readonly Finding[], actor: ActorData | null, here: Reader): string {
  if (!actor) return here.text("QUARTET.Exchange.CannotImport");
  if (findings.length === 0) return here.text("QUARTET.Exchange.AllWell");
  return here.plural("QUARTET.Exchange.Remarks", findings.length);
}

/** What would be there afterwards, the items by type. */
function createdView(actor: ActorData, facts: PreviewFacts, here: Reader) {
  const types = [...new Set(actor.items.map(({ type }) => type))];
  const groups = types.map((type) => {
    const names = actor.items
      .filter((item) => item.type === type)
      .map((item) => ({ name: shownName(item, here) }));
    return {
      name: facts.typeName("Item", type),
      count: here.number(names.length),
      items: sortedByName(names, here.language).map(({ name }) => name),
    };
  });
  return {
    name: shownName(actor, here),
    type: facts.typeName("Actor", actor.type),
    img: actor.img ?? "",
    count: here.plural("QUARTET.Exchange.Items", actor.items.length),
    groups: sortedByName(groups, here.language),
  };
}

/** Entries of our packs carry their name in every language. */
function shownName({ name, system }: ActorData | ItemData, here: Reader): string {
  const translations = isData(system.translations) ? system.translations : {};
  return readerName(
    { name, translations: translations as TranslatedName["translations"] },
    here.language,
  );
}

function placeText({ item, effect, path }: Place, facts: PreviewFacts, here: Reader): string {
  const owner = item
    ? [
        here.text("QUARTET.Exchange.ItemOfType", {
          name: item.name,
          type: facts.typeName("Item", item.type),
        }),
      ]
    : [];
  const part = effect ? [here.text("QUARTET.Exchange.EffectNamed", { name: effect.name })] : [];
  return [...owner, ...part, ...pathWords(path ?? [], here)].join(" › ");
}

function findingText({ code, detail }: Finding, facts: PreviewFacts, here: Reader): string {
  const document = code === "UnknownItemType" || code === "NoItemName" ? "Item" : "Actor";
  const told = Object.entries(detail).map(([key, value]): [string, string | number] => {
    if (key === "type" || key === "expected") return [key, facts.typeName(document, String(value))];
    if (key === "size") return [key, Math.ceil(Number(value) / KILOBYTE)];
    if (key === "max" && code === "TooLarge") return [key, Math.floor(Number(value) / KILOBYTE)];
    return [key, valueText(value, here)];
  });
  return here.text(`QUARTET.Exchange.Finding.${code}`, Object.fromEntries(told));
}

/** A value as the file has it, short enough for a line. */
function valueText(value: unknown, here: Reader): string | number {
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  const text =
    typeof value === "string"
      ? value
      : (JSON.stringify(value as Data) ?? here.text("QUARTET.Field.None"));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
