import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import * as v from "valibot";
import { bad, good, goodPage, readJson, type Answer, type Asked, type Route } from "./answers.ts";
import { statementsOf } from "./sql-statements.ts";

/** `place` is where it was made: a hint of a location, or a jurisdiction. */
export type Database = { name: string; sqlite: DatabaseSync; place?: string | undefined };

/** https://developers.cloudflare.com/d1/platform/limits/ */
const limits = { params: 100, statementBytes: 100_000 };

const querySchema = v.object({
  sql: v.string(),
  params: v.optional(
    v.nullable(v.array(v.union([v.string(), v.number(), v.null(), v.array(v.number())]))),
  ),
});
const creationSchema = v.object({
  name: v.string(),
  primary_location_hint: v.optional(v.picklist(["weur", "eeur", "apac", "oc", "wnam", "enam"])),
  jurisdiction: v.optional(v.picklist(["eu", "fedramp"])),
});
type Query = v.InferOutput<typeof querySchema>;
const bodySchema = v.union([v.object({ batch: v.array(querySchema) }), querySchema]);

/** Names of SQLite's primary result codes, which D1 appends to a message. */
const resultCodes: Readonly<Record<number, string>> = {
  1: "SQLITE_ERROR",
  18: "SQLITE_TOOBIG",
  19: "SQLITE_CONSTRAINT",
  20: "SQLITE_MISMATCH",
  25: "SQLITE_RANGE",
};

/** A statement that D1 refuses. */
class Refused extends Error {
  override name = "Refused";
}

const folder = "/d1/database";
const migrationsFolder = join(import.meta.dirname, "../../../migrations");

/** A database with the product's tables, as `wrangler d1 migrations apply` leaves it. */
export function migratedDatabase(name: string): Database {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec(
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  for (const file of globSync("*.sql", { cwd: migrationsFolder }).toSorted()) {
    sqlite.exec(readFileSync(join(migrationsFolder, file), "utf8"));
    sqlite.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(basename(file));
  }
  return { name, sqlite };
}

/** The routes of D1: https://developers.cloudflare.com/api/resources/d1/ */
export function d1Routes(databases: Map<string, Database>): Route[] {
  const describe = (uuid: string, { name }: Database) => ({ uuid, name, version: "production" });
  const within =
    (answer: (database: Database, asked: Asked, id: string) => Answer) =>
    (asked: Asked, [named = ""]: string[]) => {
      // By its id, and by its name, as wrangler asks.
      const [id, database] =
        [...databases].find(([one, { name }]) => named === one || named === name) ?? [];
      return id !== undefined && database
        ? answer(database, asked, id)
        : bad(404, 7404, `The database ${named} could not be found`);
    };
  return [
    {
      method: "GET",
      pattern: new RegExp(`^${folder}$`),
      answer: ({ query }) => {
        const name = query.get("name");
        const found = [...databases].filter(([, one]) => name === null || one.name === name);
        return goodPage(
          found.map(([id, database]) => describe(id, database)),
          query,
        );
      },
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}$`),
      answer: (asked) => {
        const body = v.parse(creationSchema, readJson(asked));
        const { name, primary_location_hint: hint, jurisdiction } = body;
        if ([...databases.values()].some((one) => one.name === name))
          return bad(400, 7502, `A database with the name ${name} already exists`);
        const id = crypto.randomUUID();
        const place = jurisdiction ?? hint;
        const database = { name, sqlite: new DatabaseSync(":memory:"), place };
        databases.set(id, database);
        return good(describe(id, database));
      },
    },
    {
      method: "GET",
      pattern: new RegExp(`^${folder}/([^/]+)/time_travel/bookmark$`),
      answer: within((database) => good({ bookmark: bookmarkOf(database) })),
    },
    {
      method: "GET",
      pattern: new RegExp(`^${folder}/([^/]+)$`),
      answer: within((database, _, id) => good(describe(id, database))),
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}/([^/]+)/query$`),
      answer: within((database, asked) => answered(database, asked, asObjects)),
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}/([^/]+)/raw$`),
      answer: within((database, asked) => answered(database, asked, (rows) => rows)),
    },
  ];
}

/** Time Travel's name of this moment, which leads back to what the database is now. */
function bookmarkOf({ sqlite }: Database): string {
  const count = changesOf(sqlite).total.toString(16).padStart(8, "0");
  return `00000000-${count}-00000000-${"0".repeat(32)}`;
}

type Rows = { columns: string[]; rows: unknown[][] };

/** Runs all statements of a request in one transaction. */
function answered({ sqlite }: Database, asked: Asked, form: (rows: Rows) => unknown): Answer {
  const body = v.parse(bodySchema, readJson(asked));
  const queries = "batch" in body ? body.batch : [body];
  sqlite.exec("BEGIN");
  try {
    const results = queries
      .flatMap(({ sql, params }) => statementsOf(sql).map((one) => ({ sql: one, params })))
      .map((query) => run(sqlite, query, form));
    sqlite.exec("COMMIT");
    return good(results);
  } catch (error) {
    sqlite.exec("ROLLBACK");
    if (!(error instanceof Refused)) throw error;
    return bad(400, 7500, error.message);
  }
}

function run(sqlite: DatabaseSync, { sql, params }: Query, form: (rows: Rows) => unknown): object {
  if (Buffer.byteLength(sql) > limits.statementBytes)
    throw new Refused("statement too long: SQLITE_TOOBIG");
  if ((params?.length ?? 0) > limits.params)
    throw new Refused(`too many SQL variables: SQLITE_ERROR`);
  const before = changesOf(sqlite);
  const found = rowsOf(sqlite, sql, params ?? []);
  const after = changesOf(sqlite);
  const changes = after.total - before.total;
  return {
    success: true,
    results: form(found),
    meta: {
      served_by: "double",
      duration: 0.1,
      changes,
      last_row_id: after.last,
      changed_db: changes > 0,
      size_after: 0,
      rows_read: found.rows.length,
      rows_written: changes,
    },
  };
}

function rowsOf(sqlite: DatabaseSync, sql: string, params: NonNullable<Query["params"]>): Rows {
  try {
    const statement = sqlite.prepare(sql);
    statement.setReturnArrays(true);
    const values = params.map((one) => (Array.isArray(one) ? new Uint8Array(one) : one));
    const rows = v.parse(v.array(v.array(v.unknown())), statement.all(...values));
    return {
      columns: statement.columns().map(({ name }) => name),
      rows: rows.map((row) => row.map((cell) => (cell instanceof Uint8Array ? [...cell] : cell))),
    };
  } catch (error) {
    if (!(error instanceof Error && "errcode" in error)) throw error;
    const name = resultCodes[Number(error.errcode) & 0xff] ?? "SQLITE_ERROR";
    throw new Refused(`${error.message}: ${name}`, { cause: error });
  }
}

function changesOf(sqlite: DatabaseSync): { total: number; last: number } {
  const row: Record<string, SQLOutputValue> =
    sqlite.prepare("SELECT total_changes() AS total, last_insert_rowid() AS last").get() ?? {};
  return { total: Number(row.total), last: Number(row.last) };
}

function asObjects({ columns, rows }: Rows): object[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]])),
  );
}
