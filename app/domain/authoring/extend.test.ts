import { expect, test } from "vitest";
import { withUntil } from "#app/domain/authoring/extend.ts";

const text = `{
  "kind": "wedding",
  "event": { "start": "2027-06-12T15:00",   "timeZone": "Asia/Yerevan" },
  "sections": [{ "type": "date" }]
}
`;

test("a last day is put after the event, and every other letter stays as it was", () => {
  const extended = withUntil(text, "2028-01-31");
  expect(JSON.parse(extended)).toEqual({ ...JSON.parse(text), until: "2028-01-31" });
  expect(extended.replace('\n  "until": "2028-01-31",', "")).toBe(
    text.replace('"Asia/Yerevan" },', '"Asia/Yerevan" },'),
  );
});

test("a last day that is there is replaced in its place", () => {
  const once = withUntil(text, "2028-01-31");
  expect(withUntil(once, "2028-12-31")).toBe(once.replace("2028-01-31", "2028-12-31"));
});

test("an `until` inside a section is no last day", () => {
  const early = text.replace('"kind"', '"saveTheDate": { "until": "2027-03-01" },\n  "kind"');
  const extended = JSON.parse(withUntil(early, "2028-01-31"));
  expect(extended.saveTheDate.until).toBe("2027-03-01");
  expect(extended.until).toBe("2028-01-31");
});
