import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { filesBelow } from "./files.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly "timeout-minutes"?: number;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const workflows = filesBelow(".github/workflows", ".yml").map(({ path, text }) => ({
  path,
  workflow: parse(text) as Workflow,
}));

describe.each(workflows)("$path", ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);

  it("uses actions of one commit only, since tags can be moved", () => {
    for (const { uses } of jobs.flatMap(({ steps }) => steps))
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it("may do nothing by default but read, and ends on its own", () => {
    const { permissions } = workflow;
    expect(permissions).toBeDefined();
    expect(Object.values(permissions ?? {}).every((level) => level === "read")).toBe(true);
    for (const job of jobs) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });

  it("runs no code of ours or of packages where it may write", () => {
    const writing = jobs.filter(({ permissions = {} }) =>
      Object.values(permissions).includes("write"),
    );
    for (const { run = "" } of writing.flatMap(({ steps }) => steps))
      expect(run).not.toMatch(/\b(npm|npx|node)\b/);
  });

  it("hands names from outside to scripts through variables", () => {
    for (const { run = "" } of jobs.flatMap(({ steps }) => steps)) expect(run).not.toContain("${{");
  });
});
