import { describe, expect, it } from "vitest";
import { sortedByName } from "../../../src/core/i18n/language.ts";
import { knownName, readerDescription, readerName } from "../../../src/core/i18n/translations.ts";

const translations = {
  en: { name: "Pistol", description: "<p>Small.</p>" },
  fi: { name: "Pistooli", description: "<p>Pieni.</p>" },
};

describe("names of documents from our packs", () => {
  it("are read in the reader's language", () => {
    expect(readerName({ name: "Pistol", translations }, "fi")).toBe("Pistooli");
  });
  it("are English where a translation is missing", () => {
    expect(readerName({ name: "Pistol", translations }, "sv")).toBe("Pistol");
  });
  it("are the new name for everybody once somebody has renamed the document", () => {
    expect(readerName({ name: "Old Reliable", translations }, "fi")).toBe("Old Reliable");
  });
  it("are as typed where there are no translations", () => {
    expect(readerName({ name: "Vasara", translations: {} }, "ru")).toBe("Vasara");
  });
});

describe("names that tokens and messages hold", () => {
  const name = (name: string, language: string) => knownName({ name, translations }, language);
  it("are read in the reader's language, whoever's language they were written in", () => {
    expect(name("Pistol", "fi")).toBe("Pistooli");
    expect(name("Pistooli", "en")).toBe("Pistol");
    expect(name("Pistooli", "sv")).toBe("Pistooli");
  });
  it("keep the number that tells several of one kind apart", () => {
    expect(name("Pistol (2)", "fi")).toBe("Pistooli (2)");
  });
  it("are somebody's own where no translation has them", () => {
    for (const own of ["Old Reliable", "Pistol two", "(2)", ""]) expect(name(own, "fi")).toBeNull();
    expect(knownName({ name: "Vasara", translations: {} }, "ru")).toBeNull();
  });
});

describe("descriptions", () => {
  it("follow the reader until somebody edits them", () => {
    expect(readerDescription("<p>Small.</p>", translations, "fi")).toBe("<p>Pieni.</p>");
    expect(readerDescription("<p>Mine.</p>", translations, "fi")).toBe("<p>Mine.</p>");
    expect(readerDescription("<p>Small.</p>", translations, "ru")).toBe("<p>Small.</p>");
  });
});

describe("lists", () => {
  const names = (list: string[], language: string) =>
    sortedByName(
      list.map((name) => ({ name })),
      language,
    ).map(({ name }) => name);

  it("are sorted as Finns and Swedes do", () => {
    const words = ["Ölkunskap", "Åska", "Zoologia", "Äly", "Arkeologi"];
    const sorted = ["Arkeologi", "Zoologia", "Åska", "Äly", "Ölkunskap"];
    expect(names(words, "fi")).toEqual(sorted);
    expect(names(words, "sv")).toEqual(sorted);
  });
  it("are sorted as Russians do, with Ё beside Е", () => {
    expect(names(["Жук", "Ёж", "Ель", "Еда"], "ru")).toEqual(["Еда", "Ёж", "Ель", "Жук"]);
  });
});
