import { describe, expect, it } from "vitest";
import type { Client } from "./host/clients.ts";
import { cramped, cutInFields, narrow } from "./host/measure.ts";
import { isPseudo, pseudo, speakPseudo, unspoken } from "./host/pseudo.ts";
import { useSurfaces } from "./host/surfaces.ts";
import { useTable } from "./host/table.ts";

/** The narrowest that our windows become. */
const NARROWEST = 480;

const table = useTable({ players: ["gm"], before: speakPseudo });
const surfaces = useSurfaces(table);

/** Unfolds everything: what is hidden cannot be read or measured. */
function unfold(client: Client, selector: string): Promise<void> {
  return client.run((selector) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`${selector} details`))
      details.open = true;
  }, selector);
}

it("is about as long as our longest language, and keeps its placeholders", () => {
  const text = pseudo("{name} may throw once more, if the others agree.");
  expect(text).toMatch(/^‹\{name\} .*›$/);
  expect(text.length).toBeGreaterThan(1.3 * 48);
  expect(pseudo("TK")).toBe("‹ŤĶ›");
});

describe.each(surfaces)("$name", ({ show }) => {
  it("is translated as a whole, and fits at its default and at its smallest width", async () => {
    const { gm } = table;
    const findings: string[] = [];
    await show(gm, async (what, selector) => {
      await gm.locator(selector).first().waitFor();
      await unfold(gm, selector);
      const note = (found: readonly string[], where = what) =>
        findings.push(...found.map((text) => `${where}: ${text}`));
      /** Names that somebody has given are left out: they may be of any length. */
      const measure = async (where = what) => {
        note(await cramped(gm, selector), where);
        note((await cutInFields(gm, selector)).filter(isPseudo), where);
      };
      note(await unspoken(gm, selector));
      await measure();
      const widen = await narrow(gm, selector, NARROWEST);
      if (!widen) return;
      await measure(`${what} at ${NARROWEST}`);
      await widen();
    });
    expect([...new Set(findings)].join("\n")).toBe("");
  });
});
