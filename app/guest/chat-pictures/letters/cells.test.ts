import { expect, test } from "vitest";
import { withFewColours } from "#app/guest/chat-pictures/few-colours.ts";
import { cell, cutLetters } from "#app/guest/chat-pictures/letters/cells.ts";

/** Paints a black block into a cell of a sheet, at its place from the pen and the cell's top. */
function blocks(list: readonly { left: number; top: number; width: number; height: number }[]) {
  const sheetWidth = cell.columns * cell.width;
  const pixels = new Uint8Array(sheetWidth * cell.height * 4);
  for (const [at, { left, top, width, height }] of list.entries())
    for (let y = top; y < top + height; y += 1)
      for (let x = 0; x < width; x += 1)
        pixels[(y * sheetWidth + at * cell.width + cell.pen + left + x) * 4 + 3] = 255;
  return pixels;
}

test("letters are cut from their cells, and stand on the baseline of H", () => {
  const pixels = blocks([
    { left: 3, top: 28, width: 30, height: 45 },
    // Reaches to the left of the pen and below the baseline.
    { left: -5, top: 60, width: 4, height: 20 },
  ]);
  const drawn = [
    { letter: "H", advance: 40 },
    { letter: ",", advance: 9 },
    { letter: " ", advance: 5 },
  ];
  const { capitals, letters } = cutLetters(drawn, 16, pixels);
  expect(capitals).toBe(45);
  expect(letters.H).toEqual({ left: 3, top: -45, width: 30, advance: 40, mask: "p".repeat(1350) });
  expect(letters[","]).toEqual({ left: -5, top: -13, width: 4, advance: 9, mask: "p".repeat(80) });
  expect(letters[" "]).toMatchObject({ advance: 5, mask: "" });
  expect(() => cutLetters(drawn.slice(1), 16, pixels)).toThrow("a font without H");
  expect(() => cutLetters(drawn, 16, blocks([]))).toThrow("a font without H");
});

test("rare colours become the nearest of the frequent ones", () => {
  const [red, blue, almostRed] = [
    [255, 0, 0],
    [0, 0, 255],
    [250, 9, 0],
  ] as const;
  const picture = Uint8Array.from([red, red, red, blue, blue, almostRed].flat());
  expect(withFewColours(picture, 2)).toEqual({
    pixels: Uint8Array.from([0, 0, 0, 1, 1, 0]),
    colours: [red, blue],
  });
  expect(withFewColours(picture, 256).colours).toHaveLength(3);
});
