/** An item of a list in one cell; a literal one was in quotes and is taken as it is. */
export type ListItem = { text: string; isLiteral: boolean; mark: string };

/** Splits a cell at semicolons; an item may stand in quotes, with a mark behind it. */
export function splitItems(cell: string): ListItem[] {
  const items: ListItem[] = [];
  let offset = 0;
  while (offset < cell.length) {
    const start = offset + (cell.slice(offset).length - cell.slice(offset).trimStart().length);
    const literal = cell[start] === '"' ? literalAt(cell, start) : null;
    const end = literal?.end ?? endOf(cell, start);
    const item = literal ?? {
      text: cell.slice(start, end).trim(),
      mark: "",
    };
    if (item.text) items.push({ text: item.text, isLiteral: literal !== null, mark: item.mark });
    offset = end + 1;
  }
  return items;
}

/** An item in quotes, a doubled one for one; null where more than a mark stands behind it. */
function literalAt(
  cell: string,
  start: number,
): { text: string; mark: string; end: number } | null {
  let close = cell.indexOf('"', start + 1);
  while (close >= 0 && cell[close + 1] === '"') close = cell.indexOf('"', close + 2);
  if (close < 0) return null;
  const end = endOf(cell, close + 1);
  const mark = cell.slice(close + 1, end).trim();
  if (mark.includes('"')) return null;
  return { text: cell.slice(start + 1, close).replaceAll('""', '"'), mark, end };
}

function endOf(cell: string, from: number): number {
  const end = cell.indexOf(";", from);
  return end < 0 ? cell.length : end;
}

/** A text as an item that is read back as it is. */
export function quoteItem(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
