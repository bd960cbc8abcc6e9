import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { joinSql, prepareSql, sql, textPiece } from "#app/lib/sql.ts";

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

test("pieces are joined, and none of them is an empty piece", () => {
  const columns = joinSql([textPiece("a"), sql`${2}`, textPiece("c")], ", ");
  expect([columns.texts, columns.values]).toEqual([["a, ", ", c"], [2]]);
  expect(joinSql([], ", ")).toEqual(textPiece(""));
});
