import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { prepareSql, sql, subquery } from "#app/lib/sql.ts";

test("values become places, and a piece brings its own along", async () => {
  const one = sql`SELECT ${"a"} AS letter, ${1} AS number`;
  const other = sql`SELECT letter FROM (${one}) WHERE number = ${1} AND ${null} IS NULL`;
  expect(other.texts.join("_")).toBe(
    "SELECT letter FROM (SELECT _ AS letter, _ AS number) WHERE number = _ AND _ IS NULL",
  );
  expect(other.values).toEqual(["a", 1, 1, null]);
  expect(await prepareSql(env.DB, other).first("letter")).toBe("a");
});

test("SQL in a value stays a value", async () => {
  const typed = "x'; DROP TABLE outbox; --";
  expect(await prepareSql(env.DB, sql`SELECT ${typed} AS typed`).first("typed")).toBe(typed);
});

test("a subquery names its columns, and binds its values in their order", async () => {
  const rows = subquery({ id: sql`${"x"} || letter`, size: sql`${2}` }, letters("a"), "source");
  expect(rows.texts.join("_")).toMatch(
    /^\(SELECT _ \|\| letter AS id, _ AS size FROM .+\) AS source$/,
  );
  expect(rows.values).toEqual(["x", 2, "a"]);
  const row = await prepareSql(env.DB, sql`SELECT source.id, source.size FROM ${rows}`).first();
  expect(row).toEqual({ id: "xa", size: 2 });
});

function letters(letter: string) {
  return sql`(SELECT ${letter} AS letter)`;
}
