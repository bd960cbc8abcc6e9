import * as v from "valibot";
import type { Author, ChangeDetails, ChangeKind } from "#app/domain/change-log/kinds.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import {
  addTables,
  changeTable,
  deleteTable,
  orderTables,
  restoreTable,
  seatParties,
  setGuestsFind,
  unseatParties,
} from "#app/domain/seating/mutations.server.ts";
import { noTable } from "#app/domain/seating/limits.ts";
import { newTables } from "#app/domain/seating/new-tables.ts";
import { headsOfAll, type Party } from "#app/domain/seating/parties.ts";
import {
  newTablesSchema,
  tableChangeSchema,
  type SeatingTable,
  type TableChange,
} from "#app/domain/seating/schema.ts";

/** The fields that the forms of the page of tables may post. */
export const seatingFields = [
  "intent",
  "party",
  "table",
  "key",
  "count",
  "seats",
  "name",
  "place",
  "find",
];

/** Why nothing was changed. */
export type SeatingProblem =
  | "nobody"
  | "no-table"
  | "gone"
  | "name-taken"
  | "limit"
  | "number"
  | "required"
  | "too-long";

/** The result of a posted form. Tables are given by their names. */
export type SeatingAnswer =
  /** `free`: the seats that are left; negative at an overfull table. */
  | { kind: "seated"; names: string[]; people: number; table: string; free: number }
  | { kind: "unseated"; names: string[]; people: number }
  | { kind: "added"; count: number }
  | { kind: "changed"; table: string }
  /** `people` have no table now; `id` restores it. */
  | { kind: "deleted"; table: string; people: number; id: string }
  | { kind: "restored"; table: string }
  | { kind: "finding"; isOn: boolean }
  | { kind: "problem"; problem: SeatingProblem };

/** Where tables and seats are kept. What answers false or 0 has changed nothing. */
export type SeatingStore = {
  seat: (moved: readonly Party[], table: SeatingTable) => Promise<number>;
  unseat: (moved: readonly Party[]) => Promise<void>;
  add: (tables: ReturnType<typeof newTables>) => Promise<number>;
  /** @param before the table as it was; undefined where there was none. */
  change: (wanted: TableChange, before: SeatingTable | undefined) => Promise<boolean>;
  order: (ids: readonly string[]) => Promise<void>;
  remove: (table: SeatingTable) => Promise<boolean>;
  restore: (table: SeatingTable) => Promise<boolean>;
  showGuests: (isOn: boolean) => Promise<void>;
};

type Context = {
  store: SeatingStore;
  /** Tables and parties before the change. */
  tables: readonly SeatingTable[];
  parties: readonly Party[];
};

/**
 * The tables of an invitation. Each change is one statement, or one batch with its record, and touches
 * no other invitation's rows.
 */
export function storedSeating(db: D1Database, author: Author): SeatingStore {
  const { invitation: path, now } = author;
  const recordOf = (kind: ChangeKind, details: ChangeDetails = {}, subjects: string[] = []) => [
    recordChange(db, author, kind, details, subjects),
  ];
  const namesOf = (entries: readonly { name: string }[]) =>
    entries.map(({ name }) => name).join(", ");
  return {
    seat(moved, { id, name: to }) {
      const ids = moved.map((party) => party.id);
      const record = recordOf("seated", { name: namesOf(moved), to }, ids);
      return seatParties(db, path, ids, id, record);
    },
    unseat(moved) {
      const rows = moved.flatMap(({ id, otherId }) => (otherId === null ? id : [id, otherId]));
      const record = recordOf("unseated", { name: namesOf(moved) }, rows);
      return unseatParties(db, path, rows, record);
    },
    add(tables) {
      const record = recordOf("tables-added", { name: namesOf(tables), count: tables.length });
      return addTables(db, path, tables, record);
    },
    change(values, before) {
      const details = { name: before?.name ?? values.name, fields: tableFields(before, values) };
      const record = details.fields.length > 0 ? recordOf("table-changed", details) : [];
      return changeTable(db, path, values, record);
    },
    order: (ids) => orderTables(db, path, ids),
    remove: ({ id, name }) => deleteTable(db, path, id, now, recordOf("table-removed", { name })),
    restore: ({ id, name }) => restoreTable(db, path, id, recordOf("table-restored", { name })),
    showGuests: (isOn) =>
      setGuestsFind(db, path, isOn, recordOf(isOn ? "finding-on" : "finding-off")),
  };
}

/** Fields of a table that a form changes; its place alone is no change that the log has. */
function tableFields(
  storedTable: SeatingTable | undefined,
  newTable: { name: string; seats: number },
): NonNullable<ChangeDetails["fields"]> {
  return (["name", "seats"] as const).flatMap((field) =>
    storedTable && storedTable[field] !== newTable[field]
      ? { field, before: storedTable[field], after: newTable[field] }
      : [],
  );
}

/**
 * Carries out a posted form of the page of tables. A table takes any number of people.
 * @param form the fields of `seatingFields`.
 * @throws the store's error; then nothing was changed.
 */
export async function changeSeating(context: Context, form: FormData): Promise<SeatingAnswer> {
  switch (form.get("intent")) {
    case "seat":
      return seat(context, form.getAll("party").map(String), String(form.get("table")));
    case "add":
      return add(context, form);
    case "change":
      return change(context, form);
    case "delete":
      return remove(context, String(form.get("table")));
    case "restore":
      return restore(context, String(form.get("table")));
    case "find": {
      const isOn = form.get("find") === "on";
      await context.store.showGuests(isOn);
      return { kind: "finding", isOn };
    }
    default:
      return problem("gone");
  }
}

async function seat(
  { store, tables, parties }: Context,
  ids: readonly string[],
  table: string,
): Promise<SeatingAnswer> {
  const moved = parties.filter(({ id }) => ids.includes(id));
  const people = headsOfAll(moved);
  const names = moved.map(({ name }) => name);
  if (ids.every((id) => id === "")) return problem("nobody");
  if (table === "") return problem("no-table");
  if (moved.length === 0) return problem("gone");
  if (table === noTable) {
    await store.unseat(moved);
    return { kind: "unseated", names, people };
  }
  const target = tables.find(({ id, deletedAt }) => id === table && deletedAt === null);
  if (!target || (await store.seat(moved, target)) === 0) return problem("gone");
  const others = parties.filter((party) => party.table === table && !moved.includes(party));
  const free = target.seats - headsOfAll(others) - people;
  return { kind: "seated", names, people, table: target.name, free };
}

async function add({ store, tables }: Context, form: FormData): Promise<SeatingAnswer> {
  const result = v.safeParse(newTablesSchema, Object.fromEntries(form));
  if (!result.success) return problem(problemOf(result.issues));
  const used = tables.filter(({ deletedAt }) => deletedAt === null);
  const added = newTables(
    result.output,
    used.map(({ name }) => name),
  );
  const count = await store.add(added);
  if (count > 0) return { kind: "added", count };
  return problem(used.some(({ name }) => name === added[0]?.name) ? "name-taken" : "limit");
}

async function change({ store, tables }: Context, form: FormData): Promise<SeatingAnswer> {
  const result = v.safeParse(tableChangeSchema, Object.fromEntries(form));
  if (!result.success) return problem(problemOf(result.issues));
  const { table, name, place } = result.output;
  const ids = tables.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const storedTable = tables.find(({ id }) => id === table);
  if (!(await store.change(result.output, storedTable)))
    return problem(ids.includes(table) ? "name-taken" : "gone");
  if (place !== null && ids[place - 1] !== table) {
    const others = ids.filter((id) => id !== table);
    await store.order(others.toSpliced(place - 1, 0, table));
  }
  return { kind: "changed", table: name };
}

async function remove({ store, tables, parties }: Context, id: string): Promise<SeatingAnswer> {
  const table = tables.find((candidate) => candidate.id === id);
  if (!table || !(await store.remove(table))) return problem("gone");
  const people = headsOfAll(parties.filter((party) => party.table === id));
  return { kind: "deleted", table: table.name, people, id };
}

async function restore({ store, tables }: Context, id: string): Promise<SeatingAnswer> {
  const table = tables.find((candidate) => candidate.id === id && candidate.deletedAt !== null);
  if (!table) return problem("gone");
  if (await store.restore(table)) return { kind: "restored", table: table.name };
  const used = tables.filter(({ deletedAt }) => deletedAt === null);
  return problem(used.some(({ name }) => name === table.name) ? "name-taken" : "limit");
}

function problem(name: SeatingProblem): SeatingAnswer {
  return { kind: "problem", problem: name };
}

function problemOf([issue]: readonly { message: string }[]): SeatingProblem {
  const problemName = (["number", "required", "too-long"] as const).find(
    (name) => name === issue?.message,
  );
  return problemName ?? "gone";
}
