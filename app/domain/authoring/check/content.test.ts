import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { sectionTypes } from "#app/domain/invitation/sections/types.ts";
import { type Problem } from "#app/domain/authoring/check/types.ts";
import {
  definitionOf,
  fileOf,
  packs,
  withTemplate,
  type Json,
} from "../../../../tests/support/content.ts";

/** The problems of one definition as the command prints them, without the file. */
function problemsOf(changes: Json): string[] {
  return linesOf(checkContent(withTemplate(fileOf(definitionOf(changes))), packs).problems);
}

function linesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

const section = (type: string, more: Json = {}) => ({
  sections: [{ type: "reply" }, { type, ...more }],
});

test("a good definition and its template have no problem and may be published", () => {
  const definition = definitionOf();
  const { problems, drafts } = checkContent(withTemplate(fileOf(definition)), packs);
  expect(problems).toEqual([]);
  expect(drafts.map(({ draft }) => draft.path)).toEqual([
    `wedding/${definition.slug}`,
    "templates/1002",
  ]);
});

test("a problem names its file, and a file with a problem is no draft", () => {
  const definition = definitionOf({ title: { am: "Հրավեր" } });
  const { problems, drafts } = checkContent(withTemplate(fileOf(definition)), packs);
  expect(problems).toEqual([
    {
      file: `content/invitations/wedding/${definition.slug}.json`,
      path: "title.en",
      message: 'expected a text for language "en"',
    },
  ]);
  expect(drafts.map(({ draft }) => draft.path)).toEqual(["templates/1002"]);
});

test.each<[string, Json, string]>([
  [
    "a missing language deep inside",
    section("venue", { name: { am: "Գառնի", en: "Garni" }, address: { am: "Երևան" } }),
    'sections[1].address.en: expected a text for language "en"',
  ],
  [
    "a cancelled event with a former day",
    { status: { is: "cancelled", was: "2027-05-29" } },
    'status.was: expected only with "postponed": a cancelled event has no new day',
  ],
  [
    "a former day that is the event's own",
    { status: { is: "postponed", was: "2027-06-12" } },
    'status.was: expected the day of before, found the event\'s own (2027-06-12): leave "was" out until there is a new day, then set event.start',
  ],
  [
    "a save-the-date of a cancelled event",
    { status: { is: "cancelled" }, saveTheDate: { until: "2027-03-01" } },
    "saveTheDate: expected none, because the event is cancelled: guests would be asked to keep its day",
  ],
  [
    "a day that no calendar has",
    { event: { start: "2027-02-30T15:00", timeZone: "Asia/Yerevan" } },
    "event.start: expected a day that the calendar has",
  ],
  [
    "a date in another form",
    { event: { start: "12.06.2027 15:00", timeZone: "Asia/Yerevan" } },
    "event.start: expected a local time like 2027-06-12T15:00",
  ],
  [
    "an unknown zone",
    { event: { start: "2027-06-12T15:00", timeZone: "Yerevan" } },
    "event.timeZone: expected an IANA time zone like Asia/Yerevan",
  ],
  [
    "an end before the start",
    { event: { start: "2027-06-12T15:00", end: "2027-06-12T14:00", timeZone: "Asia/Yerevan" } },
    "event.end: expected a time after 2027-06-12T15:00",
  ],
  [
    "a customer's invitation marked as a demo",
    {
      demo: true,
      hosts: { groom: { name: { am: "Արման", en: "Arman" }, email: "arman@family.am" } },
      reply: { recipients: "groom" },
    },
    'hosts.groom.email: expected an address @example.com, because "demo" is true',
  ],
  ["an unknown field", { tittle: {} }, "tittle: unknown field"],
  [
    "an unknown field deep inside",
    section("countdown", { to: "wedding", colour: "red" }),
    "sections[1].colour: unknown field",
  ],
  [
    "more guests than a form has room for",
    { reply: { recipients: "choose", guests: { max: 31 } } },
    "reply.guests.max: expected at most 30, found 31",
  ],
  [
    "half a guest",
    { reply: { recipients: "choose", guests: { max: 2.5 } } },
    "reply.guests.max: expected a whole number, found 2.5",
  ],
  [
    "a timeline without an hour",
    section("timeline", { items: [] }),
    "sections[1].items: expected at least 1 entry, found 0",
  ],
  ["a missing field", { title: undefined }, "title: is missing"],
  [
    "a link that runs script",
    section("follow", { links: [{ network: "instagram", url: "javascript:alert(1)" }] }),
    "sections[1].links[0].url: expected an address that starts with https://",
  ],
  [
    "a link that is none",
    section("follow", { links: [{ network: "instagram", url: "instagram" }] }),
    "sections[1].links[0].url: expected a web address",
  ],
  [
    "an unknown kind of section",
    section("balloons"),
    `sections[1].type: expected one of ${sectionTypes.map((type) => `"${type}"`).join(", ")}, found "balloons"`,
  ],
  [
    "a text without its languages",
    { title: "Wedding" },
    "title: expected { language: text } or { key } of a language pack",
  ],
  [
    "a text in an unknown language",
    { title: { am: "Հրավեր", en: "Invitation", es: "Invitación" } },
    "title.es: unknown field: there are no texts in Spanish",
  ],
  ["an empty text", { title: { am: "Հրավեր", en: "  " } }, "title.en: expected some text"],
  [
    "a number where a text belongs",
    { slug: "anna", title: { am: "Հրավեր", en: 5 } },
    "title.en: expected a text, found 5",
  ],
  [
    "a point outside the earth",
    section("venue", { name: { am: "Գառնի", en: "Garni" }, position: [140, 44] }),
    "sections[1].position[0]: expected a latitude between -90 and 90",
  ],
  [
    "a clear password",
    { access: { password: "anna2027" } },
    "access.password: expected the hash that `studio password` writes, never the password itself",
  ],
  [
    "a clear password dressed as a hash",
    { access: { password: "scrypt$anna2027" } },
    "access.password: expected the hash that `studio password` writes, never the password itself",
  ],
  [
    "no address for replies",
    { hosts: { groom: { name: { am: "Արման", en: "Arman" } } }, reply: { recipients: "groom" } },
    'hosts.groom.email: expected an address, because replies go to "groom"',
  ],
  [
    "nobody to tell of replies",
    { reply: { recipients: "default" } },
    "reply.defaultEmail: expected the address that replies go to",
  ],
  [
    "a save-the-date that outlives the deadline",
    { saveTheDate: { until: "2027-05-20" } },
    "saveTheDate.until: expected a day before 2027-05-20, so that guests can see the invitation and answer it",
  ],
  [
    "a deadline after the event",
    { reply: { recipients: "choose", deadline: "2027-06-13" } },
    "reply.deadline: expected the event's day (2027-06-12) or an earlier one",
  ],
  [
    "a choice of places where no venue is",
    { reply: { recipients: "choose", fields: ["guestsNumber", "attending"] } },
    "reply.fields[1]: expected a venue of one of the programme items church-ceremony, baptism, wedding-party, dinner, bride-home, groom-home, bread-baking, civil-ceremony, khosk-kap",
  ],
  [
    "a question whose guest one is without anyone to name",
    {
      hosts: { person: { name: { am: "Անի", en: "Ani" } } },
      reply: { defaultEmail: "ani@example.com", fields: ["side"] },
    },
    'reply.sides: expected the persons whose guest one may be, because "fields" asks "side"',
  ],
  [
    "persons whom no question names",
    { reply: { recipients: "choose", sides: [{ am: "Քավոր", en: "Godfather" }] } },
    'reply.fields: expected "side", because "sides" has its answers',
  ],
  [
    "a chat without an address",
    { reply: { recipients: "choose", chat: { instead: true } } },
    "reply.chat: expected at least one of whatsapp, viber, telegram",
  ],
  [
    "reply settings that no section shows",
    { sections: [{ type: "date" }] },
    'sections: expected a section of type "reply", because "reply" has its settings',
  ],
  [
    "a reply section without settings",
    { reply: undefined },
    "reply: expected the settings of the reply section",
  ],
  [
    "a contact section without a person",
    section("contact"),
    "organiser: expected the person whom section 2 (contact) shows",
  ],
  [
    "a stop of the day without a name",
    section("timeline", { items: [{ at: "15:00" }] }),
    "sections[1].items[0]: expected a programmeItem or a title",
  ],
  [
    "an alias in a language that is not listed",
    { aliases: [{ path: "wedding/other", language: "ru" }] },
    "aliases[0].language: expected one of the invitation's languages: am, en",
  ],
  [
    "an alias of an unknown kind",
    { aliases: [{ path: "party/anna" }] },
    "aliases[0].path: expected a kind before the slash: wedding, engagement, baptism, birthday, mkrtutyun, event, gift, hraver, photoshoot, couple, templates",
  ],
  [
    "an alias that is a language",
    { aliases: [{ path: "wedding/ru" }] },
    'aliases[0].path: "ru" is reserved',
  ],
  ["a slug that is a language", { slug: "en" }, 'slug: "en" is reserved'],
  [
    "a variant of English that no code names",
    { english: "en-AU" },
    "english: expected one of en-US",
  ],
  [
    "a variant of English without English",
    { languages: ["am"], english: "en-US" },
    'english: expected "en" among the languages',
  ],
  [
    "a text that a pack lacks",
    { title: { key: "messages.english-only" } },
    'title.key: expected "messages.english-only" in content/locales/am/messages.json, which has no such text',
  ],
  [
    "a template that is not there",
    { template: "1099" },
    'template: there is no template "1099" (content/templates/1099.json)',
  ],
])("%s is one clear line", (_name, changes, line) => {
  expect(problemsOf(changes)).toEqual([line]);
});

test("a pack's text with a gap in it is refused in the language that has the gap", () => {
  expect(
    problemsOf({
      title: { key: "messages.by-date" },
      languages: ["en"],
      hosts: {
        groom: { name: { en: "Arman" }, email: "a@example.com" },
        bride: { name: { en: "Anna" }, email: "b@example.com" },
      },
    }),
  ).toEqual([
    'title.key: expected a finished text, but "messages.by-date" in content/locales/en/messages.json has {{…}} in it',
  ]);
});

test("a missing language is reported beside a fault that stops the other rules", () => {
  const lines = problemsOf({
    ...section("countdown", { to: "wedding", colour: "red" }),
    title: { am: "Հրավեր" },
    event: { start: "2027-02-30T15:00", timeZone: "Asia/Yerevan" },
  });
  expect(lines.toSorted()).toEqual([
    "event.start: expected a day that the calendar has",
    "sections[1].colour: unknown field",
    'title.en: expected a text for language "en"',
  ]);
});
