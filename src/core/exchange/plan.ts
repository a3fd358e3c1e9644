import { type CleanHtml, checkData, type DataType } from "./check-data.ts";
import { planEffects } from "./effects.ts";
import { error, type Finding, hasErrors, type Place, warning } from "./findings.ts";
import {
  type ActorData,
  APPLICATION,
  type Data,
  FORMAT,
  type ItemData,
  isData,
  MAX_ITEMS,
} from "./format.ts";
import { isSafeImage } from "./safe.ts";

/** What the system knows: everything that a file is held against. */
export interface Known {
  actor(type: string): DataType | null;
  item(type: string): DataType | null;
  readonly token: DataType;
  readonly cleanHtml: CleanHtml;
}

/** What an import would do. */
export interface Plan {
  readonly findings: readonly Finding[];
  /** What would be created; `null` if nothing can be. */
  readonly actor: ActorData | null;
}

const LONGEST_NAME = 200;
const DEEPEST = 30;

export function noPlan(problem: Finding): Plan {
  return { findings: [problem], actor: null };
}

/**
 * Turns the content of a file into what would be created, and everything that is to be said of it.
 * @param expected The type of the actor whose data would be replaced, if there is one.
 */
export function planImport(content: unknown, known: Known, expected: string | null = null): Plan {
  if (!isFile(content) || isTooDeep(content)) return noPlan(error("NotOurs"));
  const { format, actor: raw } = content;
  const findings: Finding[] = [];
  if (format > FORMAT) findings.push(warning("NewerFormat", {}, { format, known: FORMAT }));

  const type = typeOf(raw);
  const model = known.actor(type);
  if (!model) return { findings: [...findings, error("UnknownType", { type })], actor: null };
  if (expected && type !== expected) findings.push(error("OtherType", { type, expected }));
  const name = nameOf(raw.name);
  if (!name) findings.push(error("NoName"));
  if (!isData(raw.system)) findings.push(error("NoSystem"));
  const rows = Array.isArray(raw.items) ? raw.items : [];
  if (rows.length > MAX_ITEMS)
    findings.push(error("TooManyItems", { count: rows.length, max: MAX_ITEMS }));
  if (hasErrors(findings)) return { findings, actor: null };

  const system = checkData(model, raw.system, {}, known.cleanHtml);
  const token = checkData(known.token, raw.prototypeToken ?? {}, {}, known.cleanHtml);
  findings.push(...system.findings, ...token.findings.map(inToken));
  const items = rows.flatMap((row, index) => planItem(row, index + 1, known, findings));
  const effects = plannedEffects(raw, {}, known, findings);
  for (const { refusal } of [system, token])
    if (refusal) findings.push(error("Refused", { reason: refusal }));
  if (hasErrors(findings)) return { findings, actor: null };
  const actor = {
    name,
    type,
    ...picture(raw.img, {}, findings),
    system: system.data,
    items,
    ...effects,
    prototypeToken: token.data,
  };
  return { findings, actor };
}

function isFile(content: unknown): content is { format: number; actor: Data } {
  if (!isData(content) || content.application !== APPLICATION || !isData(content.actor))
    return false;
  return Number.isInteger(content.format) && Number(content.format) >= 1;
}

/** No data of ours is nested like that; whoever copies such data runs out of stack. */
function isTooDeep(content: unknown): boolean {
  let level = [content];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level
      .filter((value): value is object => typeof value === "object" && value !== null)
      .flatMap((value) => Object.values(value));
  }
  return false;
}

function planItem(row: unknown, number: number, known: Known, findings: Finding[]): ItemData[] {
  const skip = (finding: Finding): [] => {
    findings.push(finding);
    return [];
  };
  if (!isData(row)) return skip(warning("NotAnItem", {}, { number }));
  const type = typeOf(row);
  const name = nameOf(row.name);
  const item = { name: name || String(number), type };
  const model = known.item(type);
  if (!model) return skip(warning("UnknownItemType", { item }, { type }));
  if (!name) return skip(warning("NoItemName", {}, { number, type }));
  const {
    data,
    findings: told,
    refusal,
  } = checkData(model, row.system ?? {}, { item }, known.cleanHtml);
  findings.push(...told);
  if (refusal) return skip(warning("NotAnItem", { item }, { number }));
  const sort = typeof row.sort === "number" && Number.isInteger(row.sort) ? row.sort : 0;
  const effects = plannedEffects(row, { item }, known, findings);
  return [{ name, type, ...picture(row.img, { item }, findings), sort, system: data, ...effects }];
}

function plannedEffects(
  { effects: rows }: Data,
  where: Pick<Place, "item">,
  { cleanHtml }: Known,
  findings: Finding[],
): Pick<ActorData, "effects"> {
  const { effects, findings: told } = planEffects(rows, where, cleanHtml);
  findings.push(...told);
  return effects.length > 0 ? { effects } : {};
}

/** An object need not let itself be turned into text. */
function typeOf({ type }: Data): string {
  return typeof type === "string" ? type : "";
}

function nameOf(name: unknown): string {
  return typeof name === "string" ? name.trim().slice(0, LONGEST_NAME) : "";
}

/** A picture that may be shown; without one, the new document gets the one of its type. */
function picture(img: unknown, place: Place, findings: Finding[]): { img?: string } {
  if (img === undefined || img === null || img === "") return {};
  if (isSafeImage(img)) return { img };
  findings.push(warning("Image", { ...place, path: ["img"] }, { value: img }));
  return {};
}

function inToken(finding: Finding): Finding {
  const { place } = finding;
  return { ...finding, place: { ...place, path: ["prototypeToken", ...(place.path ?? [])] } };
}
