/** A value to set, or to add. */
export interface NumberChange {
  value: number;
  isDelta: boolean;
}

/**
 * What was typed into a bar: `12` or `=-3` sets, `+2` and `−3` add. Decimal comma or point,
 * hyphen or minus sign. Null if it is no number.
 */
export function readChange(text: string): NumberChange | null {
  const plain = text.trim().replace(",", ".").replaceAll("−", "-");
  const match = /^([=+-]?)\s*(-?\d+(?:\.\d+)?)$/.exec(plain);
  if (!match) return null;
  const number = Number(match[2]);
  if (match[1] === "-") return { value: -number, isDelta: true };
  return { value: number, isDelta: match[1] === "+" };
}
