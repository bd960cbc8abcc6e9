/**
 * The names of a household's form. `person` repeats, one a row; `child` is the number of each row
 * that is a child's; `tag` repeats.
 */
export const householdFields = [
  "person",
  "child",
  "moreAdults",
  "moreChildren",
  "salutation",
  "address",
  "adults",
  "children",
  "language",
  "side",
  "sender",
  "tag",
  "ownTags",
  "phone",
  "note",
] as const;
export type HouseholdField = (typeof householdFields)[number];

/** Problems that the form has words for. */
export const householdProblems = [
  "required",
  "too-long",
  "too-many",
  "no-seats",
  "number",
] as const;

/** What a household's form shows: texts as they are typed. */
export type HouseholdValues = {
  people: { name: string; child: boolean }[];
  /** Numbers of guests without a name. */
  moreAdults: string;
  moreChildren: string;
  /** Empty where it is the usual one of the names. */
  salutation: string;
  address: string;
  /** Empty where each person has a seat. */
  adults: string;
  children: string;
  /** Empty for the invitation's first. */
  language: string;
  side: string;
  /** Empty for whoever sends to the side. */
  sender: string;
  tags: string[];
  /** Further tags with commas between. */
  ownTags: string;
  phone: string;
  note: string;
};

/** The values of an empty form. */
export const noValues: HouseholdValues = {
  people: [],
  moreAdults: "",
  moreChildren: "",
  salutation: "",
  address: "several",
  adults: "",
  children: "",
  language: "",
  side: "",
  sender: "",
  tags: [],
  ownTags: "",
  phone: "",
  note: "",
};

/** The values that a form holds, in the browser or as it was posted. */
export function readValues(form: FormData): HouseholdValues {
  const texts = (name: HouseholdField) =>
    form.getAll(name).filter((value) => typeof value === "string");
  const text = (name: HouseholdField) => texts(name)[0] ?? "";
  const children = new Set(texts("child"));
  return {
    people: texts("person").map((name, row) => ({ name, child: children.has(String(row)) })),
    moreAdults: text("moreAdults"),
    moreChildren: text("moreChildren"),
    salutation: text("salutation"),
    address: text("address"),
    adults: text("adults"),
    children: text("children"),
    language: text("language"),
    side: text("side"),
    sender: text("sender"),
    tags: texts("tag").filter(Boolean),
    ownTags: text("ownTags"),
    phone: text("phone"),
    note: text("note"),
  };
}
