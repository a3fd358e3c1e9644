import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { abilityName, bandName, partName } from "../names.ts";
import type { KeptTerm } from "../rolls/judge-check.ts";
import { EDGE_KINDS, type EdgeKind, type RollConfig } from "../rolls/roll-config.ts";
import type { AbilityId } from "../rules/abilities.ts";
import type { KeptD20 } from "../rules/advantage.ts";
import { D20, type Edge, type Netting, type RollMode } from "../rules/advantage.ts";
import { BODY_PARTS } from "../rules/body.ts";
import type { PainBand } from "../rules/pain.ts";

/** Whatever adds to a die, or could. */
type AnyTerm = Pick<KeptTerm, "source" | "value"> & { readonly id?: string | undefined };

/** Where a number comes from. */
export function termName(
  { source, id }: AnyTerm,
  item: TranslatedName | null,
  reader: Reader,
): string {
  if (source === "ability") return abilityName(id as AbilityId, reader);
  if (source === "pain") return bandName(id as PainBand, reader);
  if (source === "weapon" && item?.name) return readerName(item, reader.language);
  return reader.text(`QUARTET.Trauma.Roll.Term.${source}`);
}

/** The numbers of a sum, each with where it comes from. */
export function termRows(terms: readonly AnyTerm[], item: TranslatedName | null, reader: Reader) {
  return terms.map((term) => ({
    label: termName(term, item, reader),
    value: reader.change(term.value),
  }));
}

/** Why there is an advantage or a disadvantage. */
export function edgeName({ source, id }: Pick<Edge, "source" | "id">, reader: Reader): string {
  if (source === "severePain") return bandName("severe", reader);
  if (source === "moderatePain") return bandName("moderate", reader);
  const isNamed = source === "injuredArm" && (BODY_PARTS as readonly string[]).includes(id ?? "");
  if (!isNamed) return reader.text(`QUARTET.Trauma.Roll.Edge.${source}`);
  return reader.text("QUARTET.Trauma.Roll.Edge.injuredPart", {
    part: partName(id ?? "", [], reader),
  });
}

/** How the die is thrown, and why. */
export function nettingView({ mode, rule, ...counts }: Netting, reader: Reader) {
  return {
    mode,
    text: reader.text(`QUARTET.Trauma.Roll.Mode.${mode}`, { dice: d20Text(mode, reader) }),
    rule: rule === "noEdge" ? "" : reader.text(`QUARTET.Trauma.Roll.Netting.${rule}`, counts),
  };
}

/** The dice of a mode in the reader's notation. */
export function d20Text(mode: RollMode, { language }: Reader): string {
  return formatDice({ count: mode === "normal" ? 1 : 2, faces: D20 }, language);
}

/** The counters of the situation's reasons, and those that pain and injuries bring. */
export function edgeFields(
  config: RollConfig,
  plan: { readonly edges: readonly Edge[]; readonly netting: Netting },
  reader: Reader,
) {
  const counts = { advantage: config.advantages, disadvantage: config.disadvantages };
  return {
    counters: EDGE_KINDS.map((kind) => ({
      kind,
      label: reader.text(`QUARTET.Trauma.Roll.Kind.${kind}`),
      more: reader.text(`QUARTET.Trauma.Roll.More.${kind}`),
      fewer: reader.text(`QUARTET.Trauma.Roll.Fewer.${kind}`),
      count: reader.number(counts[kind]),
      isNone: counts[kind] === 0,
      sources: sourcesOf(plan.edges, kind, reader),
    })),
    netting: nettingView(plan.netting, reader),
  };
}

/** The reasons that come by themselves. */
function sourcesOf(edges: readonly Edge[], kind: EdgeKind, reader: Reader): string[] {
  return edges
    .filter((edge) => edge.kind === kind && edge.source !== "situation")
    .map((edge) => edgeName(edge, reader));
}

/** All reasons of a roll that has fallen, those of the situation too. */
export function edgeRows(edges: readonly Edge[], reader: Reader) {
  return edges.map((edge) => ({
    isAdvantage: edge.kind === "advantage",
    kind: reader.text(`QUARTET.Trauma.Roll.Kind.${edge.kind}`),
    label: edgeName(edge, reader),
  }));
}

/** The sum of a plan, line by line, with what it takes of the round. */
export function sumFields(
  config: RollConfig,
  plan: { readonly terms: readonly AnyTerm[]; readonly modifier: number },
  item: TranslatedName | null,
  reader: Reader,
) {
  const given = plan.terms.filter(({ source }) => source !== "modifier");
  return {
    terms: termRows(given, item, reader),
    modifier: config.modifier,
    total: reader.change(plan.modifier),
    spent:
      config.isSpent && config.cost ? reader.text(`QUARTET.Trauma.Roll.Spent.${config.cost}`) : "",
  };
}

/** What is thrown, such as `2к20 + 4`. */
export function poolText(mode: RollMode, modifier: number, reader: Reader): string {
  const dice = d20Text(mode, reader);
  if (modifier === 0) return dice;
  return `${dice} ${modifier < 0 ? "−" : "+"} ${reader.number(Math.abs(modifier))}`;
}

/** The dice as they fell: the one that counts, and the other. */
export function d20View({ faces, keptIndex }: KeptD20, reader: Reader) {
  return faces.map((face, i) => ({
    face: reader.number(face),
    isKept: i === keptIndex,
    label: reader.text(`QUARTET.Trauma.Roll.Face.${i === keptIndex ? "kept" : "dropped"}`, {
      face,
    }),
  }));
}
