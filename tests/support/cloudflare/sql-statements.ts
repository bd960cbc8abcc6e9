/** Pieces that a semicolon may stand in: strings, quoted names and comments. */
const piece = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'";/-]+|[\s\S]/g;
const comment = /^(?:--|\/\*)/;

/**
 * Splits SQL into its statements, as D1 does with what `sql` of a request holds. Triggers, whose
 * bodies contain semicolons, are not known to it.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let text = "";
  let isEmpty = true;
  for (const [part] of sql.matchAll(piece)) {
    if (part !== ";") {
      text += part;
      if (!comment.test(part) && part.trim() !== "") isEmpty = false;
      continue;
    }
    if (!isEmpty) statements.push(text.trim());
    text = "";
    isEmpty = true;
  }
  if (!isEmpty) statements.push(text.trim());
  return statements;
}
