import type { ProgrammeItem } from "#app/features/invitation/programme.ts";

/** Parts of the day that a guest may say they attend. */
export const places = ["church", "restaurant", "bride-home"] as const;
export type Place = (typeof places)[number];

/** The stage of the venue that makes a place one to attend. */
export const programmeItemOfPlace = {
  church: "church-ceremony",
  restaurant: "wedding-party",
  "bride-home": "bride-home",
} as const satisfies Record<Place, ProgrammeItem>;

/** Where a guest may join the day. */
export const joinPlaces = ["church", "restaurant"] as const satisfies readonly Place[];

/** What a guest may be asked, in the order in which mail, desk, table and API tell it. */
export const fieldNames = [
  "name",
  "response",
  "guestsNumber",
  "emailTo",
  "children",
  "diet",
  "side",
  "otherGuest",
  "attending",
  "joinFrom",
  "withPartner",
  "message",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** How a field is asked; `answer` is a further answer to "Will you attend?". */
export type Control = "line" | "lines" | "number" | "one" | "several" | "answer";

type FieldDescription = {
  control: Control;
  /** Its name in D1. */
  column: string;
  /** Whether it makes sense only for a guest who comes: neither asked of another nor kept. */
  comingOnly?: boolean;
  /** Whether it is told though the form did not ask it. */
  always?: boolean;
};

/** Each field of spec.md section 3, once: form, rules, D1, mail, desk, table and API walk this list. */
export const replyFields: Record<FieldName, FieldDescription> = {
  name: { control: "line", column: "name", always: true },
  response: { control: "one", column: "response", always: true },
  guestsNumber: { control: "number", column: "guests_number", comingOnly: true, always: true },
  emailTo: { control: "one", column: "email_to" },
  children: { control: "number", column: "children", comingOnly: true },
  diet: { control: "line", column: "diet", comingOnly: true },
  side: { control: "one", column: "side" },
  otherGuest: { control: "line", column: "other_guest", comingOnly: true },
  attending: { control: "several", column: "attending", comingOnly: true },
  joinFrom: { control: "one", column: "join_from", comingOnly: true },
  withPartner: { control: "answer", column: "with_partner", comingOnly: true },
  message: { control: "lines", column: "message" },
};

/** Every field that an invitation's form may post: an answer, and what the form itself carries. */
export const postedFields = [
  "intent",
  "key",
  "stamp",
  "website",
  ...fieldNames.filter((name) => replyFields[name].control !== "answer"),
];

/** What a form posts as `response` for "Yes, with my partner". */
export const yesWithPartner = "YesWithPartner";

/** Longest texts, in letters as a person counts them. */
export const maxLengths = { name: 100, otherGuest: 100, diet: 300, message: 1000 } as const;

/** Most children one form may name. */
export const childrenMax = 30;
