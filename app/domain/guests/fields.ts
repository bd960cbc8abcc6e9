/**
 * How a field is entered. `side` is a line of the hosts' own words that may name one of the two sides;
 * `phone` a line, `lines` several. Only fields of `own` have rules beside this list, each where it
 * is read.
 */
export type Kind = "own" | TextKind;
type TextKind = "side" | "phone" | "lines";

type FieldDescription = {
  /** The column in D1. */
  column: string;
  kind: Kind;
  /** Longest text in code points. */
  max?: number;
  /** Its heading in the CSV of staff, which an import reads back. */
  heading: string;
  /** How the hosts' workbook shows it; without, it has no column there. */
  workbook?: "text" | "number" | "long-text";
  /** Its control has a hint. */
  isHinted?: true;
  /** A word such as "No" in a cell of a list says that there is none. */
  isEmptyByNo?: true;
  /** The API tells it to programs. */
  isPublic?: true;
};

/**
 * Each field that hosts enter of a household, once, in the order in which it is shown: schemas,
 * columns of D1, import, form, undo, history, exports and API read this list. A field of another kind
 * than `own` is in all of them by its row, its headings (the packs' `list-words`), a migration and words in
 * `dashboard-guests` and `dashboard-lists`.
 */
export const householdFields = {
  people: { column: "people", kind: "own", heading: "Names", workbook: "text", isPublic: true },
  salutation: {
    column: "salutation",
    kind: "own",
    max: 150,
    heading: "Salutation",
    workbook: "text",
    isPublic: true,
  },
  /** How it is addressed. */
  addressForm: {
    column: "address_form",
    kind: "own",
    heading: "Address form",
    isEmptyByNo: true,
    isPublic: true,
  },
  adults: { column: "adults", kind: "own", heading: "Adults", workbook: "number", isPublic: true },
  children: {
    column: "children",
    kind: "own",
    heading: "Children",
    workbook: "number",
    isPublic: true,
  },
  language: {
    column: "language",
    kind: "own",
    heading: "Language",
    workbook: "text",
    isEmptyByNo: true,
    isPublic: true,
  },
  side: {
    column: "side",
    kind: "side",
    max: 100,
    heading: "Side",
    workbook: "text",
    isPublic: true,
  },
  /** Its sender; without one, whoever sends to its side. */
  sender: {
    column: "sender",
    kind: "side",
    max: 60,
    heading: "Sender",
    workbook: "text",
    isHinted: true,
  },
  tags: { column: "tags", kind: "own", heading: "Tags", workbook: "text", isPublic: true },
  phone: {
    column: "phone",
    kind: "phone",
    max: 40,
    heading: "Phone",
    workbook: "text",
    isHinted: true,
    isEmptyByNo: true,
  },
  /** The address for its printed invitation. */
  postalAddress: {
    column: "postal_address",
    kind: "lines",
    max: 300,
    heading: "Postal address",
    workbook: "long-text",
    isHinted: true,
    isEmptyByNo: true,
  },
  note: {
    column: "note",
    kind: "lines",
    max: 500,
    heading: "Note",
    workbook: "long-text",
    isHinted: true,
  },
} as const satisfies Record<string, FieldDescription>;

type Fields = typeof householdFields;
export type FieldName = keyof Fields;

/** Fields whose description has a value for a key. */
type NamesWith<Key extends keyof FieldDescription, Value = unknown> = {
  [Name in FieldName]: Fields[Name] extends Record<Key, Value> ? Name : never;
}[FieldName];

/** Fields of a text that hosts type as they like; all of them may be empty. */
export type TextField = NamesWith<"kind", TextKind>;
export type SideField = NamesWith<"kind", "side">;
export type HintedField = NamesWith<"isHinted">;
export type PublicField = NamesWith<"isPublic">;
export type WorkbookField = NamesWith<"workbook">;

/** All fields, in the order in which they are shown. */
export const fieldNames = Object.keys(householdFields).filter(
  (name): name is FieldName => name in householdFields,
);
export const textFields = fieldNames.filter(isTextField);
export const publicFields = fieldNames.filter(
  (name): name is PublicField => "isPublic" in householdFields[name],
);
export const workbookFields = fieldNames.filter(
  (name): name is WorkbookField => "workbook" in householdFields[name],
);

/** Fields that hosts may leave out: their own texts, the language, tags. */
export const optionalFields = fieldNames.filter(
  (name) => isTextField(name) || name === "language" || name === "tags",
);

function isTextField(name: string): name is TextField {
  return name in householdFields && kindOf(name) !== "own";
}

export function isSideField(name: string): name is SideField {
  return kindOf(name) === "side";
}

export function isHintedField(name: FieldName): name is HintedField {
  return "isHinted" in householdFields[name];
}

/** How a field is entered; null for what is none. */
export function kindOf(name: string): Kind | null {
  const fieldName = fieldNames.find((field) => field === name);
  return fieldName ? householdFields[fieldName].kind : null;
}
