import type { Reader } from "../../core/i18n/language.ts";
import { measuredNumbers } from "../../core/i18n/measures.ts";
import { attributeName } from "../names.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { type SettingsWarning, settingsWarnings } from "../rules/settings-check.ts";

/** The setting beside which each warning stands. */
const SUBJECTS = {
  gainZero: "gain",
  gainFallsWithDie: "gain",
  gainFallsWithSkill: "gain",
  gainDiffersFromExample: "gain",
  limitNotAboveLevel: "limits",
  limitFallsWithLevel: "limits",
  chanceFallsWithSkill: "chance",
  halfCellNotHigh: "allotment",
  slowerThanLowerPace: "speeds",
  magicAttributeMissing: "magicAttribute",
  magicAttributeWithoutNb: "magicAttribute",
} as const satisfies Readonly<Record<SettingsWarning["id"], keyof RpsSettings>>;

/** What is odd about the settings, in sentences, by the setting that they are about. */
export function warningTexts(
  settings: RpsSettings,
  reader: Reader,
): ReadonlyMap<keyof RpsSettings, readonly string[]> {
  const texts = new Map<keyof RpsSettings, string[]>();
  for (const { id, numbers, subjects } of settingsWarnings(settings)) {
    const names = subjects.map((attribute) => attributeName(attribute, reader)).join();
    const shown =
      id === "slowerThanLowerPace" ? measuredNumbers("speed", numbers, reader) : numbers;
    const text = reader.text(`QUARTET.Rps.Settings.Warning.${id}`, { ...shown, names });
    const key = SUBJECTS[id];
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return texts;
}
