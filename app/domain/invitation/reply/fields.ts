import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";

/**
 * Parts of the day that a guest may say they attend, in the order in which an answer names them:
 * later ones are added at the end, so that an answer sent again is the stored one.
 */
export const places = [
  "church",
  "restaurant",
  "bride-home",
  "groom-home",
  "bread-baking",
  "registry",
  "khosk-kap",
  "bus",
] as const;
export type Place = (typeof places)[number];

/**
 * The programme items of whose venues one makes a place that a guest can attend. The bus between
 * them has no venue; a definition says that there is one.
 */
export const programmeItemsOfPlace: Record<Place, readonly ProgrammeItem[]> = {
  church: ["church-ceremony", "baptism"],
  restaurant: ["wedding-party", "dinner"],
  "bride-home": ["bride-home"],
  "groom-home": ["groom-home"],
  "bread-baking": ["bread-baking"],
  registry: ["civil-ceremony"],
  "khosk-kap": ["khosk-kap"],
  bus: [],
};

/** True if somebody who is there attends the day: a seat in the bus alone is no part of it. */
export function isAttended(place: Place): boolean {
  return place !== "bus";
}

/** Places from which a guest may join the day. */
export const joinPlaces = ["church", "restaurant"] as const satisfies readonly Place[];
export type JoinPlace = (typeof joinPlaces)[number];

/** The fields of a reply, in the order of mails, dashboard, table and API. */
export const fieldNames = [
  "name",
  "response",
  "guestsNumber",
  "people",
  "emailTo",
  "children",
  "diet",
  "side",
  "otherGuest",
  "attending",
  "parts",
  "joinFrom",
  "withPartner",
  "message",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The fields that a definition may list; the others follow from its other settings. */
export const optionalFields = fieldNames.filter(
  (name) => name !== "name" && name !== "response" && name !== "emailTo" && name !== "parts",
);

/**
 * The control that asks a field; `people` is a question for each person of a household, `parts` one
 * for each part of the day, beside `attending`, `answer` a further answer to "Will you attend?".
 */
export type Control =
  | "line"
  | "lines"
  | "number"
  | "one"
  | "several"
  | "people"
  | "parts"
  | "answer";

type FieldDescription = {
  control: Control;
  /** The column in D1. */
  column: string;
  /** It applies only to guests who come; otherwise it is neither asked nor stored. */
  comingOnly?: boolean;
  /** It is reported even where the form did not ask it. */
  always?: boolean;
  /** It is asked of some guests alone, and reported only where it was answered. */
  ofSome?: boolean;
};

/**
 * Each field of a reply, once: form, validation, D1, mail, dashboard, table and API read this list.
 */
export const replyFields: Record<FieldName, FieldDescription> = {
  name: { control: "line", column: "name", always: true },
  response: { control: "one", column: "response", always: true },
  guestsNumber: { control: "number", column: "guests_number", comingOnly: true, always: true },
  people: { control: "people", column: "people", comingOnly: true, ofSome: true },
  emailTo: { control: "one", column: "email_to" },
  children: { control: "number", column: "children", comingOnly: true },
  diet: { control: "line", column: "diet", comingOnly: true },
  side: { control: "one", column: "side" },
  otherGuest: { control: "line", column: "other_guest", comingOnly: true },
  attending: { control: "several", column: "attending", comingOnly: true },
  parts: { control: "parts", column: "parts", comingOnly: true, ofSome: true },
  joinFrom: { control: "one", column: "join_from", comingOnly: true },
  withPartner: { control: "answer", column: "with_partner", comingOnly: true },
  message: { control: "lines", column: "message" },
};

/**
 * All fields that a reply form may post: the reply's, and those of the form itself. The names of the
 * fields of `people` differ by household (`askedPeople`).
 */
export const postedFields = [
  "key",
  "stamp",
  "website",
  ...fieldNames.filter((name) => !["answer", "people"].includes(replyFields[name].control)),
  ...places.map((place) => partField(place)),
];

/** The name of the form's field for the number of people at a part of the day. */
export function partField<Part extends Place>(place: Part): `parts-${Part}` {
  return `parts-${place}`;
}

/** The value of `response` for "Yes, with my partner". */
export const yesWithPartner = "YesWithPartner";

/**
 * The value of `response` for "all of us come" of a household whose people are known by name; "Yes"
 * beside it means those who say so.
 */
export const allCome = "All";

/** Longest texts, in graphemes. */
export const maxLengths = { name: 100, otherGuest: 100, diet: 300, message: 1000 } as const;

/** Most children one form may name. */
export const childrenMax = 30;
