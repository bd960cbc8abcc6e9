/** A table in Markdown. Columns are not aligned; the formatter does that. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [heads, heads.map(() => "---"), ...rows].map(line).join("");
}
