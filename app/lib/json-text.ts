import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { jsonFaultOf } from "#app/lib/json-faults.ts";

/** A text that is no JSON: says where to mend it, and how. Line and column count from 1. */
export class JsonTextError extends Error {
  override name = "JsonTextError";
  readonly line: number;
  readonly column: number;

  constructor(text: string, error: ParseError) {
    const { says, offset } = jsonFaultOf(text, error);
    super(says);
    ({ line: this.line, column: this.column } = placeAt(text, offset));
  }
}

/** A field of an object: its name with its value, as offsets into the text. */
type Field = { name: string; value: Node; from: number; to: number };

/**
 * The tree of a JSON text (RFC 8259: neither comments nor trailing commas).
 * @throws JsonTextError for its first error.
 */
export function parseJsonText(text: string): Node {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) throw new JsonTextError(text, error);
  if (!tree) throw new Error("jsonc-parser gave neither a tree nor an error");
  return tree;
}

/** The fields of an object's node, in the text's order; none for another value. */
export function fieldsOf({ type, children }: Node): Field[] {
  if (type !== "object" || !children) return [];
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name: unknown = key?.value;
    if (typeof name !== "string" || !value) return [];
    return { name, value, from: property.offset, to: property.offset + property.length };
  });
}

/** The line and the column of an offset into a text, from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/**
 * Sets a field of the object that a JSON text is; every other character stays as it was, which
 * jsonc-parser's own `modify` does not promise: it formats the neighbours anew.
 * @param json the value's JSON.
 * @param previousName the field behind which a new one is written; the last one unless named.
 * @throws RangeError for an object that lacks that field.
 */
export function withField(text: string, name: string, json: string, previousName?: string): string {
  const fields = fieldsOf(parseJsonText(text));
  const existingField = fields.find((field) => field.name === name);
  if (existingField) {
    const { offset, length } = existingField.value;
    return splice(text, offset, offset + length, json);
  }
  const previousField =
    previousName === undefined
      ? fields.at(-1)
      : fields.find((field) => field.name === previousName);
  if (!previousField)
    throw new RangeError(`no field ${previousName ?? ""} to write ${name} behind`);
  const blanks = /\s*$/.exec(text.slice(0, previousField.from))?.[0] ?? "";
  return splice(
    text,
    previousField.to,
    previousField.to,
    `,${blanks}${JSON.stringify(name)}: ${json}`,
  );
}

/** Takes a field, with its comma, out of the object that a JSON text is. */
export function withoutField(text: string, name: string): string {
  const fields = fieldsOf(parseJsonText(text));
  const index = fields.findIndex((field) => field.name === name);
  const [previousField, field, next] = [fields[index - 1], fields[index], fields[index + 1]];
  if (!field) return text;
  // The comma of the first field is the one behind it.
  return previousField
    ? splice(text, previousField.to, field.to, "")
    : splice(text, field.from, next?.from ?? field.to, "");
}

function splice(text: string, from: number, to: number, put: string): string {
  return text.slice(0, from) + put + text.slice(to);
}
