import { expect, test } from "vitest";
import { firstSteps } from "#app/couple/answers/steps/rules.ts";
import { areStepsFolded, foldedSteps } from "#app/couple/answers/steps/state.ts";

type Given = Parameters<typeof firstSteps>[0];
const household = { deliveredAt: null, openedAt: null, remindedAt: null };
const given = (households: object[], replies: object[] = []) => ({ households, replies }) as Given;
const done = (steps: ReturnType<typeof firstSteps>) =>
  steps.filter(({ isDone }) => isDone).map(({ name }) => name);

test("a couple adds guests, sends links and shares the page, and then has no steps", () => {
  expect(firstSteps(given([]), 0).map(({ name }) => name)).toEqual(["guests", "send", "host"]);
  expect(done(firstSteps(given([household]), 0))).toEqual(["guests"]);
  expect(done(firstSteps(given([{ ...household, openedAt: 1 }]), 0))).toEqual(["guests", "send"]);
  expect(done(firstSteps(given([], [{}]), 1))).toEqual(["send", "host"]);
  expect(firstSteps(given([{ ...household, remindedAt: 1 }]), 1)).toEqual([]);
});

test("a host who may share no link is asked for none", () => {
  expect(firstSteps(given([{ ...household, deliveredAt: 1 }]), null)).toEqual([]);
  expect(firstSteps(given([]), null)).toHaveLength(2);
});

test("steps stay folded on the dashboard of one invitation", () => {
  const [cookie = ""] = foldedSteps("wedding/anna-arman").split(";");
  expect(areStepsFolded(`a=b; ${cookie}`, "wedding/anna-arman")).toBe(true);
  expect(areStepsFolded(cookie, "wedding/anna")).toBe(false);
  expect(areStepsFolded(null, "wedding/anna")).toBe(false);
});
