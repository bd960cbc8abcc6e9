/**
 * The tables that a form adds. Without a name they are numbered on from the highest number; several
 * of one name are numbered after it.
 * @param key of the form; the ids derive from it.
 * @param names of the tables that there are.
 */
export function newTables(
  { key, count, seats, name }: { key: string; count: number; seats: number; name: string },
  names: readonly string[],
): { id: string; name: string; seats: number }[] {
  const numbers = names.flatMap((tableName) =>
    /^\d{1,4}$/.test(tableName) ? Number(tableName) : [],
  );
  const first = name ? 1 : Math.max(0, ...numbers) + 1;
  return Array.from({ length: count }, (_, index) => ({
    id: `${key}-${index}`,
    name: name && count === 1 ? name : [name, first + index].filter(Boolean).join(" "),
    seats,
  }));
}
