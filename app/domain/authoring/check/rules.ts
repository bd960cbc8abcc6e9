import type { Problem } from "#app/domain/authoring/check/types.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";

/** The bounds of what is probably a mistake. */
export const bounds = {
  /** Years from now to the event. */
  yearsAhead: 3,
  /** Hours from an event's start to its end: a day and a long night. */
  hours: 30,
  /** The same for exhibitions, fairs and other events of companies. */
  hoursOfEvents: 14 * 24,
  /** Days from the deadline to the event. */
  deadlineDays: 300,
  /** Kilometres from a venue to the place that its map link shows. */
  mapKilometres: 2,
  /** Letters of a host's name, of a title or heading, of any other text. */
  nameLetters: 60,
  titleLetters: 120,
  textLetters: 2000,
  /**
   * Letters of a word at a width of 360 px. A host's name is at least 25 px large there (7vw), and
   * 304 px are left for it; an hour's title stands beside its time.
   */
  nameWord: 20,
  /** In running text 17 px large; longer words are broken at any letter. */
  textWord: 32,
  /**
   * Pixels on the shorter side of a photo that fills the first screen (a phone of 360 × 3), and of one
   * in a frame.
   */
  coverPixels: 1080,
  framedPixels: 720,
  /** Percent of a cover's photo that a phone may cut away around its middle. */
  cutAway: 35,
  /** Share of a photo along its edges where nothing important can stay, and where names begin. */
  focusEdge: 0.06,
  focusAboveNames: 0.6,
} as const;

/** What `check` warns of: each rule's name, as `--json` has it, and when it warns. */
export const warningRules = {
  writing: "a text of a customer's is not written as its language is",
  "language-offer": "the studio does not offer one of the languages any more",
  "past-event": "the event is over; of a published invitation only where it is named",
  "far-event": `the event is more than ${bounds.yearsAhead} years ahead`,
  "long-event": `the end is more than ${bounds.hours} hours after the start (${bounds.hoursOfEvents / 24} days for events)`,
  "past-deadline":
    "the last day for replies is over, the event is not; of a published invitation only where it is named",
  "open-day":
    "the event is postponed without a new day, and its old one is over: its page ends on its own",
  "moved-back": "the new day of a postponed event is before its old one",
  "early-deadline": `the last day for replies is more than ${bounds.deadlineDays} days before the event`,
  "venue-time": "a venue begins before the event's day or after its end",
  "clock-change": "the hour is left out or comes twice, because clocks change that night",
  "timeline-order": "an hour of the timeline is earlier than the one above it",
  "timeline-twice": "the timeline has the same item twice",
  "not-on-general-link":
    "a place or an hour has tags, so only personal links of households with one of them show it",
  "no-general-hour": "every hour has tags, so the general link shows the day without an hour",
  "section-twice": "a second countdown, or a section that is there already",
  "other-occasion": "the countdown is to another occasion than the invitation's",
  "null-position": "`position` is about [0, 0], in the ocean",
  "swapped-position": "`position` is in the event's time zone once its two numbers change places",
  "other-zone":
    "`position` is where clocks show another time than the venue's `timeZone`, or without one the event's",
  "map-link": `a map link in a venue's texts leads more than ${bounds.mapKilometres} km from its \`position\``,
  "other-script":
    "a text is in the letters of another language; Latin names of companies and places are right everywhere",
  "same-text": "a text of several words is the same in two languages",
  "lost-letters": "letters were lost when the file was saved: `????`, `\uFFFD`, `Ð¡Ð²`",
  html: "a tag or an entity of HTML: `<b>`, `&nbsp;`",
  invisible: "an invisible character: of control, of direction, a joiner without a use",
  "plain-link": "a link that starts with http://",
  "long-word": `a word of more than ${bounds.nameWord} letters in a host's name or a timeline, of ${bounds.textWord} elsewhere, which a phone cuts off or breaks`,
  "long-text": `a name of more than ${bounds.nameLetters} letters, a title of ${bounds.titleLetters}, a text of ${bounds.textLetters}`,
  "small-cover": `the cover's photo has fewer than ${bounds.coverPixels} pixels on its shorter side, in a frame ${bounds.framedPixels}`,
  "cover-focus": `the cover's photo has no \`focus\` though a phone cuts more than ${bounds.cutAway} % of it away, or one at its edge or below the names`,
  phone: "a number that cannot be dialled",
  account: "an account number has the form of an IBAN, and its check digits are wrong",
  "mail-typo": "a mail address at a well-known provider with a letter wrong: gmial.com",
} as const satisfies Record<string, string>;

type WarningRule = keyof typeof warningRules;

/** Something at one place of a definition that is probably a mistake. */
export type Warning = Finding & { rule: WarningRule };

/** A warning with its file. */
export type FileWarning = Problem & { rule: WarningRule };
