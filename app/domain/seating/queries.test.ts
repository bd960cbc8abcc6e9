import { expect, test } from "vitest";
import { findOpenSeating, tableNamesOf } from "#app/domain/seating/data.server.ts";
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
import { seatedParties } from "#app/domain/seating/view.server.ts";
import { deletionsOf } from "#app/studio/rights/mutations.server.ts";
import { seatingRowsOf } from "#app/domain/seating/personal-data.server.ts";
import { planOf, recording } from "../../../tests/support/queries.ts";

const path = "wedding/x";
const change = { table: "x", name: "1", seats: 2 };
const table = { id: "x", name: "1", seats: 2 };

/** Each statement about tables, of the hosts' page, of a guest's and of the nightly deletion. */
const statements: [string, (db: D1Database) => Promise<unknown>][] = [
  ["tables and parties", (db) => db.batch(seatedParties(db, path))],
  ["names of tables", (db) => tableNamesOf(db, path).all()],
  ["whether guests find their table", (db) => findOpenSeating(db, path, null)],
  ["a household's table", (db) => findOpenSeating(db, path, "x")],
  ["a move", (db) => seatParties(db, path, ["x"], "x")],
  ["taking from a table", (db) => unseatParties(db, path, ["x"])],
  ["new tables", (db) => addTables(db, path, [table])],
  ["a changed table", (db) => changeTable(db, path, change)],
  ["the order of tables", (db) => orderTables(db, path, ["x"])],
  ["a deleted table", (db) => deleteTable(db, path, "x", 1)],
  ["a restored table", (db) => restoreTable(db, path, "x")],
  ["the switch", (db) => setGuestsFind(db, path, false)],
  ["all of an invitation", (db) => db.batch(deletionsOf(db, seatingRowsOf(path)))],
];

for (const [what, run] of statements) {
  test(`${what}: no table is read as a whole`, async () => {
    const prepared: string[] = [];
    await run(recording(prepared));
    expect(prepared.length).toBeGreaterThan(0);
    const details = (await Promise.all(prepared.map(planOf))).flat();
    const scans = details.filter((detail) =>
      /SCAN (?!CONSTANT ROW|json_each)|USE TEMP B-TREE FOR ORDER BY/.test(detail),
    );
    // Of at most two rows: a household's own table and its reply's.
    const sorted = what === "a household's table" ? /TEMP B-TREE/ : /^$/;
    expect(scans.filter((detail) => !sorted.test(detail))).toEqual([]);
  });
}
