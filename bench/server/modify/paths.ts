import { DataFieldOperator } from "../../common/data/operators.ts";

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !(value instanceof DataFieldOperator);
}

/**
 * Replaces every value that a dotted path reaches; `*` stands for each member of an array or
 * record. Missing members are left out; the value of an operator counts as the member.
 */
export function mapPath(data: unknown, path: string, change: (value: unknown) => unknown): void {
  if (!isTree(data)) return;
  const [head, ...rest] = path.split(".");
  const keys = head === "*" ? Object.keys(data) : [head!].filter((key) => Object.hasOwn(data, key));
  // Updates of generation 13 may carry the key with a prefix that replaces the value.
  if (head !== "*" && Object.hasOwn(data, `==${head}`)) keys.push(`==${head}`);
  for (const key of keys) {
    const member = data[key];
    if (rest.length > 0) mapPath(DataFieldOperator.get(member), rest.join("."), change);
    else if (!(member instanceof DataFieldOperator)) data[key] = change(member);
    else {
      const Operator = member.constructor as typeof DataFieldOperator;
      data[key] = Operator.create(change(member.value));
    }
  }
}

/** Whether a change touches what a dotted path, with `*`, names: itself, a part, or all around it. */
export function touches(changes: unknown, path: string): boolean {
  if (changes instanceof DataFieldOperator || !isTree(changes)) return true;
  const [head, ...rest] = path.split(".");
  return Object.entries(changes).some(([key, value]) => {
    const bare = key.replace(/^(-=|==)/, "");
    if (head !== "*" && bare !== head) return false;
    return rest.length === 0 || bare !== key || touches(value, rest.join("."));
  });
}
