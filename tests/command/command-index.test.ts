import { expect, test } from "vitest";
import { inOrder, type Entry } from "../../scripts/command-index.ts";

const entry = (name: string, after: string): Entry => ({ name, after, line: { name } });
const names = (...entries: Entry[]) => inOrder(entries).map((line) => Reflect.get(line, "name"));

const diff = entry("diff", "Writing:");
const extend = entry("extend", "diff");
const password = entry("password", "extend");

test("a new command stands where it says, and moves no other", () => {
  const found = entry("where", "diff");
  expect(names(password, found, extend, diff)).toEqual(["diff", "where", "extend", "password"]);
});

test("a group's own commands come before what follows the group", () => {
  const list = entry("orders list", "orders");
  const show = entry("orders show", "orders list");
  const outbox = entry("outbox", "orders");
  expect(names(outbox, show, list, entry("orders", "Orders and mail:"))).toEqual([
    "orders",
    "orders list",
    "orders show",
    "outbox",
  ]);
});

test("a command that stands nowhere is refused, not left out", () => {
  expect(() => inOrder([entry("where", "dif"), diff])).toThrow('where stands below "dif"');
  expect(() => inOrder([entry("orders list", "diff"), diff])).toThrow("orders list stands below");
  expect(() => inOrder([entry("design list", "design")])).toThrow("design is no group");
  expect(() => inOrder([diff, entry("a", "b"), entry("b", "a")])).toThrow("in a circle");
});
