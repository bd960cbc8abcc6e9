import type * as v from "valibot";

type Step = Pick<v.IssuePathItem, "key" | "input">;

/**
 * The names of the fields that a valibot schema has where an issue's path ends, for "did you mean
 * …?"; none where the schema has no object there.
 */
export function fieldsAt(schema: unknown, path: readonly Step[]): string[] {
  let subschema = schema;
  for (const { key, input } of path.slice(0, -1))
    subschema = schemaBelow(unwrapped(subschema, input), key);
  const last = path.at(-1);
  const entries = last && partOf(unwrapped(subschema, last.input), "entries");
  return typeof entries === "object" && entries !== null ? Object.keys(entries) : [];
}

/** The schema that decides on `input`: behind `optional`, of a `lazy` one, of a variant. */
function unwrapped(schema: unknown, input: unknown): unknown {
  const wrapped = partOf(schema, "wrapped");
  if (wrapped !== undefined) return unwrapped(wrapped, input);
  const getter = partOf(schema, "getter");
  if (typeof getter === "function") {
    const chosen: unknown = getter(input);
    return unwrapped(chosen, input);
  }
  const options = partOf(schema, "options");
  const key = partOf(schema, "key");
  if (!Array.isArray(options) || typeof key !== "string") return schema;
  return options.find((option: unknown) => {
    const literal = partOf(partOf(partOf(option, "entries"), key), "literal");
    return literal !== undefined && literal === partOf(input, key);
  });
}

function schemaBelow(schema: unknown, key: unknown): unknown {
  if (typeof key === "number") return partOf(schema, "item");
  return typeof key === "string" ? partOf(partOf(schema, "entries"), key) : undefined;
}

function partOf(node: unknown, name: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
  const part: unknown = Reflect.get(node, name);
  return part;
}
