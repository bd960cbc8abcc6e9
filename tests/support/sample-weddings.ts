import * as fc from "fast-check";
import type { Language } from "#app/i18n/languages.ts";
import { definitionOf, type Json } from "./content.ts";

type Text = Partial<Record<Language, string>>;
/** Languages of which random definitions take some. */
const written = ["am", "en", "ru", "nl", "fr", "de"] as const satisfies readonly Language[];
type Texts = Record<(typeof written)[number], string>;

/** The day on which the weddings below are checked. */
export const checkedAt = Date.UTC(2026, 10, 23, 8);
const dayMs = 24 * 60 * 60 * 1000;

const everyText = {
  title: {
    am: "Հարսանեկան հրավեր",
    en: "Wedding invitation",
    ru: "Свадебное приглашение",
    nl: "Huwelijksuitnodiging",
    fr: "Invitation au mariage",
    de: "Hochzeitseinladung",
  },
  message: {
    am: "Սիրով հրավիրում ենք Ձեզ մեր հարսանիքին",
    en: "We invite you to our wedding with love",
    ru: "Приглашаем вас на нашу свадьбу с любовью",
    nl: "Wij nodigen jullie graag uit op onze bruiloft",
    fr: "Nous vous invitons avec joie à notre mariage",
    de: "Wir laden euch herzlich zu unserer Hochzeit ein",
  },
  closing: {
    am: "Սպասում ենք Ձեզ",
    en: "We look forward to seeing you",
    ru: "Ждём вас",
    nl: "Wij zien ernaar uit",
    fr: "Au plaisir de vous voir",
    de: "Wir freuen uns auf euch",
  },
  venue: {
    am: "Ծիրանի այգի",
    en: "Apricot Garden",
    ru: "Абрикосовый сад",
    nl: "Apricot Garden",
    fr: "Apricot Garden",
    de: "Apricot Garden",
  },
  groom: { am: "Արման", en: "Arman", ru: "Арман", nl: "Arman", fr: "Arman", de: "Arman" },
  bride: { am: "Աննա", en: "Anna", ru: "Анна", nl: "Anna", fr: "Anna", de: "Anna" },
} satisfies Record<string, Texts>;

const places: { timeZone: string; position: [number, number] }[] = [
  { timeZone: "Asia/Yerevan", position: [40.1772, 44.5035] },
  { timeZone: "Europe/Paris", position: [48.8657, 2.3033] },
  { timeZone: "Europe/Amsterdam", position: [52.37, 4.888] },
  { timeZone: "Europe/Moscow", position: [55.7558, 37.6173] },
  { timeZone: "America/Los_Angeles", position: [34.1604, -118.2365] },
];

/** Programme items of a wedding in the order of the day. */
const items = ["bride-home", "church-ceremony", "guest-arrival", "wedding-party", "cake-ceremony"];

export type SampleWedding = ReturnType<typeof weddingWith>;

/** A wedding that nothing is wrong with: some languages, a day to come, one to three venues. */
export const sampleWeddings: fc.Arbitrary<SampleWedding> = fc
  .record({
    listed: fc.subarray([...written], { minLength: 1 }),
    daysAhead: fc.integer({ min: 40, max: 900 }),
    hour: fc.integer({ min: 10, max: 16 }),
    deadlineDays: fc.integer({ min: 1, max: 30 }),
    venues: fc.integer({ min: 1, max: 3 }),
    hours: fc.integer({ min: 2, max: items.length }),
    place: fc.constantFrom(...places),
  })
  .map(weddingWith);

function weddingWith(chosen: {
  listed: Language[];
  daysAhead: number;
  hour: number;
  deadlineDays: number;
  venues: number;
  hours: number;
  place: (typeof places)[number];
}) {
  const { listed, hour, place } = chosen;
  const day = dayAt(chosen.daysAhead);
  const inListed = (texts: Texts): Text =>
    Object.fromEntries(listed.map((language) => [language, texts[language]]));
  const venues = Array.from({ length: chosen.venues }, (_, index) => ({
    type: "venue",
    programmeItem: items[index],
    start: `${day}T${hour + index}:30`,
    name: inListed(everyText.venue),
    note: inListed(everyText.closing),
    position: [place.position[0], place.position[1] + index / 100],
  }));
  return {
    listed,
    day,
    languages: listed,
    title: inListed(everyText.title),
    hosts: {
      groom: { name: inListed(everyText.groom), email: "arman@example.com" },
      bride: { name: inListed(everyText.bride), email: "anna@example.com" },
    },
    event: { start: `${day}T${hour}:00`, end: `${day}T23:30`, timeZone: place.timeZone },
    message: { type: "message", text: inListed(everyText.message) },
    countdown: { type: "countdown", to: "wedding" },
    timeline: {
      type: "timeline",
      items: items
        .slice(0, chosen.hours)
        .map((programmeItem, index) => ({ at: `${hour + index}:30`, programmeItem })),
    },
    venues,
    others: [
      { type: "reply" },
      { type: "contact" },
      { type: "closing", text: inListed(everyText.closing) },
    ] as Json[],
    reply: { deadline: dayAt(chosen.daysAhead - chosen.deadlineDays), recipients: "both" },
    organiser: { phone: "+37499410474" },
    status: undefined as Json | undefined,
  };
}

/** The definition of a sample: `sections[0]` is its message, 1 the countdown, 2 the timeline. */
export function definitionOfSample(sample: SampleWedding): Json & { slug: string } {
  const { listed: _, day: __, message, countdown, timeline, venues, others, ...fields } = sample;
  return definitionOf({
    ...fields,
    slug: "sample",
    sections: [message, countdown, timeline, ...venues, ...others],
  });
}

/** A day from `checkedAt` on, as `2027-06-12`. */
export function dayAt(days: number): string {
  return new Date(checkedAt + days * dayMs).toISOString().slice(0, 10);
}

/** The message of the samples in a language. */
export function messageIn(language: (typeof written)[number]): string {
  return everyText.message[language];
}
