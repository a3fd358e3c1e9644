import { createRequire } from "node:module";
import type { Client } from "./clients.ts";

/** One thing that axe finds wrong, and where. */
export interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly why: string;
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** What people who see little, or who use only the keyboard, run into. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

/** Looks with axe at everything that matches the selector. Nothing matching is an error. */
export async function inspect(client: Client, selector: string): Promise<Finding[]> {
  await client.locator(selector).first().waitFor();
  await client.page.addScriptTag({ path: AXE });
  const results = await client.run(
    async ([selector, tags]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(include: string, options: object): Promise<AxeResults> };
      };
      return axe.run(selector, { runOnly: { type: "tag", values: tags } });
    },
    [selector, TAGS] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => ({
      rule: id,
      where: html.slice(0, 160),
      why: failureSummary.split("\n").slice(1, 2).join(" ").trim(),
    })),
  );
}
