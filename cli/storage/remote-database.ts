import * as v from "valibot";
import { repeatable } from "#app/lib/sql.ts";
import type { Api } from "./api.ts";
import { CloudflareFailure, codes, hasCode } from "./failures.ts";
import { gathered } from "./gathered.ts";

/** A value as D1's binding sends it: bytes are a list of numbers. */
type Bound = string | number | null | number[];
type Query = { sql: string; params: Bound[] };

/** Statements of one request; D1 ends a request after 30 seconds. */
const statementsAtOnce = 50;

const metaSchema = v.object({
  duration: v.optional(v.number(), 0),
  size_after: v.optional(v.number(), 0),
  rows_read: v.optional(v.number(), 0),
  rows_written: v.optional(v.number(), 0),
  last_row_id: v.optional(v.number(), 0),
  changed_db: v.optional(v.boolean(), false),
  changes: v.optional(v.number(), 0),
});
const ranSchema = v.object({
  meta: metaSchema,
  results: v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.unknown())) }),
});
type Ran = v.InferOutput<typeof ranSchema>;
const answerSchema = v.object({ result: v.array(ranSchema) });

/**
 * A D1 database over REST with the binding's interface. It asks `/raw`, which answers rows as lists,
 * as the binding gets them: https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/raw/
 *
 * Statements in `batch` of one request are one transaction: D1 calls what `sql` and `batch` hold "a
 * batch", and "Batched statements are SQL transactions"
 * (https://developers.cloudflare.com/d1/worker-api/d1-database/#batch). The binding itself sends the
 * same list of statements with their params as JSON (workerd, src/cloudflare/internal/d1-api.ts), so
 * numbers and null keep their types, though the API's reference calls params strings.
 *
 * Single statements of one turn are gathered into a batch. It is sent again after a lost answer only
 * where every statement in it reads, or is marked `repeatable`.
 */
export function remoteDatabase(api: Api, id: string): D1Database {
  const path = `/accounts/${encodeURIComponent(api.account)}/d1/database/${encodeURIComponent(id)}/raw`;
  const queries = new WeakMap<D1PreparedStatement, Query>();

  async function send(statements: readonly Query[]): Promise<Ran[]> {
    const [only, second] = statements;
    const body = JSON.stringify(only && !second ? only : { batch: statements });
    try {
      const { result } = await api.ask(
        {
          product: "D1",
          method: "POST",
          path,
          body,
          headers: { "Content-Type": "application/json" },
          repeatable: statements.every(({ sql }) => isRepeatable(sql)),
        },
        answerSchema,
      );
      return result;
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  /** A statement that fails fails alone: what shared its transaction was rolled back, and runs again. */
  async function sendGathered(statements: readonly Query[]): Promise<PromiseSettledResult<Ran>[]> {
    try {
      return (await send(statements)).map((value) => ({ status: "fulfilled", value }));
    } catch (error) {
      if (statements.length === 1 || error instanceof CloudflareFailure) throw error;
      const settled: PromiseSettledResult<Ran>[] = [];
      for (const sqlQuery of statements)
        settled.push(...(await Promise.allSettled([runAlone(sqlQuery)])));
      return settled;
    }
  }

  async function runAlone(query: Query): Promise<Ran> {
    const [ran] = await send([query]);
    if (!ran) throw new Error("D1_ERROR: no result");
    return ran;
  }

  const gather = gathered(sendGathered, statementsAtOnce);

  async function run(query: Query): Promise<Ran> {
    const settled = await gather(query);
    if (settled.status === "rejected") throw settled.reason;
    return settled.value;
  }

  function statementOf(query: Query): D1PreparedStatement {
    function bind(...values: unknown[]): D1PreparedStatement {
      return statementOf({ ...query, params: values.map(boundOf) });
    }

    function all<Row>(): Promise<D1Result<Row>>;
    async function all(): Promise<D1Result> {
      return resultOf(await run(query));
    }

    function first<Found>(column?: string): Promise<Found>;
    async function first(column?: string): Promise<unknown> {
      const [row] = resultOf(await run(query)).results;
      if (row === undefined) return null;
      if (column === undefined) return row;
      if (!Object.hasOwn(row, column))
        throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`);
      return row[column];
    }

    const raw = () => notOffered("raw rows");
    const statement = { bind, all, run: all, first, raw };
    queries.set(statement, query);
    return statement;
  }

  function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]>;
  async function batch(statements: D1PreparedStatement[]): Promise<D1Result[]> {
    const sent = statements.map((statement) => {
      const query = queries.get(statement);
      if (!query) throw new Error("a batch takes statements of its own database");
      return query;
    });
    return (await send(sent)).map(resultOf);
  }

  async function exec(sql: string): Promise<D1ExecResult> {
    const lines = sql.trim().split("\n");
    const ran = await send(lines.map((line) => ({ sql: line, params: [] })));
    return { count: ran.length, duration: ran.reduce((sum, { meta }) => sum + meta.duration, 0) };
  }

  return {
    prepare: (sql) => statementOf({ sql, params: [] }),
    batch,
    exec,
    withSession: () => notOffered("sessions"),
    dump: () => notOffered("dump"),
  };
}

function notOffered(what: string): never {
  throw new Error(`D1's REST API has no ${what}`);
}

/** Values as the binding takes them; booleans become 0 and 1. */
function boundOf(value: unknown): Bound {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (ArrayBuffer.isView(value))
    return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  throw new Error(
    `D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${String(value)}'`,
  );
}

function resultOf({ meta, results: { columns, rows } }: Ran): D1Result<Record<string, unknown>> {
  return {
    success: true,
    meta,
    results: rows.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column, row[index]])),
    ),
  };
}

/** An error of SQL in the binding's words, for callers that look for its text. */
function asDatabaseError(error: unknown): unknown {
  if (!hasCode(error, codes.sql)) return error;
  const message = error.errors.map((apiError) => apiError.message).join(", ");
  return new Error(`D1_ERROR: ${message}`, { cause: error });
}

const writing = /\b(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|PRAGMA)\b/i;

/** True if running a statement twice has the effect and the answer of running it once. */
function isRepeatable(sql: string): boolean {
  return sql.startsWith(repeatable) || (/^\s*(?:SELECT|WITH)\b/i.test(sql) && !writing.test(sql));
}
