import { expect, test } from "vitest";
import { focusText, readFocus } from "#app/shop/order/material/focus.ts";

test("a point is read as it was written, and nothing else is one", () => {
  for (const point of [
    [0, 0],
    [1, 1],
    [0.42, 0.31],
  ] as const)
    expect(readFocus(focusText(point))).toEqual(point);
  expect(focusText([0.123456, 2 / 3])).toBe("0.12,0.67");
  for (const text of ["", "0.5", "1.2,0", "-0.1,0", "0.5,0.5,0.5", "a,b", "0.5, 0.5", "NaN,0"])
    expect(readFocus(text)).toBeNull();
});
