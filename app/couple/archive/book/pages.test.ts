import { expect, test } from "vitest";
import { paginate } from "#app/couple/archive/book/pages.ts";

const line = (height: number) => ({ height, holds: false });
const heading = { height: 2, holds: true };

test("pieces fill a page before the next begins", () => {
  const pieces = [line(4), line(4), line(4)];
  expect(paginate(pieces, 8)).toEqual([[line(4), line(4)], [line(4)]]);
  expect(paginate([], 8)).toEqual([]);
});

test("a heading goes with the line below it", () => {
  expect(paginate([line(6), heading, line(4)], 8)).toEqual([[line(6)], [heading, line(4)]]);
});

test("a piece of more than a page, and a page of headings alone, still end", () => {
  expect(paginate([line(20), line(1)], 8)).toEqual([[line(20)], [line(1)]]);
  expect(paginate([heading, heading, heading, heading, heading], 8)).toEqual([
    [heading, heading, heading, heading],
    [heading],
  ]);
});
