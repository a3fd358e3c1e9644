import { createRequire } from "node:module";
import type { Client } from "./clients.ts";

/** One thing that axe finds wrong, and where. */
export interface Finding {
  readonly rule: string;
  /** How bad it is, from `minor` to `critical`. */
  readonly impact: string;
  readonly where: string;
  readonly why: string;
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** What people who see little, or who use only the keyboard, run into. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];

/** Looks with axe at everything that matches the selector. Nothing matching is an error. */
export async function inspect(client: Client, selector: string): Promise<Finding[]> {
  return run(client, selector, { runOnly: { type: "tag", values: TAGS } });
}

/** Only whether the colours differ enough: what a second theme can change. */
export async function inspectContrast(client: Client, selector: string): Promise<Finding[]> {
  return run(client, selector, { runOnly: { type: "rule", values: ["color-contrast"] } });
}

/** What is not only a nuisance. */
export const isSerious = ({ impact }: Finding): boolean =>
  impact === "serious" || impact === "critical";

async function run(client: Client, selector: string, options: object): Promise<Finding[]> {
  await client.locator(selector).first().waitFor();
  const isThere = await client.run(() => "axe" in globalThis, null);
  if (!isThere) await client.page.addScriptTag({ path: AXE });
  const results = await client.run(
    async ([selector, options]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(include: string, options: object): Promise<AxeResults> };
      };
      return axe.run(selector, { ...options, resultTypes: ["violations"] });
    },
    [selector, options] as const,
  );
  return results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => ({
      rule: id,
      impact: impact ?? "",
      where: html.slice(0, 160),
      why: failureSummary.split("\n").slice(1, 2).join(" ").trim(),
    })),
  );
}
