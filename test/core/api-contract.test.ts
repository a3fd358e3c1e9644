import { describe, expect, it } from "vitest";

/** By a path: the parser's own types do not fit those of Foundry. */
const MODEL = "../../tools/api/model.ts";

interface Model {
  readApi(): object;
  contractOf(api: object): Record<string, string>;
}

describe("what modules and macros may rely on", () => {
  it("keeps its names and shapes: `vitest -u` if a change is meant", async () => {
    const { readApi, contractOf } = (await import(MODEL)) as Model;
    const contract = `${JSON.stringify(contractOf(readApi()), null, 2)}\n`;
    await expect(contract).toMatchFileSnapshot("../fixtures/api-contract.json");
  });
});
