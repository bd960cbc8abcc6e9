import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findRow, listRows, readRow, readRows } from "#app/lib/rows.ts";

const schema = v.object({ id: v.string(), guests: v.nullable(v.number()) });

test("a row is typed by its schema, and columns that the schema lacks are left out", async () => {
  const statement = env.DB.prepare("SELECT 'a' AS id, NULL AS guests, 'x' AS more");
  expect(await findRow(schema, statement)).toEqual({ id: "a", guests: null });
  expect(await listRows(schema, statement)).toEqual([{ id: "a", guests: null }]);
});

test("a statement without rows answers null, and a list is empty", async () => {
  const statement = env.DB.prepare("SELECT 'a' AS id, 1 AS guests WHERE 0");
  expect(await findRow(schema, statement)).toBeNull();
  expect(await listRows(schema, statement)).toEqual([]);
  expect(readRows(schema, undefined)).toEqual([]);
});

test("a row of another form is an error that names its columns and none of its values", () => {
  const row = { id: 5, guests: "anna@example.com" };
  expect(() => readRow(schema, row)).toThrow("D1: a row that cannot be read: id, guests");
  expect(() => readRow(schema, row)).not.toThrow(/anna|5/);
  expect(() => readRow(schema, null)).toThrow("the row");
});
