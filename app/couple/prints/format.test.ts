import { expect, test } from "vitest";
import { bleed, formats, marksOf, pagesOf } from "#app/couple/prints/format.ts";

test("six place cards are a sheet, and the seventh begins another", () => {
  const pieces = Array.from({ length: 7 }, (_, at) => at);
  const [first = [], second = []] = pagesOf(pieces, formats["place-cards"]);
  expect(first.map(({ x, y }) => [x, y])).toEqual([
    [15, 13.5],
    [105, 13.5],
    [15, 103.5],
    [105, 103.5],
    [15, 193.5],
    [105, 193.5],
  ]);
  expect(second).toEqual([{ piece: 6, x: 15, y: 13.5 }]);
});

test("labels are those of a sheet of 24, edge to edge", () => {
  const places = pagesOf(Array.from({ length: 24 }), formats.labels);
  expect(places).toHaveLength(1);
  expect(places[0]?.[0]).toMatchObject({ x: 0, y: 0.5 });
  expect(places[0]?.at(-1)).toMatchObject({ x: 140, y: 259.5 });
  expect(marksOf(formats.labels)).toEqual([]);
});

test("marks lie on the lines of cut and fold, outside of the bleed and within what printers print", () => {
  for (const format of Object.values(formats)) {
    const { page, piece, columns, rows } = format;
    const x = (page.width - columns * piece.width) / 2;
    const y = (page.height - rows * piece.height) / 2;
    for (const { from, to } of marksOf(format))
      for (const [left, top] of [from, to]) {
        const isBeside = left <= x - bleed || left >= page.width - x + bleed;
        const isAbove = top <= y - bleed || top >= page.height - y + bleed;
        expect(isBeside || isAbove, `${left} ${top}`).toBe(true);
        // Home printers leave up to 5 mm white at a side, of which a mark keeps 2.
        expect(Math.min(left, top, page.width - left, page.height - top)).toBeGreaterThanOrEqual(2);
      }
  }
  const folds = marksOf(formats["place-cards"]).filter(({ isFold }) => isFold);
  expect(new Set(folds.map(({ from }) => from[1]))).toEqual(new Set([58.5, 148.5, 238.5]));
});
