import * as v from "valibot";

/** Result for a value of which the schema accepts no part. */
const unreadable = Symbol("unreadable");

/**
 * Marks a schema with a replacement that loose reading uses for a value that the schema refuses,
 * such as a name added by a later release. Strict parsing is unaffected.
 */
export function otherwise<Input>(value: unknown): v.MetadataAction<Input, { otherwise: unknown }> {
  return v.metadata({ otherwise: value });
}

/**
 * Marks a field that loose reading must not drop when it is unreadable, because its absence would
 * open something.
 */
export function essential<Input>(): v.MetadataAction<Input, { essential: true }> {
  return v.metadata({ essential: true });
}

/**
 * Parses a value that a later release may have written. If the strict schema refuses it, the part
 * that it accepts is kept: unknown fields are dropped, as are optional fields and list members that
 * the schema refuses; a schema marked by `otherwise` gives its replacement; numbers and lists
 * beyond a bound are cut to it. The strict schema is applied to what is left, so the result is as
 * safe as a strictly parsed one.
 * @returns the strict schema's result; where too little is left, its issue is the first
 * of the original value.
 */
export function readLoosely<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.SafeParseResult<Schema> {
  // The first issue says as much as 30,000, which take the Worker's memory.
  const strict = v.safeParse(schema, value, { abortEarly: true });
  if (strict.success) return strict;
  const part = knownPart(schema, value);
  return part === unreadable ? strict : v.safeParse(schema, part);
}

function knownPart(schema: v.GenericSchema, value: unknown): unknown {
  const part = innerPart(schema, value);
  if (part !== unreadable && v.is(schema, part)) return part;
  const marks = v.getMetadata(schema);
  return "otherwise" in marks ? marks.otherwise : unreadable;
}

/** The accepted part, before the schema's own checks, which `knownPart` applies last. */
function innerPart(schema: v.GenericSchema, value: unknown): unknown {
  switch (schema.type) {
    case "object":
    case "strict_object":
      return partOfObject(schema, value);
    case "array":
      return partOfArray(schema, value);
    case "variant":
    case "union":
      return firstReadable(optionsFor(schema, value), value);
    case "optional":
      return value === undefined ? value : firstReadable([Reflect.get(schema, "wrapped")], value);
    case "number":
      return typeof value === "number" ? clamp(schema, value) : value;
    default:
      return value;
  }
}

function partOfObject(schema: v.GenericSchema, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return unreadable;
  const parts: [string, unknown][] = [];
  for (const [name, entry] of entriesOf(schema)) {
    if (!Object.hasOwn(value, name)) continue;
    const part = knownPart(entry, Reflect.get(value, name));
    if (part !== unreadable) parts.push([name, part]);
    else if (isEssential(entry)) return unreadable;
  }
  return Object.fromEntries(parts);
}

function partOfArray(schema: v.GenericSchema, value: unknown): unknown {
  const item: unknown = Reflect.get(schema, "item");
  if (!Array.isArray(value) || !isSchema(item)) return unreadable;
  const parts = value
    .map((element) => knownPart(item, element))
    .filter((part) => part !== unreadable);
  return parts.slice(0, bound(schema, "max_length"));
}

/** The options to try: of a variant the one that its key selects, of a union all. */
function optionsFor(schema: v.GenericSchema, value: unknown): unknown[] {
  const options: unknown = Reflect.get(schema, "options");
  if (!Array.isArray(options)) return [];
  const key: unknown = Reflect.get(schema, "key");
  if (typeof key !== "string" || typeof value !== "object" || value === null) return options;
  return options.filter((option) =>
    entriesOf(option).some(([name, entry]) => name === key && v.is(entry, Reflect.get(value, key))),
  );
}

function firstReadable(options: readonly unknown[], value: unknown): unknown {
  const parts = options.filter(isSchema).map((option) => knownPart(option, value));
  return parts.find((part) => part !== unreadable) ?? unreadable;
}

function clamp(schema: v.GenericSchema, value: number): number {
  return Math.max(
    bound(schema, "min_value") ?? -Infinity,
    Math.min(bound(schema, "max_value") ?? Infinity, value),
  );
}

/** The limit set by a step of a schema's pipe, if it has such a step. */
function bound(schema: v.GenericSchema, type: string): number | undefined {
  const steps: unknown = Reflect.get(schema, "pipe");
  if (!Array.isArray(steps)) return undefined;
  const step: unknown = steps.find((candidate) => Reflect.get(Object(candidate), "type") === type);
  const limit: unknown = Reflect.get(Object(step), "requirement");
  return typeof limit === "number" ? limit : undefined;
}

function isEssential(entry: v.GenericSchema): boolean {
  const wrapped: unknown = Reflect.get(entry, "wrapped");
  return "essential" in v.getMetadata(isSchema(wrapped) ? wrapped : entry);
}

function entriesOf(schema: unknown): [string, v.GenericSchema][] {
  const entries: unknown = Reflect.get(Object(schema), "entries");
  return Object.entries(Object(entries)).filter((entry): entry is [string, v.GenericSchema] =>
    isSchema(entry[1]),
  );
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && Reflect.get(value, "kind") === "schema";
}
