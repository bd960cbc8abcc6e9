/** An item of a list in one cell; a literal one was in quotes and is taken as it is. */
export type ListItem = { text: string; isLiteral: boolean; mark: string };

const item = /\s*(?:"((?:[^"]|"")*)"\s*([^;"]*?)|([^;]*?))\s*(?:;|$)/y;

/** Splits a cell at semicolons; an item may stand in quotes, with a mark behind it. */
export function splitItems(cell: string): ListItem[] {
  const items: ListItem[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < cell.length) {
    const match = item.exec(cell);
    if (!match) break;
    const [, literal, mark = "", plain = ""] = match;
    const text = literal === undefined ? plain : literal.replaceAll('""', '"');
    if (text) items.push({ text, isLiteral: literal !== undefined, mark });
  }
  return items;
}

/** A text as an item that is read back as it is. */
export function quoteItem(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
