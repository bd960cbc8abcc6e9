import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { warningRules } from "#app/domain/authoring/check/rules.ts";
import { scriptOf, type Language } from "#app/i18n/languages.ts";
import { definitionOf, fileOf, packs, withTemplate } from "../../../../tests/support/content.ts";
import {
  checkedAt,
  dayAt,
  definitionOfSample,
  messageIn,
  sampleWeddings,
  type SampleWedding,
} from "../../../../tests/support/sample-weddings.ts";

/** Warnings as `rule at place`. */
function warningsOf(sample: SampleWedding): string[] {
  const files = withTemplate(fileOf(definitionOfSample(sample)));
  const { problems, warnings } = checkContent(files, packs, new Map(), checkedAt);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return warnings.map(({ rule, path }) => `${rule} at ${path}`);
}

/**
 * Mistakes by what staff would do: each changes a right definition and says what is to be warned of,
 * or null where the definition has no room for it.
 */
const mistakes: Record<string, (sample: SampleWedding) => string | null> = {
  "a year of the last decade": (sample) => {
    moveTo(sample, "2017-06-12");
    return "past-event at event.start";
  },
  "a year of the next century": (sample) => {
    moveTo(sample, "2207-06-12");
    return "far-event at event.start";
  },
  "an end a year after the start": (sample) => {
    sample.event.end = `${dayAt(daysTo(sample) + 365)}T23:30`;
    return "long-event at event.end";
  },
  "a postponed day that is over": (sample) => {
    moveTo(sample, dayAt(-1));
    sample.status = { is: "postponed" };
    return "open-day at status";
  },
  "a postponed day that comes before the old one": (sample) => {
    sample.status = { is: "postponed", was: dayAt(daysTo(sample) + 7) };
    return "moved-back at status.was";
  },
  "a deadline of yesterday": (sample) => {
    sample.reply.deadline = dayAt(-1);
    return daysTo(sample) < 290 ? "past-deadline at reply.deadline" : null;
  },
  "a deadline a year before the event": (sample) => {
    sample.reply.deadline = dayAt(daysTo(sample) - 365);
    return "early-deadline at reply.deadline";
  },
  "a venue on the day before": (sample) => {
    firstVenue(sample).start = `${dayAt(daysTo(sample) - 1)}T15:00`;
    return "venue-time at sections[3].start";
  },
  "a venue after the end": (sample) => {
    firstVenue(sample).start = `${sample.day}T23:45`;
    return "venue-time at sections[3].start";
  },
  "an hour that summer time skips": (sample) => {
    moveTo(sample, "2027-03-28");
    sample.event.start = "2027-03-28T02:30";
    return sample.event.timeZone === "Europe/Paris" ? "clock-change at event.start" : null;
  },
  "hours that changed places": (sample) => {
    const [first, second] = sample.timeline.items;
    if (!first || !second) return null;
    [first.at, second.at] = [second.at, first.at];
    return "timeline-order at sections[2].items[1].at";
  },
  "an hour twice": ({ timeline: { items } }) => {
    items.push(...items.slice(-1));
    return `timeline-twice at sections[2].items[${items.length - 1}]`;
  },
  "two countdowns": (sample) => {
    sample.others.push(sample.countdown);
    return `section-twice at sections[${2 + sample.venues.length + sample.others.length}]`;
  },
  "a place with tags among others": (sample) => {
    if (sample.venues.length < 2) return null;
    Object.assign(firstVenue(sample), { tags: ["church"] });
    return "not-on-general-link at sections[2].items[0]";
  },
  "a message twice": (sample) => {
    sample.others.push(sample.message);
    return `section-twice at sections[${2 + sample.venues.length + sample.others.length}]`;
  },
  "a countdown to an engagement": (sample) => {
    sample.countdown.to = "engagement";
    return "other-occasion at sections[1].to";
  },
  "a point in the ocean": (sample) => {
    firstVenue(sample).position = [0, 0];
    return "null-position at sections[3].position";
  },
  "latitude and longitude in each other's place": (sample) => {
    const [latitude = 0, longitude = 0] = firstVenue(sample).position;
    firstVenue(sample).position = [longitude, latitude];
    return Math.abs(longitude) <= 90 ? "swapped-position at sections[3].position" : null;
  },
  "a point in Tokyo": (sample) => {
    firstVenue(sample).position = [35.68, 139.77];
    return "other-zone at sections[3].position";
  },
  "an account with a digit wrong": (sample) => {
    const accounts = [{ holder: sample.message.text, number: "DE88 3704 0044 0532 0130 00" }];
    sample.others.push({ type: "bank", accounts });
    const index = 2 + sample.venues.length + sample.others.length;
    return `account at sections[${index}].accounts[0].number`;
  },
  "a map link to another city": (sample) => {
    const language = firstLanguage(sample);
    firstVenue(sample).note[language] = "https://maps.google.com/?q=10.5123,20.5123";
    return `map-link at sections[3].note.${language}`;
  },
  "a text in another language's letters": (sample) => {
    const language = firstLanguage(sample);
    sample.message.text[language] = messageIn(language === "am" ? "ru" : "am");
    return `other-script at sections[0].text.${language}`;
  },
  "an English text in Armenian": (sample) => {
    if (!sample.listed.includes("am")) return null;
    sample.message.text.am = messageIn("en");
    return "other-script at sections[0].text.am";
  },
  "a text that was not translated": (sample) => {
    const [first, second] = sample.listed.filter((language) => !["am", "ru"].includes(language));
    if (!first || !second) return null;
    sample.message.text[second] = messageIn(first);
    return `same-text at sections[0].text.${second}`;
  },
  "letters that were lost": (sample) => {
    const language = firstLanguage(sample);
    sample.hosts.groom.name[language] = "\uFFFD\uFFFD\uFFFD";
    return `lost-letters at hosts.groom.name.${language}`;
  },
  "a tag of HTML": (sample) => appended(sample, " <b>", "html"),
  "an entity of HTML": (sample) =>
    // French has a rule of its own on the semicolon.
    firstLanguage(sample) === "fr" ? null : appended(sample, "&nbsp;", "html"),
  "a mark of direction": (sample) => appended(sample, "\u200e", "invisible"),
  "a link that is not safe": (sample) => appended(sample, " http://example.com/a", "plain-link"),
  "two spaces": (sample) => appended(sample, "  8", "writing"),
  "a name without a break": (sample) => {
    const language = firstLanguage(sample);
    const letter = { Armenian: "ա", Cyrillic: "а", Latin: "a" }[scriptOf(language)];
    sample.hosts.groom.name[language] = letter.repeat(60);
    return `long-word at hosts.groom.name.${language}`;
  },
  "a text as long as a book": (sample) => {
    const language = firstLanguage(sample);
    sample.message.text[language] = Array<string>(600).fill(messageIn(language)).join(" ");
    return `long-text at sections[0].text.${language}`;
  },
  "a phone that nobody has": (sample) => {
    sample.organiser.phone = "+37400000000";
    return "phone at organiser.phone";
  },
  "a provider that is mistyped": (sample) => {
    sample.hosts.groom.email = "arman@gmial.com";
    return "mail-typo at hosts.groom.email";
  },
};

test("a right definition has no warning", () => {
  fc.assert(
    fc.property(sampleWeddings, (sample) => {
      expect(warningsOf(sample)).toEqual([]);
    }),
  );
});

test.each(Object.entries(mistakes))("%s is one warning, at its place", (_name, mistake) => {
  fc.assert(
    fc.property(sampleWeddings, (sample) => {
      const expected = mistake(sample);
      fc.pre(expected !== null);
      expect(warningsOf(sample)).toEqual([expected]);
    }),
    { numRuns: 25 },
  );
});

test("a day whose hours all have tags has none on the general link", () => {
  fc.assert(
    fc.property(sampleWeddings, (sample) => {
      const all = [...sample.venues, ...sample.timeline.items];
      for (const one of all) Object.assign(one, { tags: ["dinner"] });
      expect(warningsOf(sample)).toEqual([
        "not-on-general-link at sections[2].items[0]",
        "no-general-hour at event.start",
      ]);
    }),
    { numRuns: 25 },
  );
});

test("every rule is found by one of the mistakes", () => {
  const found = new Set(
    fc
      .sample(sampleWeddings, { numRuns: 50, seed: 1 })
      .flatMap((sample) =>
        Object.values(mistakes).map((mistake) => mistake(structuredClone(sample))?.split(" ")[0]),
      ),
  );
  // The studio here offers all languages; tests/pages/another-studio.long.test.ts has one that does not.
  found.add("language-offer");
  // Above, beside the other of its two warnings.
  found.add("no-general-hour");
  // cover.test.ts has photos to be warned of.
  for (const rule of ["small-cover", "cover-focus"]) found.add(rule);
  expect(Object.keys(warningRules).filter((rule) => !found.has(rule))).toEqual([]);
});

test.each([
  ["a rule between its fields", { title: { am: "Հրավեր" } }, "title.en"],
  ["a fault of a field", { until: "next year" }, "until"],
] as const)("a file with %s has its warnings, too", (_what, fault, at) => {
  const hosts = (address: string) => ({
    hosts: {
      groom: { name: { am: "Արման", en: "Arman" }, email: "arman@gmial.com" },
      bride: { name: { am: "Աննա", en: "Anna" }, email: address },
    },
  });
  const right = { ...hosts("anna@example.com"), ...fault };
  const checked = checkContent(withTemplate(fileOf(definitionOf(right))), packs);
  expect(checked.problems.map(({ path }) => path)).toEqual([at]);
  expect(checked.warnings).toContainEqual(
    expect.objectContaining({ rule: "mail-typo", path: "hosts.groom.email" }),
  );
  // Beside a fault in the same part it is not known what else it will say.
  const faulty = { ...hosts("no address"), ...fault };
  const { warnings } = checkContent(withTemplate(fileOf(definitionOf(faulty))), packs);
  expect(warnings.filter(({ path }) => path.startsWith("hosts"))).toEqual([]);
});

test("a section that is not filled in yet hides no warning about the others, each at its own place", () => {
  const venue = (name: string) => ({
    type: "venue",
    programmeItem: "church-ceremony",
    start: "2027-06-12T15:00",
    name: { am: name, en: name },
    position: [44.2917, 40.1572],
  });
  const definition = definitionOf({ sections: [venue("Garni"), venue(""), venue("Tatev")] });
  const { problems, warnings } = checkContent(withTemplate(fileOf(definition)), packs);
  expect(problems.map(({ path }) => path)).toEqual(["sections[1].name.am", "sections[1].name.en"]);
  expect(warnings.flatMap(({ rule, path }) => (rule === "swapped-position" ? [path] : []))).toEqual(
    ["sections[0].position", "sections[2].position"],
  );
});

function firstLanguage({ listed }: SampleWedding): Language {
  return listed[0] ?? "am";
}

function firstVenue({ venues }: SampleWedding): SampleWedding["venues"][number] {
  const [venue] = venues;
  if (!venue) throw new Error("a sample has a venue");
  return venue;
}

function daysTo({ day }: SampleWedding): number {
  return Math.round((Date.parse(day) - Date.parse(dayAt(0))) / (24 * 60 * 60 * 1000));
}

/** Moves a wedding to a day with all its hours; its deadline is in that year too. */
function moveTo(sample: SampleWedding, day: string): void {
  const moved = (time: string) => `${day}${time.slice(10)}`;
  sample.event.start = moved(sample.event.start);
  sample.event.end = moved(sample.event.end);
  for (const venue of sample.venues) venue.start = moved(venue.start);
  sample.reply.deadline = `${day.slice(0, 4)}-01-20`;
}

function appended(sample: SampleWedding, text: string, rule: string): string {
  const language = firstLanguage(sample);
  sample.message.text[language] += text;
  return `${rule} at sections[0].text.${language}`;
}
