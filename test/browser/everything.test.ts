import { describe, expect, it } from "vitest";
import { type Finding, inspect, inspectContrast, isSerious } from "./host/axe.ts";
import type { Client } from "./host/clients.ts";
import { cramped, cutInFields, narrow, wear } from "./host/measure.ts";
import { isPseudo, pseudo, speakPseudo, unspoken } from "./host/pseudo.ts";
import { useSurfaces } from "./host/surfaces.ts";
import { useTable } from "./host/table.ts";

/*
 * Everything of ours that can be on the screen, shown once each in a language that nobody speaks:
 * its words, its room, and whether everyone can read and use it in both themes.
 */

/** The narrowest that our windows become. */
const NARROWEST = 480;
const LIGHT = { applications: "light", interface: "light" } as const;
const DARK = { applications: "dark", interface: "dark" } as const;

const table = useTable({ players: ["gm"], before: speakPseudo });
const surfaces = useSurfaces(table);

/** Unfolds everything: what is hidden cannot be read or measured. */
function unfold(client: Client, selector: string): Promise<void> {
  return client.run((selector) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`${selector} details`))
      details.open = true;
  }, selector);
}

/** Texts that nobody can read in full. Names that people have given may be of any length. */
async function squeezed(client: Client, selector: string): Promise<string[]> {
  const cut = await cutInFields(client, selector);
  return [...(await cramped(client, selector)), ...cut.filter(isPseudo)];
}

const told = (theme: string) => (finding: Finding) =>
  `${theme}: ${finding.rule}, ${finding.impact}: ${finding.why} ${finding.where}`;

/** What axe finds serious. The second theme can change nothing but colours. */
async function barriers(client: Client, selector: string): Promise<string[]> {
  await wear(client, DARK);
  const dark = await inspect(client, selector);
  await wear(client, LIGHT);
  const light = await inspectContrast(client, selector);
  return [
    ...dark.filter(isSerious).map(told("dark")),
    ...light.filter(isSerious).map(told("light")),
  ];
}

it("is about as long as our longest language, and keeps its placeholders", () => {
  const text = pseudo("{name} may throw once more, if the others agree.");
  expect(text).toMatch(/^‹\{name\} .*›$/);
  expect(text.length).toBeGreaterThan(1.3 * 48);
  expect(pseudo("TK")).toBe("‹ŤĶ›");
});

describe.each(surfaces)("$name", ({ show, isDrawnByHost }) => {
  it("is translated as a whole, fits at every width, and is there for everyone in both themes", async () => {
    const { gm } = table;
    const findings: string[] = [];
    await show(gm, async (what, selector) => {
      await gm.locator(selector).first().waitFor();
      await unfold(gm, selector);
      const note = (found: readonly string[], where = what) =>
        findings.push(...found.map((text) => `${where}: ${text}`));
      note(await unspoken(gm, selector));
      note(await squeezed(gm, selector));
      if (!isDrawnByHost) note(await barriers(gm, selector));
      const widen = await narrow(gm, selector, NARROWEST);
      if (!widen) return;
      note(await squeezed(gm, selector), `${what} at ${NARROWEST}`);
      await widen();
    });
    expect([...new Set(findings)].join("\n")).toBe("");
  });
});
