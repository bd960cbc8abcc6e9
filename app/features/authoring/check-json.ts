import { parse, type ValueNode } from "@humanwhocodes/momoa";
import type { Finding } from "#app/features/invitation/finding.ts";

export type ReadJson = { value: unknown; findings: Finding[] };

/** The line and column that momoa's parse errors carry beside the message. */
function placeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("line" in error && "column" in error))
    return "";
  return `line ${error.line}, column ${error.column}: `;
}

/**
 * Parses JSON that a person wrote: an error is reported with its line and column, and so is a
 * duplicate key, which JSON.parse would silently resolve to the last one.
 */
export function readJson(text: string): ReadJson {
  const clean = text.replace(/^\uFEFF/, "");
  try {
    const { body } = parse(clean, { mode: "json" });
    return { value: JSON.parse(clean), findings: doubledFields(body, []) };
  } catch (error) {
    const message =
      error instanceof Error ? error.message.replace(/ found\. \(\d+:\d+\)$/, "") : String(error);
    return {
      value: undefined,
      findings: [{ path: [], message: `${placeOf(error)}no JSON: ${message}` }],
    };
  }
}

function doubledFields(node: ValueNode, path: Finding["path"]): Finding[] {
  if (node.type === "Array")
    return node.elements.flatMap(({ value }, index) => doubledFields(value, [...path, index]));
  if (node.type !== "Object") return [];
  const seen = new Set<string>();
  return node.members.flatMap(({ name, value }) => {
    const key = name.type === "String" ? name.value : name.name;
    const here = [...path, key];
    const twice = seen.has(key)
      ? [{ path: here, message: `is there twice (again in line ${name.loc.start.line})` }]
      : [];
    seen.add(key);
    return [...twice, ...doubledFields(value, here)];
  });
}
