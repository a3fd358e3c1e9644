/** Compares the fields of the bench's schemas with those of the typings. */
import type { Exact, Names } from "./key-coverage.ts";
import type * as lists from "./left-out/schemas.ts";
import type { schemaFields } from "./schema-fields.ts";

type Real = typeof foundry.documents & Pick<typeof foundry.data, "PrototypeToken">;
type Bench = typeof schemaFields;

type RealFields<Name extends keyof Bench> = Extract<
  Names<ReturnType<Real[Name]["defineSchema"]>>,
  string
>;

/** `BaseActor#field` for each field of the typings that the bench's schema lacks. */
type LeftOut = {
  [Name in keyof Bench]: `${Name}#${Exclude<RealFields<Name>, Bench[Name][number]>}`;
}[keyof Bench];

/** The fields of the bench's schemas of which the typings know nothing. */
type Extra = {
  [Name in keyof Bench]: `${Name}#${Exclude<Bench[Name][number], RealFields<Name>>}`;
}[keyof Bench];

true satisfies Exact<LeftOut, lists.Fields>;
true satisfies Exact<Extra, lists.OwnFields>;
