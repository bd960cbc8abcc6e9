/**
 * JSON with its fields in one order, so that equal values are equal texts. Fields that are
 * undefined are left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    typeof node === "object" && node !== null && !Array.isArray(node)
      ? Object.fromEntries(
          Object.entries(node).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : node,
  );
}
