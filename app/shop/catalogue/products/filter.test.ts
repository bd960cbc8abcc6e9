import { expect, test } from "vitest";
import { lookOf } from "#app/shop/catalogue/products/theme.ts";
import {
  addressWith,
  choicesOf,
  filtersOf,
  selected,
  varied,
} from "#app/shop/catalogue/products/filter.ts";

const red = { ground: "#f8f1e4", deco: "#a83a42" };
const night = { ground: "#0f1a2c", deco: "#5e7396" };
const items = [
  { id: "wedding in red", occasion: "wedding", ...lookOf(["festive"], "wedding", red) },
  { id: "wedding at night", occasion: "wedding", ...lookOf(["quiet"], "wedding", night) },
  { id: "party in red", occasion: "kids", ...lookOf(["festive"], "kids", red) },
] as const;

const filtersIn = (query: string) => filtersOf(new URLSearchParams(query));

test.for([
  ["", ["wedding in red", "wedding at night", "party in red"]],
  ["taste=festive", ["wedding in red", "party in red"]],
  ["taste=dark", ["wedding at night"]],
  ["taste=children", ["party in red"]],
  ["colour=red&occasion=wedding", ["wedding in red"]],
  ["colour=blue&taste=festive", []],
  ["taste=loud&colour=toString", ["wedding in red", "wedding at night", "party in red"]],
] as const)("?%s selects %j", ([query, ids]) => {
  expect(selected(items, filtersIn(query)).map(({ id }) => id)).toEqual(ids);
});

test("an address with filters says them again, and none where all products are shown", () => {
  const query = "occasion=wedding&taste=dark&colour=blue";
  expect(addressWith("/weblink", filtersIn(query))).toBe(`/weblink?${query}`);
  expect(addressWith("/weblink", filtersIn("taste=loud"))).toBe("/weblink");
});

test("a choice is counted beside the other filters, and offered only where it selects something", () => {
  const { taste, colour } = choicesOf(items, filtersIn("occasion=wedding"));
  expect(taste.map(({ name, count }) => [name, count])).toEqual([
    ["festive", 1],
    ["quiet", 1],
    ["dark", 1],
  ]);
  expect(colour.map(({ name }) => name)).toEqual(["red", "blue"]);
});

test("a chosen color is given up by choosing it again", () => {
  const { colour } = choicesOf(items, filtersIn("colour=red"));
  const chosen = colour.find(({ isChosen }) => isChosen);
  expect(chosen?.filters.colour).toBe("all");
});

test.for([
  ["#fdf4f3", "#d68894", "rose"],
  ["#3b0a12", "#b23a48", "red"],
  ["#c1102d", "#ffa3b5", "red"],
  ["#ffd65c", "#2f4fb5", "gold"],
  ["#eaf3dc", "#3a7a4c", "green"],
  ["#fbf7ee", "#1f3fbf", "blue"],
  ["#f7f4fb", "#7d62a8", "violet"],
  ["#141210", "#6a5c48", "mono"],
] as const)("a page of %s with an ornament of %s is remembered as %s", ([ground, deco, colour]) => {
  expect(lookOf([], "wedding", { ground, deco }).colour).toBe(colour);
});

test("a full red is not dark, a night is", () => {
  expect(lookOf([], "wedding", { ground: "#c1102d", deco: "#ffa3b5" }).tastes).toEqual([]);
  expect(lookOf([], "wedding", night).tastes).toEqual(["dark"]);
});

test("neighbors differ in color while there is another one left", () => {
  expect(varied([items[0], items[2], items[1]]).map(({ colour }) => colour)).toEqual([
    "red",
    "blue",
    "red",
  ]);
});
