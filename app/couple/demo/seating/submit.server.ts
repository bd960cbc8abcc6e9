import type { DemoChanges } from "#app/couple/demo/session.server.ts";
import type { SeatingStore } from "#app/domain/seating/submit.server.ts";
import type { Party } from "#app/domain/seating/parties.ts";
import type { SeatingTable } from "#app/domain/seating/schema.ts";

/** Tables of one visitor, deleted ones among them: they are kept in a cookie. */
const mostTables = 12;

/**
 * The tables of the made-up dashboard among a visitor's changes.
 * @param now milliseconds since 1970 in UTC.
 * @returns where they are changed, and what they are then.
 */
export function demoSeating(
  changes: DemoChanges,
  tables: readonly SeatingTable[],
  now: number,
): { store: SeatingStore; changed: () => DemoChanges } {
  let current = changes;
  let standing = tables;
  const set = (next: Partial<DemoChanges>) => {
    current = { ...current, ...next };
  };
  const setTables = (next: SeatingTable[]) => {
    standing = next;
    set({ tables: next });
  };
  const seatAt = (moved: readonly Party[], table: string) => {
    const seats = Object.fromEntries(moved.map(({ id }) => [id, table]));
    set({ seats: { ...current.seats, ...seats } });
  };
  const isTaken = (name: string, but?: string) =>
    standing.some(
      (namesake) => namesake.id !== but && namesake.deletedAt === null && namesake.name === name,
    );
  const replace = (id: string, next: Partial<SeatingTable>) =>
    setTables(standing.map((item) => (item.id === id ? { ...item, ...next } : item)));
  const store: SeatingStore = {
    async seat(moved, { id }) {
      seatAt(moved, id);
      return moved.length;
    },
    async unseat(moved) {
      seatAt(moved, "");
    },
    async add(added) {
      const isFull = standing.length + added.length > mostTables;
      if (isFull || added.some(({ name }) => isTaken(name))) return 0;
      // The key of the form that a table's id begins with is shortened: a cookie is small.
      const made = added.map(({ id, ...table }) => ({
        ...table,
        id: id.replace(/^(.{8}).*(-\d+)$/, "$1$2"),
        deletedAt: null,
      }));
      setTables([...standing, ...made]);
      return made.length;
    },
    async change({ table, name, seats }, before) {
      if (!before || isTaken(name, table)) return false;
      replace(table, { name, seats });
      return true;
    },
    async order(ids) {
      const place = ({ id }: SeatingTable) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      setTables(standing.toSorted((seatingTable, other) => place(seatingTable) - place(other)));
    },
    async remove({ id }) {
      replace(id, { deletedAt: now });
      return true;
    },
    async restore({ id, name }) {
      if (isTaken(name)) return false;
      replace(id, { deletedAt: null });
      return true;
    },
    async showGuests(guestsFind) {
      set({ guestsFind });
    },
  };
  return { store, changed: () => current };
}
