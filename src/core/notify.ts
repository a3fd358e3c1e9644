import { reader } from "./i18n/language.ts";
import { RuleError } from "./rules/errors.ts";

type Data = Readonly<Record<string, string | number>>;

/** A notice in the reader's language. Names in `data` may hold anything: Foundry escapes them. */
export function warn(key: string, data?: Data): void {
  ui.notifications.warn(reader().text(key, data), { escape: true } as never);
}

export function inform(key: string, data?: Data): void {
  ui.notifications.info(reader().text(key, data), { escape: true } as never);
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
