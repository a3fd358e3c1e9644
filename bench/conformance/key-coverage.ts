/** The public members of `Real` that `Bench` does not have. */
type Missing<Real, Bench, Known = never> = Exclude<
  Extract<keyof Real, string>,
  keyof Bench | Known
>;

/** Instances of a class, whose type parameters count as anything. */
type InstanceOf<Class> = Class extends { prototype: infer Instance } ? Instance : never;

/** The fields of a model's instances; `schema-fields.ts` compares those. */
type FieldsOf<Class> = Class extends { defineSchema(): infer Schema } ? keyof Schema : never;

/** The names that both sides have and that are classes in both. */
type Classes<Real, Bench> = {
  [Name in keyof Real & keyof Bench & string]: Real[Name] extends { prototype: object }
    ? Bench[Name] extends { prototype: object }
      ? Name
      : never
    : never;
}[keyof Real & keyof Bench & string];

/** What the bench leaves out of a namespace: names, and members of the classes that it has. */
export type LeftOut<Real, Bench> = { names: Missing<Real, Bench> } & {
  [Name in Classes<Real, Bench> as `${Name} static`]: Missing<
    Real[Name],
    Bench[Name],
    "prototype"
  >;
} & {
  [Name in Classes<Real, Bench>]: Missing<
    InstanceOf<Real[Name]>,
    InstanceOf<Bench[Name]>,
    FieldsOf<Real[Name]>
  >;
};

type ListedFor<List, Name> = Name extends keyof List ? List[Name] : never;

/**
 * Where a list of what is left out is wrong: under "missing" what the bench lacks and nobody
 * listed, under "present" what is listed although the bench has it.
 */
type Differences<Left, List> = {
  [Name in keyof Left | keyof List as ListedFor<Left, Name> extends ListedFor<List, Name>
    ? ListedFor<List, Name> extends ListedFor<Left, Name>
      ? never
      : Name
    : Name]: {
    missing: Exclude<ListedFor<Left, Name>, ListedFor<List, Name>>;
    present: Exclude<ListedFor<List, Name>, ListedFor<Left, Name>>;
  };
};

/** `true` if the list is exact; otherwise the differences, which the compiler's message shows. */
export type Exact<Left, List> = [keyof Differences<Left, List>] extends [never]
  ? true
  : Differences<Left, List>;
