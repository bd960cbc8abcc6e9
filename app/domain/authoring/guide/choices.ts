import type { CoverForm } from "#app/designs/cover-forms.ts";
import type { optionalFields } from "#app/domain/invitation/reply/fields.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { Taste } from "#app/domain/invitation/tastes.ts";
import { englishNames } from "#app/i18n/languages/index.generated.ts";

/** Meanings of a field's words, by the field's path as in the field guide. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

const occasions: Record<Occasion, string> = {
  wedding: "a wedding",
  "wedding-and-engagement": "wedding and engagement on one day",
  engagement: "an engagement",
  baptism: "a baptism",
  christening: "a christening (a `mkrtutyun` is one by itself)",
  birthday: "a birthday",
  kids: "a child's birthday; guests are asked through their parents",
  gender: "the party at which parents learn whether it is a girl or a boy",
  "first-tooth": "the first tooth, atamhatik",
  event: "a company's event",
  commercial: "an opening or a sale, without people to celebrate",
  photoshoot: "a photo shoot",
  gift: "a gift",
  other: "anything else: neutral words",
};

const coverForms: Record<CoverForm, string> = {
  full: "the photo from edge to edge, the names on it",
  duotone: "the photo from edge to edge in two colours of the palette",
  arch: "an arched window, a branch of the design over its foot",
  halves: "one half of the screen, the design's emblem on the seam",
  polaroid: "a print with a white rim and the date, on the pattern of the design",
};

const tastes: Record<Taste, string> = {
  festive: "rich in ornament",
  quiet: "little ornament, much white",
  illustrated: "drawn scenes",
};

/** What the form may ask. */
const askedGuide: Record<(typeof optionalFields)[number], string> = {
  guestsNumber: "how many guests come, the guest and the children among them",
  people: "whether each person of a household with a personal link comes, by name",
  children: "how many of them are children, 30 at most",
  withPartner: 'adds the answer "Yes, with my partner": two guests where the number is not asked',
  otherGuest: "the name of the guest who comes along",
  side: "whose guest one is: the groom's, the bride's, or of one of `sides`",
  attending:
    "which parts of the day, and who or how many at each: those that the page has a venue of",
  joinFrom: "whether one joins at the church or at the restaurant",
  diet: "dietary needs, 300 letters at most",
  message: "wishes in several lines, 1000 letters at most",
};

export const choiceGuide = {
  occasion: occasions,
  "countdown.to": occasions,
  voice: { informal: "the page says «դու», `ты`, `du`" },
  languages: englishNames,
  "aliases.language": englishNames,
  english: { "en-US": "June 12, 2027 and 3:30 p.m." },
  order: { "groom-first": "the groom's name first", "bride-first": "the bride's name first" },
  "status.is": {
    cancelled: "it will not take place",
    postponed: "the day is given up; with `was` there is a new one",
  },
  "cover.form": coverForms,
  "reply.recipients": {
    groom: "the groom's address",
    bride: "the bride's address",
    both: "groom and bride",
    choose: "the guest says whose guest they are",
    default:
      "the address in `defaultEmail`, else that of `child`, `parents`, `person` or `company`",
  },
  "reply.fields": askedGuide,
  "reply.response": { "yes-or-no": "both answers", "yes-only": 'a form without a "no"' },
  "reply.letters": {
    any: "names in any letters",
    language: "names in Armenian or Russian letters only, by the page's language",
  },
  "family.groups.role": {
    "groom-parents": "the groom's parents",
    "bride-parents": "the bride's parents",
    parents: "the parents",
    godparents: "the godparents",
  },
  tastes,
} as const satisfies Choices;

/**
 * Time zones that an editor offers: where Armenian families celebrate. Every other name of the IANA
 * list is taken as well.
 */
export const offeredTimeZones: Readonly<Record<string, string>> = {
  "Asia/Yerevan": "Armenia",
  "Europe/Moscow": "Moscow, Saint Petersburg, Sochi, Krasnodar",
  "Asia/Tbilisi": "Georgia",
  "Europe/Paris": "France",
  "Europe/Brussels": "Belgium",
  "Europe/Amsterdam": "the Netherlands",
  "Europe/Berlin": "Germany",
  "Europe/Vienna": "Austria",
  "Europe/Zurich": "Switzerland",
  "Europe/Rome": "Italy",
  "Europe/Madrid": "Spain",
  "Europe/Prague": "the Czech Republic",
  "Europe/Warsaw": "Poland",
  "Europe/London": "the United Kingdom",
  "Europe/Stockholm": "Sweden",
  "Europe/Athens": "Greece",
  "Asia/Nicosia": "Cyprus",
  "Europe/Sofia": "Bulgaria",
  "Europe/Kyiv": "Ukraine",
  "Europe/Samara": "Samara",
  "Asia/Yekaterinburg": "Yekaterinburg",
  "Asia/Dubai": "the Emirates",
  "Asia/Beirut": "Lebanon",
  "Asia/Damascus": "Syria",
  "Asia/Tehran": "Iran",
  "Asia/Jerusalem": "Jerusalem",
  "Europe/Istanbul": "Istanbul",
  "America/Los_Angeles": "Los Angeles, Glendale, Fresno",
  "America/New_York": "New York, Boston",
  "America/Chicago": "Chicago, Houston",
  "America/Toronto": "Toronto, Montreal",
  "America/Argentina/Buenos_Aires": "Buenos Aires",
  "Australia/Sydney": "Sydney",
};
