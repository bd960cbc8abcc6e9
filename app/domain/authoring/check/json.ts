import type { Node } from "jsonc-parser";
import type { Finding } from "#app/domain/invitation/finding.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import { fieldsOf, JsonTextError, parseJsonText, placeAt } from "#app/lib/json-text.ts";

export type ReadJson = { value: unknown; findings: Finding[] };

/** Parses a content file. A file without a text, because its encoding is another, is one finding. */
export function readSource({ text, unreadable }: SourceFile): ReadJson {
  return unreadable === undefined
    ? readJson(text)
    : { value: undefined, findings: [{ path: [], message: unreadable }] };
}

/**
 * Parses JSON that a person wrote: an error is reported with its line and column, and so is a
 * duplicate key, which JSON.parse would silently resolve to the last one.
 */
export function readJson(text: string): ReadJson {
  const clean = text.replace(/^\uFEFF/, "");
  try {
    const value = parsed(clean);
    // The tree with its places takes twice as long as all else, and most files are right.
    const findings =
      namesWritten(clean) === namesIn(value) ? [] : doubledFields(clean, parseJsonText(clean), []);
    return { value, findings };
  } catch (error) {
    return { value: undefined, findings: [{ path: [], message: faultOf(error) }] };
  }
}

/** @throws JsonTextError, which names the place. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    parseJsonText(text);
    throw error;
  }
}

/** How many fields are named in a JSON text. */
function namesWritten(text: string): number {
  return Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)).filter(([, colon]) => colon).length;
}

/** How many fields a value has, those of its parts included. */
function namesIn(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce(
    (names: number, part) => names + namesIn(part),
    Array.isArray(value) ? 0 : parts.length,
  );
}

function faultOf(error: unknown): string {
  if (error instanceof JsonTextError)
    return `line ${error.line}, column ${error.column}: ${error.message}`;
  return `no JSON: ${error instanceof Error ? error.message : String(error)}`;
}

function doubledFields(text: string, node: Node, path: Finding["path"]): Finding[] {
  if (node.type === "array")
    return (node.children ?? []).flatMap((value, index) =>
      doubledFields(text, value, [...path, index]),
    );
  const seen = new Set<string>();
  return fieldsOf(node).flatMap(({ name, value, from }) => {
    const fieldPath = [...path, name];
    const twice = seen.has(name)
      ? [{ path: fieldPath, message: `is there twice (again in line ${placeAt(text, from).line})` }]
      : [];
    seen.add(name);
    return [...twice, ...doubledFields(text, value, fieldPath)];
  });
}
