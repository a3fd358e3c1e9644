import { game } from "../../globals.ts";
import { isField } from "../../helpers/setting-types.ts";
import type { SettingConfig } from "../../helpers/settings.ts";
import { localize } from "../text.ts";
import { h, iconButton } from "../ui/dom.ts";
import { t } from "../ui/text.ts";
import { formRow, select } from "./form-rows.ts";

interface FieldWithInput {
  label?: string;
  hint?: string;
  toFormGroup(groupConfig: object, inputConfig: object): HTMLElement;
}

/** One setting as a row of the form; its control is named `<namespace>.<key>`. */
export function settingRow(config: SettingConfig): HTMLElement {
  const id = `${config.namespace}.${config.key}`;
  const label = localize(config.name ?? id);
  const hint = config.hint ? localize(config.hint) : null;
  const value = game.settings.get(config.namespace, config.key);
  const row = isField(config.type)
    ? fieldRow(config.type as unknown as FieldWithInput, id, value, { label, hint })
    : formRow(label, control(config, id, value), hint);
  row.dataset.settingId = id;
  tieLabel(row, id);
  row
    .querySelector("label")
    ?.append(h("span", { class: "setting-scope" }, t(`Settings.${SCOPES[config.scope]}`)));
  row.querySelector(".form-fields")?.append(
    iconButton("fa-solid fa-arrow-rotate-left", t("Settings.ResetOne", { name: label }), {
      dataset: { action: "resetSetting", key: id },
    }),
  );
  return row;
}

/** A field's own row may leave its label untied; a click on it and screen readers need the tie. */
function tieLabel(row: HTMLElement, name: string): void {
  const label = row.querySelector("label");
  const input = row.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!label || !input || label.htmlFor) return;
  input.id ||= `setting-${name.replaceAll(".", "-")}`;
  label.htmlFor = input.id;
}

const SCOPES = { world: "WorldScope", user: "UserScope", client: "ClientScope" } as const;

function fieldRow(
  field: FieldWithInput,
  name: string,
  value: unknown,
  { label, hint }: { label: string; hint: string | null },
): HTMLElement {
  // Fields show source data, such as arrays for sets.
  const shown = value instanceof Set ? [...value] : value;
  return field.toFormGroup(
    { label, hint: hint ?? undefined, localize: true },
    { name, value: shown, localize: true },
  );
}

function control(config: SettingConfig, name: string, value: unknown): HTMLElement {
  if (config.choices)
    return select(
      name,
      Object.entries(config.choices).map(([key, label]) => [key, localize(label)] as const),
      value as string,
    );
  if (config.type === Boolean)
    return h("input", { type: "checkbox", name, checked: Boolean(value) });
  if (config.range) {
    const { min, max, step = 1 } = config.range;
    const range = document.createElement("range-picker");
    for (const [key, entry] of Object.entries({ name, value, min, max, step }))
      range.setAttribute(key, String(entry));
    return range;
  }
  if (config.type === Number)
    return h("input", { type: "number", name, value: String(value), step: "any" });
  return h("input", { type: "text", name, value: String(value ?? ""), "data-dtype": "String" });
}
