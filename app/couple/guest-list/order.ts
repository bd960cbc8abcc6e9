/** Workers and Chromium have no Armenian collation; the root's order is that of the alphabet. */
const { compare } = new Intl.Collator("en", { ignorePunctuation: true, numeric: true });

/** Sorts by name, Armenian ones before those in other letters. */
export function inNameOrder<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (item, other) =>
      Number(isArmenian(other.name)) - Number(isArmenian(item.name)) ||
      compare(item.name, other.name),
  );
}

function isArmenian(name: string): boolean {
  return /^\P{L}*\p{Script=Armenian}/u.test(name);
}
