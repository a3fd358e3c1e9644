import { reader } from "./i18n/language.ts";
import { RuleError } from "./rules/errors.ts";

type Data = Readonly<Record<string, string | number>>;

/** A notice in the reader's language. Names in `data` may hold anything: they stay text. */
export function warn(key: string, data?: Data): void {
  ui.notifications.warn(notice(key, data));
}

export function inform(key: string, data?: Data): void {
  ui.notifications.info(notice(key, data));
}

/** Foundry shows notices as markup, and escapes only what it formats itself. */
export function notice(key: string, data: Data = {}): string {
  const escaped = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === "string" ? foundry.utils.escapeHTML(value) : value,
  ]);
  return reader().text(key, Object.fromEntries(escaped));
}

/** Tells the player what was wrong with an input of the rules. Other errors go on. */
export function warnOfRule(error: unknown): void {
  if (!(error instanceof RuleError)) throw error;
  const { code, detail } = error;
  warn(`QUARTET.RuleError.${code}`, {
    value: String(detail.value),
    min: detail.min ?? "",
    max: detail.max ?? "",
  });
}
