import type { Node } from "jsonc-parser";
import type { Finding } from "#app/features/invitation/finding.ts";
import type { SourceFile } from "#app/features/authoring/source-file.ts";
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
    const tree = parseJsonText(clean);
    return { value: JSON.parse(clean), findings: doubledFields(clean, tree, []) };
  } catch (error) {
    return { value: undefined, findings: [{ path: [], message: faultOf(error) }] };
  }
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
    const here = [...path, name];
    const twice = seen.has(name)
      ? [{ path: here, message: `is there twice (again in line ${placeAt(text, from).line})` }]
      : [];
    seen.add(name);
    return [...twice, ...doubledFields(text, value, here)];
  });
}
