import { parse, type ValueNode } from "@humanwhocodes/momoa";
import type { Finding } from "#app/features/invitation/finding.ts";

export type ReadJson = { value: unknown; findings: Finding[] };

/** What a parse error of momoa carries beside its message. */
function placeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("line" in error && "column" in error))
    return "";
  return `line ${error.line}, column ${error.column}: `;
}

/**
 * Reads JSON as a person wrote it: a fault is told with its line and column, and a field that is
 * there twice is one too, because JSON.parse would drop the first without a word.
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
