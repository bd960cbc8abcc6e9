/**
 * JSON with sorted keys, so that equal values give equal texts. Undefined fields are left out, as
 * by JSON.stringify.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    typeof node === "object" && node !== null && !Array.isArray(node)
      ? Object.fromEntries(
          Object.entries(node).toSorted(([name], [other]) => (name < other ? -1 : 1)),
        )
      : node,
  );
}
