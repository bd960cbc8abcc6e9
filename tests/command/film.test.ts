import { expect, test } from "vitest";
import { exitCodes } from "../../cli/exit-codes.ts";
import { planFrames } from "../../cli/pictures/film-plan.ts";
import { studio } from "./support/command-session.ts";

test("a film begins and ends with its finished picture, and is drawn anew in between", () => {
  const frames = planFrames(12, 5_000);
  expect(frames).toHaveLength(360);
  expect(frames[0]).toEqual({ at: 5_000, finished: 0 });
  expect(frames.at(-1)).toEqual(frames[0]);
  const begins = frames.findIndex(({ at, finished }) => at === 0 && finished === 0);
  expect(begins / 30).toBeCloseTo(1.2, 1);
  const fading = frames.slice(0, begins).filter(({ at }) => at === 0);
  expect(fading.map(({ finished }) => finished)).toEqual(
    fading.map(({ finished }) => finished).toSorted((a, b) => b - a),
  );
  const moving = frames.slice(begins, begins + 150).map(({ at }) => at);
  expect(moving).toEqual(moving.map((_, index) => (index * 1000) / 30));
  expect(planFrames(12, Infinity).at(-1)?.at).toBeCloseTo(10_767, 0);
});

test.each([
  ["an animation that does not exist", ["petal", "--names", "Ani"], "Did you mean petals?"],
  ["three names", ["petals", "--names", "Ani, Davit, Gor"], "one name or two"],
  ["a day that no month has", ["petals", "--names", "Ani", "--date", "30.02.2027"], "no day"],
])("nothing is drawn of %s", async (_, words, complaint) => {
  const { code, complaints } = await studio("film", ...words);
  expect(code).toBe(exitCodes.usage);
  expect(complaints).toContain(complaint);
});
