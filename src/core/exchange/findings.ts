import type { Path } from "./shape.ts";

/** What stands in the way: nothing can be imported. */
export type ErrorCode =
  | "TooLarge"
  | "Empty"
  | "NotText"
  | "NotJson"
  | "NotOurs"
  | "UnknownType"
  | "OtherType"
  | "NoName"
  | "NoSystem"
  | "TooManyItems"
  | "Refused";

/** What is told, and does not stand in the way. */
export type WarningCode =
  | "NewerFormat"
  | "UnknownItemType"
  | "NotAnItem"
  | "NoItemName"
  | "NotAnEffect"
  | "UnknownField"
  | "WrongValue"
  | "OutOfRange"
  | "Markup"
  | "Image";

/** Where in the file something was found. */
export interface Place {
  /** The item; the actor itself if left out. */
  readonly item?: { readonly name: string; readonly type: string };
  /** The active effect of the item, or of the actor. */
  readonly effect?: { readonly name: string };
  /** The field, from the outside in. */
  readonly path?: Path;
}

/** One thing that is wrong, and where. */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly code: ErrorCode | WarningCode;
  readonly place: Place;
  /** Fills the placeholders of the text. Values are as the file has them. */
  readonly detail: Readonly<Record<string, unknown>>;
}

export function error(code: ErrorCode, detail: Finding["detail"] = {}): Finding {
  return { severity: "error", code, place: {}, detail };
}

export function warning(
  code: WarningCode,
  place: Place = {},
  detail: Finding["detail"] = {},
): Finding {
  return { severity: "warning", code, place, detail };
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "error");
}
