/**
 * Names that do not count: those of every class, those that only the typings have (their brands
 * begin with a space), and internal ones, which begin with an underscore.
 */
type Ignored = "prototype" | "name" | "types" | "Internal" | ` ${string}` | `_${string}`;

/** The public members of `Real` that `Bench` does not have. */
export type Missing<Real, Bench, Known = never> = Exclude<
  Extract<keyof Real, string>,
  keyof Bench | Known | Ignored
>;

/** Instances of a class, whose type parameters count as anything. */
type InstanceOf<Class> = Class extends { prototype: infer Instance } ? Instance : never;

/** The names of an object without its index signature. */
export type Names<Type> = keyof { [Name in keyof Type as string extends Name ? never : Name]: 0 };

/** The fields of a model's instances; `schema-fields.ts` compares those. */
type FieldsOf<Class> = Class extends { defineSchema(): infer Schema } ? Names<Schema> : never;

/** `Roll.member` of the class itself, `Roll#member` of its instances. */
export type MembersLeftOut<Name extends string, Real, Bench> = Real extends { prototype: object }
  ? Bench extends { prototype: object }
    ?
        | `${Name}.${Missing<Real, Bench>}`
        | `${Name}#${Missing<InstanceOf<Real>, InstanceOf<Bench>, FieldsOf<Real>>}`
    : never
  : never;

/** What the bench leaves out of a namespace: names, and members of the classes that it has. */
export type LeftOut<Real, Bench> =
  | Missing<Real, Bench>
  | {
      [Name in keyof Real & keyof Bench & string]: MembersLeftOut<Name, Real[Name], Bench[Name]>;
    }[keyof Real & keyof Bench & string];

/** `true` if the list is exact; otherwise what is wrong, which the compiler's message shows. */
export type Exact<Left extends string, Listed extends string> = [Left] extends [Listed]
  ? [Listed] extends [Left]
    ? true
    : `the bench has ${Exclude<Listed, Left>}, which is listed as left out`
  : `the bench lacks ${Exclude<Left, Listed>}, which is not listed`;
