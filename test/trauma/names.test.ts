import { describe, expect, it } from "vitest";
import type { Reader } from "../../src/core/i18n/language.ts";
import { ownPartNames, partName, partWord } from "../../src/trauma/names.ts";

const reader = (language: string) =>
  ({ language, text: (key: string) => `${language}:${key}` }) as unknown as Reader;

describe("the name of a part", () => {
  const texts = (word: string) => ({
    name: "",
    description: "",
    words: { [partWord("jaw")]: word },
  });
  const hound = {
    body: { kind: "own", own: [{ id: "jaw", name: "jaw", role: "other", factor: 3 }] },
    translations: { en: texts("jaw"), ru: texts("пасть") },
  } as unknown as Parameters<typeof ownPartNames>[0];

  it("of a humanoid is the book's", () => {
    expect(partName("leftArm", [], reader("ru"))).toBe("ru:QUARTET.Trauma.Part.leftArm");
  });

  it("of a body of its own is the reader's, until somebody renames it", () => {
    const own = ownPartNames(hound);
    expect([partName("jaw", own, reader("ru")), partName("jaw", own, reader("fi"))]).toEqual([
      "пасть",
      "jaw",
    ]);
    const [jaw] = hound.body.own;
    const renamed = { ...hound, body: { ...hound.body, own: [{ ...jaw!, name: "Beak" }] } };
    expect(partName("jaw", ownPartNames(renamed as never), reader("ru"))).toBe("Beak");
  });

  it("is its id where nobody has given it one", () => {
    expect(partName("antenna", [], reader("en"))).toBe("antenna");
  });
});
