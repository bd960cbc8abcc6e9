import { expect, test } from "vitest";
import { unknownKeys, unreadKeys, wrongDates } from "../../scripts/pack-keys.ts";

/** A key, and a source that reads it. */
const read: [string, string][] = [
  ["form:send", 't("form:send")'],
  ["form:guests", 't("form:guests", { count: 2 })'],
  ["order:types.wd", 'const types = ["wd"];\nt(`order:types.${value}`)'],
  ["order:yes", 'const choices = ["yes", "no"];\nt(`order:${value}`)'],
  [
    "order:approval.ask-text",
    "const phases = { ask: 1 };\nt(`order:approval.${phases[phase]}-text`)",
  ],
  ["dashboard:links.read", 't(`dashboard:links.${isReadOnly ? "read" : "edit"}`)'],
  ["dates:zones.Europe/Paris", "t(`dates:zones.${event.timeZone}`)"],
  ["site:error.broken.title", 'const key = "site:error.broken";\nt(`${key}.title`)'],
  [
    "site:error.broken.text",
    'say("broken");\nconst key = `site:error.${fault}`;\nt(`${key}.text`)',
  ],
  ["order:messages.closed", 'refuse("closed");\nt("order:messages", { returnObjects: true })'],
  ["words:with-love", 'const closing = { key: "words.with-love" };'],
  ["words:with-love", '{ "closing": { "key": "words.with-love" } }'],
  ["messages:never", ""],
];

test.each(read)("%s is read by %s", (key, source) => {
  expect(unreadKeys([key], [source])).toEqual([]);
});

const unread: [string, string][] = [
  ["form:send", 't("form:sent")'],
  ["form:send", '// t("form:send")'],
  ["order:types.wd", "t(`order:types.${value}`)"],
  ["order:types.wd", 'const types = ["wd"];\nt(`order:kinds.${value}`)'],
  ["site:error.broken.help", 'const key = "site:error.broken";\nt(`${key}.title`)'],
  ["order:messages.closed", 't("order:messages", { returnObjects: true })'],
  ["invitation:and", 'join("and");\nconst key = `invitation:${path}`;'],
];

test.each(unread)("%s is not read by %s", (key, source) => {
  expect(unreadKeys([key], [source])).toEqual([key]);
});

test("a key that no pack has is found, a group of keys is none", () => {
  const source =
    't("form:sent");\nbuiltText("form:sand");\nconst texts = ["site:nav", "site:nov"];\nkey: "form.love";';
  expect(unknownKeys(["form:sent", "site:nav.home"], [source])).toEqual([
    "form:sand",
    "site:nov",
    "form:love",
  ]);
});

const texts = new Map([
  ["dates:long", "{{day}} {{month}} {{year}} թ."],
  ["dates:until", "{{month}} {{day}}-ը"],
  ["dates:months-in-date.6", "հունիսի"],
  ["mail:open", "Հղումը գործում է մինչև {{date}}։"],
  ["mail:gone", "Ջնջել ենք {{date}}։"],
]);

test.each([
  't("mail:open", { date: formatDate(t, wallTimeOf(day), "long") })',
  'const last = formatDate(t, day, "long");\nt("mail:open", { count: 1, date: last })',
  'const date = end && formatDate(t, day, "long");\nt("mail:open", {\n  date,\n})',
])("after «մինչև» a date without its article is found: %s", (source) => {
  expect(wrongDates(texts, [source])).toContainEqual({
    key: "mail:open",
    style: "long",
    rule: "a date after «մինչև» without its article: «մայիսի 20-ը»",
    text: "Հղումը գործում է մինչև 12 հունիսի 2027 թ.։",
  });
});

test("a full stop after «թ.» is found, and a date with its article is right", () => {
  const gone = 't("mail:gone", { date: formatDate(t, day, "long") })';
  expect(wrongDates(texts, [gone])).toMatchObject([{ key: "mail:gone", style: "long" }]);
  const right = 't("mail:open", { date: formatDate(t, day, "until") })';
  expect(wrongDates(texts, [right])).toEqual([]);
});
