import { expect, test } from "vitest";
import { delayOf, dueDay, readyAfter } from "#app/shop/order/delivery/rules.ts";

test("an order with no holiday before it is ready is not delayed", () => {
  expect(delayOf("2027-06-12", [])).toBeNull();
  // The fourth day is the last one that counts.
  expect(delayOf("2027-06-12", ["2027-06-17", "2028-06-13", "06-12"])).toBeNull();
});

test("each holiday puts the invitation off by a day, over the turn of a year too", () => {
  expect(delayOf("2027-12-29", ["12-31", "01-01", "2028-01-02"])).toEqual({
    closed: ["2027-12-31", "2028-01-01", "2028-01-02"],
    ready: "2028-01-05",
  });
});

test("a holiday of one year is a working day in the next", () => {
  const easter = ["2027-03-29"];
  expect(delayOf("2027-03-27", easter)).toEqual({ closed: ["2027-03-29"], ready: "2027-04-01" });
  expect(delayOf("2028-03-27", easter)).toBeNull();
});

test("days of the week on which nobody works are not counted, and are no holidays", () => {
  // 2027-06-12 is a Saturday.
  expect(readyAfter("2027-06-12", [], [1, 2, 3, 4, 5])).toEqual({
    closed: [],
    ready: "2027-06-17",
  });
  expect(readyAfter("2027-06-12", ["06-15"], [1, 2, 3, 4, 5])).toEqual({
    closed: ["2027-06-15"],
    ready: "2027-06-18",
  });
  expect(readyAfter("2027-06-12", [], []).ready).toBe("2027-06-16");
});

test("an order is due on the day that staff promised, else on the form's", () => {
  const createdAt = Date.UTC(2027, 5, 12, 9);
  expect(dueDay({ dueOn: "2027-06-30", createdAt })).toBe("2027-06-30");
  expect(dueDay({ dueOn: null, createdAt })).toBe(readyAfter("2027-06-12").ready);
});

test("a year of nothing but holidays ends too", () => {
  const days = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice("2028-".length, "2028-01-01".length),
  );
  expect(delayOf("2027-06-12", days)?.closed.length).toBeGreaterThan(30);
});
