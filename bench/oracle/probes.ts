/*
 * What is tried out in a page. Each function runs in the browser, so it uses nothing from outside
 * itself; `unknown` globals are typed by the few members that it touches.
 */

interface Doc {
  readonly id: string;
  readonly _source: Record<string, unknown>;
  update(data: object, options?: object): Promise<unknown>;
  delete(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<Doc[]>;
}

export interface ProbePage {
  readonly game: {
    readonly version: string;
    readonly actors: { get(id: string): Doc | undefined };
  };
  readonly Actor: { create(data: object): Promise<Doc> };
  readonly Hooks: {
    on(name: string, listener: (...args: unknown[]) => void): number;
    off(name: string, id: number): void;
  };
  readonly foundry: {
    readonly data: { readonly fields: Record<string, new (options: object) => Field> };
    readonly applications: {
      readonly ux: { readonly FormDataExtended: new (form: HTMLFormElement) => { object: object } };
    };
  };
}

interface Field {
  clean(value: unknown): unknown;
  validate(value: unknown): { asError?(): Error; message?: string } | undefined;
}

/** Which hooks a life of an actor calls, with the kinds of their arguments. */
export async function hookOrder(): Promise<string[]> {
  const { Actor, Hooks } = globalThis as unknown as ProbePage;
  const kind = (value: unknown): string => {
    if (Array.isArray(value)) return "array";
    if (typeof value !== "object" || value === null) return typeof value;
    const { documentName } = value as { documentName?: string };
    return documentName ?? `{${Object.keys(value).sort().join(",")}}`;
  };
  const calls: string[] = [];
  const ids: [string, number][] = [];
  for (const document of ["Actor", "Item"])
    for (const stage of ["preCreate", "create", "preUpdate", "update", "preDelete", "delete"]) {
      const name = `${stage}${document}`;
      const note = (...args: unknown[]) => calls.push(`${name}(${args.map(kind).join(", ")})`);
      ids.push([name, Hooks.on(name, note)]);
    }
  const actor = await Actor.create({ name: "Oracle", type: "noppaCharacter" });
  const [item] = await actor.createEmbeddedDocuments("Item", [{ name: "It", type: "noppaGear" }]);
  await item?.update({ "system.quantity": 3 });
  await actor.update({ name: "Oracle 2" });
  await actor.update({ name: "Oracle 2" });
  await item?.delete();
  await actor.delete();
  for (const [name, id] of ids) Hooks.off(name, id);
  return calls;
}

/** What reaches `updateActor` of several kinds of update. */
export async function updateDiffs(): Promise<Record<string, unknown>> {
  const { Actor, Hooks } = globalThis as unknown as ProbePage;
  const actor = await Actor.create({ name: "Oracle", type: "noppaCharacter" });
  const updates: Record<string, [object, object?]> = {
    path: [{ "system.sisu.value": 1 }],
    same: [{ "system.sisu.value": 1 }],
    nested: [{ system: { sisu: { value: 2, max: 3 } } }],
    unknown: [{ "system.nonsense": 1, name: "Known" }],
    string: [{ "system.sisu.max": "7" }],
    negative: [{ "system.sisu.max": -7 }],
    fraction: [{ "system.sisu.max": 2.6 }],
    undiffed: [{ name: "Known" }, { diff: false }],
    newKey: [{ "system.attributes.oracle.value": 4 }],
  };
  const results: Record<string, unknown> = {};
  for (const [name, [data, options]] of Object.entries(updates)) {
    results[name] = "no hook";
    const id = Hooks.on("updateActor", (_actor, change) => {
      const { _stats, _id, ...rest } = structuredClone(change) as Record<string, unknown>;
      results[name] = rest;
    });
    await actor.update(data, options).catch((error: Error) => {
      results[name] = error.name;
    });
    Hooks.off("updateActor", id);
  }
  await actor.delete();
  return results;
}

/** What each field makes of odd values, or the name of its refusal. */
export function cleaning(): Record<string, Record<string, unknown>> {
  const { fields } = (globalThis as unknown as ProbePage).foundry.data;
  const made: [string, string, object][] = [
    [
      "count",
      "NumberField",
      { required: true, nullable: false, integer: true, min: 0, initial: 1 },
    ],
    ["limited", "NumberField", { min: 1, max: 2, integer: true }],
    ["stepped", "NumberField", { step: 0.5 }],
    ["text", "StringField", { required: true, blank: true, initial: "" }],
    ["choice", "StringField", { required: true, choices: ["a", "b"], initial: "a" }],
    ["flag", "BooleanField", {}],
    ["list", "ArrayField", {}],
  ];
  const values = [undefined, null, "", " x ", "3", "abc", -1, 2.6, Number.NaN, true, [], {}];
  const table: Record<string, Record<string, unknown>> = {};
  for (const [name, type, options] of made) {
    const Class = fields[type];
    if (!Class) continue;
    const field =
      type === "ArrayField"
        ? new (Class as unknown as new (element: Field) => Field)(
            new (fields.StringField ?? Class)({}),
          )
        : new Class(options);
    const row: Record<string, unknown> = {};
    table[name] = row;
    for (const value of values) {
      const key = Number.isNaN(value) ? "NaN" : (JSON.stringify(value) ?? "undefined");
      try {
        const clean = field.clean(value);
        const failure = field.validate(clean);
        row[key] = failure ? "refused" : (clean ?? String(clean));
      } catch (error) {
        row[key] = (error as Error).name;
      }
    }
  }
  return table;
}

/** What a form yields. */
export function formData(): object {
  const { FormDataExtended } = (globalThis as unknown as ProbePage).foundry.applications.ux;
  const form = document.createElement("form");
  form.innerHTML = `<input type="text" name="text" value=" a "><input type="number" name="number" value="1.5">
    <input type="number" name="empty" value=""><input type="checkbox" name="on" checked>
    <input type="checkbox" name="off"><input type="checkbox" name="many" value="a" checked>
    <input type="checkbox" name="many" value="b"><input type="radio" name="radio" value="1">
    <input type="radio" name="radio" value="2" checked><input type="text" name="disabled" value="x" disabled>
    <input type="text" name="typed" value="3" data-dtype="Number"><select name="select"><option value="o" selected>O</option></select>
    <select name="multiple" multiple><option value="a" selected></option><option value="b" selected></option></select>
    <textarea name="area">line</textarea><input type="text" name="deep.path" value="d"><button name="button" value="b"></button>`;
  return new FormDataExtended(form).object;
}

/** What becomes of changes that a player may not make. @param id An actor of the game master's. */
export async function refusals(id: string): Promise<Record<string, string>> {
  const { game, Actor } = globalThis as unknown as ProbePage;
  const actor = game.actors.get(id);
  const attempts: Record<string, () => Promise<unknown> | undefined> = {
    update: () => actor?.update({ name: "Taken" }),
    delete: () => actor?.delete(),
    createItem: () => actor?.createEmbeddedDocuments("Item", [{ name: "It", type: "noppaGear" }]),
    createActor: () => Actor.create({ name: "Oracle", type: "noppaCharacter" }),
  };
  const results: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts))
    results[name] = await Promise.resolve(attempt()).then(
      (outcome) => (outcome ? "done" : "nothing"),
      (error: Error) => error.name,
    );
  return results;
}
