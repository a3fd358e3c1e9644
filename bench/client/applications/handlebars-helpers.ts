import Handlebars from "handlebars";
import { timeSince } from "../../common/utils.ts";
import { generation } from "../globals.ts";
import { BenchDeprecated } from "../strict.ts";
import { formGroup, formInput } from "./forms/field-helpers.ts";
import { optionsHTML } from "./forms/option-elements.ts";
import { optionsFrom, type SelectChoices } from "./forms/select-options.ts";
import { localize as translate } from "./text.ts";

type Hash = Record<string, unknown>;
interface HelperOptions {
  hash: Hash;
}

const safe = (html: string) => new Handlebars.SafeString(html);
const escapeText = (value: unknown) => Handlebars.escapeExpression(value as string);

/** The arguments that a template wrote, without the options that Handlebars adds. */
const given = (args: unknown[]) => args.slice(0, -1);

const attribute = (name: string, value: unknown) =>
  value === undefined || value === null || value === false ? "" : ` ${name}="${escapeText(value)}"`;

export const checked = (value: unknown) => (value ? "checked" : "");
export const disabled = (value: unknown) => (value ? "disabled" : "");
export const ifThen = (criteria: unknown, yes: unknown, no: unknown) => (criteria ? yes : no);
export const object = ({ hash }: HelperOptions) => hash;

/** Join strings; what is not a string or number has no place in it. */
export function concat(...args: unknown[]) {
  return safe(
    given(args)
      .filter((value) => typeof value !== "object")
      .join(""),
  );
}

export function localize(value: unknown, { hash }: HelperOptions): string {
  const key = String(value ?? "");
  return Object.keys(hash).length > 0 ? translate(key, hash) : translate(key);
}

export function numberFormat(value: unknown, { hash }: HelperOptions) {
  const number = Number.parseFloat(String(value));
  const { decimals, sign = false } = hash as { decimals?: number; sign?: boolean };
  const text = decimals === undefined ? String(number) : number.toFixed(decimals);
  const signed = sign && number >= 0 ? `+${text}` : text;
  return generation() === 14 ? safe(signed) : signed;
}

export function numberInput(value: unknown, { hash }: HelperOptions) {
  const { class: cssClass, disabled: off, readonly, required, autofocus, ...rest } = hash;
  const { step } = rest as { step?: number | "any" };
  const size = Number(step);
  const raw = value === null || value === undefined || value === "" ? "" : Number(value);
  const rounded =
    typeof raw === "number" && size > 0 ? Number((Math.round(raw / size) * size).toFixed(10)) : raw;
  const flags = { disabled: off, readonly, required, autofocus };
  const attributes = [
    attribute("value", Number.isNaN(rounded) ? "" : rounded),
    attribute("class", cssClass),
    ...["name", "step", "min", "max", "placeholder"].map((key) => attribute(key, rest[key])),
    ...Object.entries(flags).map(([key, on]) => (on ? ` ${key}` : "")),
  ];
  return safe(`<input type="number"${attributes.join("")}>`);
}

export function radioBoxes(name: string, choices: Record<string, string>, { hash }: HelperOptions) {
  const rows = Object.entries(choices).map(([value, label]) => {
    const text = hash.localize ? translate(label) : label;
    const mark = String(hash.checked) === value ? " checked" : "";
    const input = `<input type="radio" name="${escapeText(name)}" value="${escapeText(value)}"${mark}>`;
    return `<label class="checkbox">${input} ${escapeText(text)}</label>`;
  });
  return safe(rows.join(""));
}

export function selectOptions(choices: SelectChoices, { hash }: HelperOptions) {
  if ("nameAttr" in hash) throw new BenchDeprecated("selectOptions nameAttr", "valueAttr");
  return safe(optionsHTML(optionsFrom(choices, hash), hash));
}

export function editor(content: unknown, { hash }: HelperOptions) {
  const { engine = "prosemirror", target, button, editable = true, class: cssClass } = hash;
  if (engine !== "prosemirror") throw new BenchDeprecated(`editor engine "${engine}"`);
  if (!editable)
    return safe(`<div class="editor"><div class="editor-content">${content ?? ""}</div></div>`);
  const attributes = [
    attribute("name", target),
    attribute("value", content ?? ""),
    attribute("class", cssClass),
    button ? " toggled" : "",
  ];
  return safe(`<prose-mirror${attributes.join("")}></prose-mirror>`);
}

const comparisons = {
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  lt: (a: number, b: number) => a < b,
  gt: (a: number, b: number) => a > b,
  lte: (a: number, b: number) => a <= b,
  gte: (a: number, b: number) => a >= b,
  not: (value: unknown) => !value,
  and: (...args: unknown[]) => given(args).every(Boolean),
  or: (...args: unknown[]) => given(args).some(Boolean),
};

function deprecated(name: string, instead: string): [string, () => never] {
  return [
    name,
    () => {
      throw new BenchDeprecated(`{{${name}}}`, instead);
    },
  ];
}

/** Make the helpers known to templates. */
export function registerHelpers(handlebars: typeof Handlebars): void {
  const helpers = {
    ...comparisons,
    checked,
    concat,
    disabled,
    editor,
    formField: formGroup,
    formGroup,
    formInput,
    ifThen,
    localize,
    numberFormat,
    numberInput,
    object,
    radioBoxes,
    selectOptions,
    timeSince: (value: Date | string | number) => timeSince(value),
    ...Object.fromEntries([
      deprecated("rangePicker", "<range-picker>"),
      deprecated("filePicker", "<file-picker>"),
      deprecated("colorPicker", "<color-picker>"),
      deprecated("select", "selectOptions"),
    ]),
  };
  handlebars.registerHelper(helpers as unknown as Handlebars.HelperDeclareSpec);
}
