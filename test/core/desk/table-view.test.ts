import { describe, expect, it } from "vitest";
import { deskGauge } from "../../../src/core/desk/gauge.ts";
import type { DeskValue, DeskView } from "../../../src/core/desk/rules.ts";
import { type Member, tableView } from "../../../src/core/desk/table-view.ts";
import { testReader } from "../../reader.ts";

const reader = testReader("sv");

const value = (name: string, rank: number, kind: DeskValue["kind"] = "skill"): DeskValue => ({
  id: name.toLowerCase(),
  kind,
  name,
  text: String(rank),
  rank,
});

function member(name: string, view: Partial<DeskView>, rest: Partial<Member> = {}): Member {
  const plain = { id: name, uuid: `Actor.${name}`, name, img: "", players: [], statuses: [] };
  const empty = { gauges: [], notes: [], values: [] };
  return { ...plain, isChosen: true, view: { ...empty, ...view }, ...rest };
}

describe("a gauge of the desk", () => {
  const share = (points: number, max?: number) =>
    deskGauge({ id: "lp", label: "LP", value: points, ...(max !== undefined && { max }) }, reader)
      .share;

  it("is empty only when nothing is left, and full only when nothing is missing", () => {
    expect([share(0, 30), share(1, 100), share(15, 30), share(99, 100), share(30, 30)]).toEqual([
      0, 5, 50, 95, 100,
    ]);
  });

  it("has no bar without a maximum, and none below nothing", () => {
    expect([share(3), share(-2, 13), share(1, 0)]).toEqual([null, 0, 0]);
  });
});

describe("the party side by side", () => {
  it("has a column for each, with gauges by their ids and a gap where one has none", () => {
    const lp = deskGauge({ id: "lp", label: "LP", value: 3, max: 13 }, reader);
    const table = tableView([member("Ylva", { gauges: [lp] }), member("Rada", {})], false, reader);
    expect(table.columns.map(({ name }) => name)).toEqual(["Ylva", "Rada"]);
    expect(table.gauges).toMatchObject([{ label: "LP", cells: [{ gauge: lp }, {}] }]);
    expect(table.columns[0]?.players).toBe("ingen spelare");
  });

  it("puts wounds before the statuses of tokens", () => {
    const notes = [{ icon: "fa-droplet", text: "sårad" }];
    const [cell] = tableView(
      [member("Ylva", { notes }, { statuses: ["liggande"] })],
      false,
      reader,
    ).states;
    expect(cell?.notes.map(({ text }) => text)).toEqual(["sårad", "liggande"]);
  });

  it("sorts skills in the reader's order, after what everybody has", () => {
    const ylva = member("Ylva", { values: [value("Åka", 1), value("Styrka", 3, "attribute")] });
    const rada = member("Rada", { values: [value("Zonteori", 2), value("Ankor", 4)] });
    const { values } = tableView([ylva, rada], false, reader);
    expect(values.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
      ["Styrka", "3", "–"],
      ["Ankor", "–", "4"],
      ["Zonteori", "–", "2"],
      ["Åka", "1", "–"],
    ]);
  });

  it("keeps to the skills that somebody is best at, until all are asked for", () => {
    const values = Array.from({ length: 12 }, (_, rank) => value(`Konst ${rank}`, rank));
    const few = tableView([member("Ylva", { values })], false, reader);
    expect(few.hasMore).toBe(true);
    expect(few.values.map(({ name }) => name)).toEqual(
      [4, 5, 6, 7, 8, 9, 10, 11].map((n) => `Konst ${n}`),
    );
    expect(tableView([member("Ylva", { values })], true, reader).values).toHaveLength(12);
  });
});
