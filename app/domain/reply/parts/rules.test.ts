import { expect, test } from "vitest";
import { attendanceOf, peopleAt, type CountedAnswer } from "#app/domain/reply/parts/rules.ts";

const mother = { name: "Նարե", child: false, comes: true };
const invited = ["church", "restaurant", "bus"] as const;

/** An answer for four, a child among them. */
function answer(changes: Partial<CountedAnswer> = {}): CountedAnswer {
  const said = { people: null, attending: null, parts: null, joinFrom: null };
  return { heads: 4, children: 1, ...said, ...changes };
}

const headsAt = (given: CountedAnswer) =>
  invited.map((place) => peopleAt(given, place, invited).heads);

test.each<[string, Partial<CountedAnswer>, number[]]>([
  ["an answer that names no part is at all, but not in the bus", {}, [4, 4, 0]],
  ["an answer for all of them", { attending: ["restaurant"] }, [0, 4, 0]],
  ["those who join at the church go on", { joinFrom: "church" }, [4, 4, 0]],
  ["those who join at the restaurant", { joinFrom: "restaurant" }, [0, 4, 0]],
  [
    "numbers by part",
    { attending: ["church", "restaurant", "bus"], parts: { church: 3, restaurant: 4, bus: 2 } },
    [3, 4, 2],
  ],
  ["nobody comes", { heads: 0, children: 0 }, [0, 0, 0]],
])("%s", (_, changes, heads) => {
  expect(headsAt(answer(changes))).toEqual(heads);
});

test("a part to which a household is not invited does not count it", () => {
  expect(peopleAt(answer(), "church", ["restaurant"])).toEqual({ heads: 0, children: 0 });
});

test("children are counted where they are", () => {
  const people = [
    { ...mother, parts: ["church" as const, "restaurant" as const] },
    { name: "Անի", child: true, comes: true, parts: ["restaurant" as const] },
  ];
  const given = answer({ heads: 2, people, parts: { church: 1, restaurant: 2 } });
  expect(peopleAt(given, "church", invited)).toEqual({ heads: 1, children: 0 });
  expect(peopleAt(given, "restaurant", invited)).toEqual({ heads: 2, children: 1 });
  const unnamed = answer({ parts: { church: 3, restaurant: 4 } });
  expect(peopleAt(unnamed, "church", invited)).toEqual({ heads: 3, children: 1 });
});

test("all at the same parts are one answer, as it was before people had parts", () => {
  const people = [{ ...mother, parts: ["church" as const] }];
  const given = { people, attending: null, numbers: {}, heads: 1 };
  expect(attendanceOf(given)).toEqual({ people: [mother], attending: ["church"], parts: null });
  const named = { people: null, attending: ["restaurant", "church"] as const, heads: 2 };
  expect(attendanceOf({ ...named, numbers: { church: 2 } })).toEqual({
    people: null,
    attending: ["church", "restaurant"],
    parts: null,
  });
});
