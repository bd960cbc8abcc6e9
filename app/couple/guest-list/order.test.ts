import { expect, test } from "vitest";
import { inNameOrder } from "#app/couple/guest-list/order.ts";

test("names stand in the order of the Armenian alphabet, then those in other letters", () => {
  const names = [
    "Ֆրիդա",
    "Օֆելյա",
    "ԵՒա",
    "Եվա",
    "Ani",
    "Զարա",
    "Ольга",
    "Արամ",
    "«Բաբկեն»",
    "Ռուբեն",
    "Ուրիշ",
    "Րաֆֆի",
  ];
  expect(inNameOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    "Արամ",
    "«Բաբկեն»",
    "Եվա",
    "ԵՒա",
    "Զարա",
    "Ուրիշ",
    "Ռուբեն",
    "Րաֆֆի",
    "Օֆելյա",
    "Ֆրիդա",
    "Ani",
    "Ольга",
  ]);
});
