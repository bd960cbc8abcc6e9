import * as v from "valibot";
import type { Author, ChangeDetails, ChangeKind } from "#app/domain/change-log/change-kinds.ts";
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
import { noTable } from "#app/domain/seating/table-limits.ts";
import { newTables } from "#app/domain/seating/new-tables.ts";
import { headsOfAll, type Party } from "#app/domain/seating/parties.ts";
import {
  newTablesSchema,
  tableChangeSchema,
  type SeatingTable,
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

/** What a posted form has done. Tables are given by their names. */
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

type Context = {
  db: D1Database;
  /** The path of the session's invitation. */
  invitation: string;
  /** Tables and parties before the change. */
  tables: readonly SeatingTable[];
  parties: readonly Party[];
  /** The name of the host's shared link, "" for the couple's own. */
  person: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** The record of a change that is made now, for its batch. */
function recordOf(
  { db, ...author }: { db: D1Database } & Author,
  kind: ChangeKind,
  details: ChangeDetails = {},
  subjects: readonly string[] = [],
): [D1PreparedStatement] {
  return [recordChange(db, author, kind, details, subjects)];
}

/**
 * Carries out a posted form of the page of tables. Each change is one statement, or one batch, and
 * touches no other invitation's rows; a table takes any number of people.
 * @param form the fields of `seatingFields`.
 * @throws D1's error; then nothing was changed.
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
      const record = recordOf(context, isOn ? "finding-on" : "finding-off");
      await setGuestsFind(context.db, context.invitation, isOn, record);
      return { kind: "finding", isOn };
    }
    default:
      return problem("gone");
  }
}

async function seat(
  context: Context,
  ids: readonly string[],
  table: string,
): Promise<SeatingAnswer> {
  const { db, invitation, tables, parties } = context;
  const moved = parties.filter(({ id }) => ids.includes(id));
  const people = headsOfAll(moved);
  const names = moved.map(({ name }) => name);
  if (ids.every((id) => id === "")) return problem("nobody");
  if (table === "") return problem("no-table");
  if (moved.length === 0) return problem("gone");
  const chosen = moved.map(({ id }) => id);
  if (table === noTable) {
    const rows = moved.flatMap(({ id, otherId }) => (otherId === null ? id : [id, otherId]));
    const record = recordOf(context, "unseated", { name: names.join(", ") }, rows);
    await unseatParties(db, invitation, rows, record);
    return { kind: "unseated", names, people };
  }
  const target = tables.find(({ id, deletedAt }) => id === table && deletedAt === null);
  if (!target) return problem("gone");
  const record = recordOf(context, "seated", { name: names.join(", "), to: target.name }, chosen);
  if ((await seatParties(db, invitation, chosen, table, record)) === 0) return problem("gone");
  const others = parties.filter((party) => party.table === table && !moved.includes(party));
  const free = target.seats - headsOfAll(others) - people;
  return { kind: "seated", names, people, table: target.name, free };
}

async function add(context: Context, form: FormData): Promise<SeatingAnswer> {
  const { db, invitation, tables } = context;
  const given = v.safeParse(newTablesSchema, Object.fromEntries(form));
  if (!given.success) return problem(problemOf(given.issues));
  const used = tables.filter(({ deletedAt }) => deletedAt === null);
  const added = newTables(
    given.output,
    used.map(({ name }) => name),
  );
  const record = recordOf(context, "tables-added", {
    name: added.map((table) => table.name).join(", "),
    count: added.length,
  });
  const count = await addTables(db, invitation, added, record);
  if (count > 0) return { kind: "added", count };
  return problem(used.some(({ name }) => name === added[0]?.name) ? "name-taken" : "limit");
}

async function change(context: Context, form: FormData): Promise<SeatingAnswer> {
  const { db, invitation, tables } = context;
  const given = v.safeParse(tableChangeSchema, Object.fromEntries(form));
  if (!given.success) return problem(problemOf(given.issues));
  const { table, name, place } = given.output;
  const ids = tables.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const before = tables.find(({ id }) => id === table);
  const details = { name: before?.name ?? name, fields: tableFields(before, given.output) };
  const record = details.fields.length > 0 ? recordOf(context, "table-changed", details) : [];
  if (!(await changeTable(db, invitation, given.output, record)))
    return problem(ids.includes(table) ? "name-taken" : "gone");
  if (place !== null && ids[place - 1] !== table) {
    const others = ids.filter((id) => id !== table);
    await orderTables(db, invitation, others.toSpliced(place - 1, 0, table));
  }
  return { kind: "changed", table: name };
}

/** What a form changes of a table; its place alone is no change that the log has. */
function tableFields(
  before: SeatingTable | undefined,
  after: { name: string; seats: number },
): NonNullable<ChangeDetails["fields"]> {
  return (["name", "seats"] as const).flatMap((field) =>
    before && before[field] !== after[field]
      ? { field, before: before[field], after: after[field] }
      : [],
  );
}

async function remove(context: Context, id: string): Promise<SeatingAnswer> {
  const { db, invitation, tables, parties, now } = context;
  const table = tables.find((one) => one.id === id);
  if (!table) return problem("gone");
  const record = recordOf(context, "table-removed", { name: table.name });
  if (!(await deleteTable(db, invitation, id, now, record))) return problem("gone");
  const people = headsOfAll(parties.filter((party) => party.table === id));
  return { kind: "deleted", table: table.name, people, id };
}

async function restore(context: Context, id: string): Promise<SeatingAnswer> {
  const { db, invitation, tables } = context;
  const table = tables.find((one) => one.id === id && one.deletedAt !== null);
  if (!table) return problem("gone");
  const record = recordOf(context, "table-restored", { name: table.name });
  if (await restoreTable(db, invitation, id, record))
    return { kind: "restored", table: table.name };
  const used = tables.filter(({ deletedAt }) => deletedAt === null);
  return problem(used.some(({ name }) => name === table.name) ? "name-taken" : "limit");
}

function problem(name: SeatingProblem): SeatingAnswer {
  return { kind: "problem", problem: name };
}

function problemOf([issue]: readonly { message: string }[]): SeatingProblem {
  const known = (["number", "required", "too-long"] as const).find(
    (name) => name === issue?.message,
  );
  return known ?? "gone";
}
