/** A colour as a number 0xRRGGBB; NaN if there is none. */
export class Color extends Number {
  /** From "#rrggbb", "#rgb", a number, [r, g, b] of 0–1, or another colour. */
  static from(value: unknown): Color {
    if (value instanceof Number || typeof value === "number") return new Color(Number(value));
    if (Array.isArray(value))
      return new Color(
        value.reduce<number>((sum, x) => sum * 256 + Math.round(Number(x) * 255), 0),
      );
    return Color.fromString(String(value ?? ""));
  }
  static fromString(text: string): Color {
    let hex = text.replace(/^#/, "");
    if (/^[0-9a-f]{3}$/i.test(hex)) hex = [...hex].map((digit) => digit + digit).join("");
    return new Color(
      /^[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex) ? Number.parseInt(hex.slice(0, 6), 16) : NaN,
    );
  }
  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }
  /** "#rrggbb", or "" without a colour. */
  get css(): string {
    return this.valid ? `#${this.valueOf().toString(16).padStart(6, "0")}` : "";
  }
  get rgb(): [number, number, number] {
    const value = this.valueOf();
    return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
  }
  override toString(): string {
    return this.css;
  }
  toJSON(): string {
    return this.css;
  }
}
