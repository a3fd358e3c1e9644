import { afterAll, beforeAll, expect, test } from "vitest";
import { PrototypeToken } from "../common/data/prototype-token.ts";
import * as documents from "../common/documents/index.ts";
import { setGeneration } from "../common/generation.ts";
import { schemaFields } from "../conformance/schema-fields.ts";

// The typings, with which the list is compared, describe generation 13.
beforeAll(() => setGeneration(13));
afterAll(() => setGeneration(14));

const models = { ...documents, PrototypeToken };

test.each(Object.entries(schemaFields))(
  "the listed fields of %s are those of its schema",
  (...row) => {
    const [name, fields] = row;
    const { schema } = models[name as keyof typeof schemaFields];
    expect(Object.keys(schema.fields).sort()).toEqual([...fields].sort());
  },
);
