import * as v from "valibot";
import type { DemoChanges } from "#app/couple/demo/demo-changes.server.ts";
import type { Changed } from "#app/couple/demo/change-demo.server.ts";
import type { SeatingAnswer } from "#app/domain/seating/change.server.ts";
import { noTable } from "#app/domain/seating/table-limits.ts";
import { newTables } from "#app/domain/seating/new-tables.ts";
import { headsOfAll, type Party } from "#app/domain/seating/parties.ts";
import {
  newTablesSchema,
  tableChangeSchema,
  type SeatingTable,
} from "#app/domain/seating/schema.ts";

/** Tables of one visitor, deleted ones among them: they are kept in a cookie. */
const mostTables = 12;

type Context = { changes: DemoChanges; tables: readonly SeatingTable[]; parties: readonly Party[] };
type Outcome = Changed<SeatingAnswer>;

/**
 * Carries out a posted form of the page of tables, as `changeSeating` does for a couple.
 * @param form the fields of `seatingFields`.
 * @param now milliseconds since 1970 in UTC.
 */
export function changeDemoSeating(context: Context, form: FormData, now: number): Outcome {
  const { changes, tables, parties } = context;
  const table = String(form.get("table"));
  const found = tables.find(({ id }) => id === table);
  const gone = problem(changes, "gone");
  switch (form.get("intent")) {
    case "seat":
      return seat(context, form.getAll("party").map(String), table);
    case "add":
      return add(context, form);
    case "change":
      return change(context, form);
    case "delete": {
      if (!found) return gone;
      const people = headsOfAll(parties.filter((party) => party.table === table));
      const after = tables.map((one) => (one === found ? { ...one, deletedAt: now } : one));
      const answer = { kind: "deleted", table: found.name, people, id: table } as const;
      return { changes: { ...changes, tables: after }, answer };
    }
    case "restore": {
      if (!found) return gone;
      const after = tables.map((one) => (one === found ? { ...one, deletedAt: null } : one));
      const answer = { kind: "restored", table: found.name } as const;
      return { changes: { ...changes, tables: after }, answer };
    }
    case "find": {
      const isOn = form.get("find") === "on";
      return { changes: { ...changes, guestsFind: isOn }, answer: { kind: "finding", isOn } };
    }
    default:
      return gone;
  }
}

function seat(
  { changes, tables, parties }: Context,
  ids: readonly string[],
  table: string,
): Outcome {
  const moved = parties.filter(({ id }) => ids.includes(id));
  const people = headsOfAll(moved);
  const names = moved.map(({ name }) => name);
  if (ids.every((id) => id === "")) return problem(changes, "nobody");
  if (table === "") return problem(changes, "no-table");
  if (moved.length === 0) return problem(changes, "gone");
  const to = (id: string) => ({
    ...changes,
    seats: { ...changes.seats, ...Object.fromEntries(moved.map((party) => [party.id, id])) },
  });
  if (table === noTable) return { changes: to(""), answer: { kind: "unseated", names, people } };
  const target = tables.find(({ id, deletedAt }) => id === table && deletedAt === null);
  if (!target) return problem(changes, "gone");
  const others = parties.filter((party) => party.table === table && !moved.includes(party));
  const free = target.seats - headsOfAll(others) - people;
  return {
    changes: to(table),
    answer: { kind: "seated", names, people, table: target.name, free },
  };
}

function add({ changes, tables }: Context, form: FormData): Outcome {
  const given = v.safeParse(newTablesSchema, Object.fromEntries(form));
  if (!given.success) return problem(changes, problemOf(given.issues));
  const used = tables.filter(({ deletedAt }) => deletedAt === null).map(({ name }) => name);
  const key = given.output.key.slice(0, 8);
  const added = newTables({ ...given.output, key }, used).map((table) => ({
    ...table,
    deletedAt: null,
  }));
  if (tables.length + added.length > mostTables) return problem(changes, "limit");
  if (added.some(({ name }) => used.includes(name))) return problem(changes, "name-taken");
  return {
    changes: { ...changes, tables: [...tables, ...added] },
    answer: { kind: "added", count: added.length },
  };
}

function change({ changes, tables }: Context, form: FormData): Outcome {
  const given = v.safeParse(tableChangeSchema, Object.fromEntries(form));
  if (!given.success) return problem(changes, problemOf(given.issues));
  const { table, name, seats, place } = given.output;
  const found = tables.find(({ id }) => id === table);
  if (!found) return problem(changes, "gone");
  if (tables.some((one) => one !== found && one.deletedAt === null && one.name === name))
    return problem(changes, "name-taken");
  const renamed = { ...found, name, seats };
  const others = tables.filter((one) => one !== found);
  const at = place === null ? tables.indexOf(found) : place - 1;
  return {
    changes: { ...changes, tables: others.toSpliced(at, 0, renamed) },
    answer: { kind: "changed", table: name },
  };
}

type Problem = Extract<SeatingAnswer, { kind: "problem" }>["problem"];

function problem(changes: DemoChanges, name: Problem): Outcome {
  return { changes, answer: { kind: "problem", problem: name } };
}

function problemOf([issue]: readonly { message: string }[]): Problem {
  const known = (["number", "required", "too-long"] as const).find(
    (name) => name === issue?.message,
  );
  return known ?? "gone";
}
