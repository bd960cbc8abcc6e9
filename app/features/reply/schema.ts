import * as v from "valibot";
import type { Language } from "#app/i18n/languages.ts";
import { cleanLine, cleanLines, cleanName, lengthOf } from "#app/lib/clean.ts";
import { nameSchema } from "#app/features/reply/name-schema.ts";
import {
  allCome,
  childrenMax,
  isAttended,
  joinPlaces,
  maxLengths,
  partField,
  places,
  replyFields,
  yesWithPartner,
  type FieldName,
  type Place,
} from "#app/features/invitation/reply-fields.ts";
import type { GivenPerson } from "#app/features/reply/given-people.ts";
import type { PartNumbers } from "#app/features/reply/part-numbers.ts";

/** A person of a household, whom the form asks for by name. */
export type AskedPerson = {
  /** The name of the form's field. */
  field: string;
  /** Null for a guest without a name. */
  name: string | null;
  child: boolean;
};

/** The answers of a person's field: whether they come. */
export const personAnswers = ["yes", "no"] as const;
export type PersonAnswer = (typeof personAnswers)[number];

/** The parameters of the form's schema, mostly from the definition's `reply`. */
export type ReplyRules = {
  /** The fields asked besides name and response, in the form's order. */
  fields: FieldName[];
  /** The most guests that one form may name. */
  guestsMax: number;
  letters: "any" | "language";
  language: Language;
  response: "yes-or-no" | "yes-only";
  /** The possible values of `side`. */
  sides: string[];
  /** The possible values of `attending`, in the order of the day. */
  places: Place[];
  /** Empty unless `fields` has `people`. */
  people: AskedPerson[];
  /** What a household is called, which is not asked for its name; null for a guest without one. */
  household: string | null;
};

/**
 * Whether one answer can be for all people of a household; not where more of them are named than
 * have a seat.
 */
export function asksForAll({ people, guestsMax }: ReplyRules): boolean {
  return people.length > 0 && people.length <= guestsMax;
}

/**
 * How the parts of the day are asked where not all who come are at each: of each person by name, or
 * as a number. Null where one person answers, or the form does not ask for parts.
 */
export function partsAskedBy({
  fields,
  people,
  guestsMax,
}: Pick<ReplyRules, "fields" | "people" | "guestsMax">): "person" | "number" | null {
  if (!fields.includes("attending")) return null;
  if (people.length > 0) return "person";
  const several = (["guestsNumber", "children", "withPartner"] as const).some((field) =>
    fields.includes(field),
  );
  return several && guestsMax > 1 ? "number" : null;
}

/** The name of the field for a person's parts of the day. */
export function partsOfPerson(field: string): string {
  return `${field}-parts`;
}

/** A field that was not asked is ignored, whatever its value. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  ),
);

/**
 * The schema of one invitation's reply form, for the browser and the Worker alike. A message is a
 * key of the pack `form-messages`.
 * @param response as posted: fields that concern only guests who come are ignored after "No".
 */
export function replySchema(rules: ReplyRules, response: unknown) {
  const coming = response !== "No";
  const ifAsked = <Schema extends v.GenericSchema>(field: FieldName, schema: Schema) =>
    rules.fields.includes(field) && (coming || !replyFields[field].comingOnly) ? schema : ignored;
  const name = nameSchema(rules);
  const fields = v.object({
    key: v.pipe(v.string("stale-form"), v.uuid("stale-form")),
    name: v.pipe(
      v.optional(v.string("required"), rules.household ?? ""),
      v.transform(cleanName),
      v.minLength(1, "required"),
      ...name,
    ),
    response: responseSchema(rules),
    guestsNumber: ifAsked(
      "guestsNumber",
      v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^0*[1-9]\d{0,5}$/, "guest-number"),
          v.transform(Number),
          v.maxValue(rules.guestsMax, "guests-max"),
        ),
      ),
    ),
    emailTo: ifAsked("emailTo", v.picklist(["groom", "bride"], "choose-option")),
    children: ifAsked(
      "children",
      v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^\d{1,6}$/, "guest-number"),
          v.transform(Number),
          v.maxValue(childrenMax, "children-max"),
        ),
      ),
    ),
    diet: ifAsked("diet", v.optional(shortText(cleanLine, maxLengths.diet, "diet-too-long"))),
    side: ifAsked("side", v.picklist(rules.sides, "choose-option")),
    otherGuest: ifAsked(
      "otherGuest",
      v.optional(v.pipe(v.string(), v.transform(cleanName), ...name)),
    ),
    attending: ifAsked("attending", attendingSchema(rules)),
    joinFrom: ifAsked("joinFrom", v.picklist(joinPlaces, "choose-option")),
    message: ifAsked(
      "message",
      v.optional(shortText(cleanLines, maxLengths.message, "message-too-long")),
    ),
  });
  return v.pipe(
    v.intersect([
      fields,
      peopleSchema(coming ? rules : { ...rules, people: [] }, response === allCome),
      numbersSchema(coming ? rules : { ...rules, fields: [] }),
    ]),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { attending = [], partNumbers } = dataset.value;
      const heads = namedHeads(dataset.value);
      const tell = (key: string, message: string) =>
        addIssue({
          message,
          path: [{ type: "object", origin: "value", input: {}, key, value: undefined }],
        });
      for (const place of rules.places)
        if ((partNumbers[place] ?? 0) > heads) tell(partField(place), "part-max");
      const isNowhere = attending.filter(isAttended).every((place) => partNumbers[place] === 0);
      if (attending.length > 0 && isNowhere) tell("attending", "choose-option");
    }),
  );
}

/** People of an answer by number. @see headsOf, which counts the answer that it becomes. */
function namedHeads({
  guestsNumber,
  children = 0,
  response,
}: {
  guestsNumber?: number | undefined;
  children?: number | undefined;
  response: string;
}): number {
  return guestsNumber ?? 1 + Number(response === yesWithPartner) + children;
}

/** Where people are asked by name, an outdated copy of the form still asks it of all of them. */
function attendingSchema(rules: ReplyRules) {
  const some = v.array(v.picklist(rules.places, "choose-option"), "choose-option");
  const attended = v.check((named: Place[]) => named.some(isAttended), "choose-option");
  return partsAskedBy(rules) === "person" ? v.optional(some) : v.pipe(some, attended);
}

export type ReplyInput = v.InferOutput<ReturnType<typeof replySchema>>;

/**
 * Each person has a field of their own, and one for their parts of the day; a message about all of
 * them is at `people`. `parts` says that the form had the parts: nothing stands for no box ticked.
 * @param all whether one answer says that everybody comes, whatever their own fields say.
 */
function peopleSchema(rules: ReplyRules, all: boolean) {
  const { people, guestsMax } = rules;
  const partsOf = partsAskedBy(rules) === "person" ? people : [];
  const names = people.map(({ field }) => field);
  const partNames = partsOf.map(({ field }) => partsOfPerson(field));
  const chosen = v.optional(v.array(v.picklist(rules.places, "choose-option")), []);
  const entries: Record<string, v.GenericSchema<unknown, string | Place[] | undefined>> = {
    ...v.entriesFromList(names, all ? ignored : v.picklist(personAnswers, "choose-option")),
    ...v.entriesFromList(partNames, chosen),
    ...v.entriesFromList(partNames.length > 0 ? ["parts"] : [], v.optional(v.string())),
  };
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !dataset.value.parts) return;
      for (const { field } of partsOf) {
        const key = partsOfPerson(field);
        const value = dataset.value[key];
        const isComing = all || dataset.value[field] === "yes";
        if (!isComing || partsIn(value).some(isAttended)) continue;
        const path = { type: "object", origin: "value", input: dataset.value, key, value } as const;
        addIssue({ message: "choose-option", path: [path] });
      }
    }),
    v.transform((given) => ({
      people: people.map(({ field, name, child }): GivenPerson => {
        const comes = all || given[field] === "yes";
        const parts = given.parts && comes ? partsIn(given[partsOfPerson(field)]) : undefined;
        return { name, child, comes, ...(parts ? { parts } : {}) };
      }),
    })),
    v.forward(
      v.check(
        (given) => people.length === 0 || given.people.some(({ comes }) => comes),
        "somebody-comes",
      ),
      ["people"],
    ),
    v.forward(
      v.check(
        (given) => given.people.filter(({ comes }) => comes).length <= guestsMax,
        "guests-max",
      ),
      ["people"],
    ),
  );
}

/** A person's parts, in the order of `places`. */
function partsIn(value: string | readonly Place[] | undefined): Place[] {
  return typeof value === "string" ? [] : places.filter((place) => value?.includes(place));
}

/** The number at a part is asked beside `attending`; without one it is that of all who come. */
function numbersSchema(rules: ReplyRules) {
  const asked = partsAskedBy(rules) === "number" ? rules.places : [];
  const number = v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/, "guest-number"), v.transform(Number)),
  );
  return v.pipe(
    v.object(
      v.entriesFromList(
        asked.map((place) => partField(place)),
        number,
      ),
    ),
    v.transform((given) => {
      const partNumbers: PartNumbers = {};
      for (const place of asked) partNumbers[place] = given[partField(place)];
      return { partNumbers };
    }),
  );
}

function responseSchema({ response, fields, people }: ReplyRules) {
  const answers = [
    ...(people.length > 0 ? [allCome] : []),
    "Yes" as const,
    ...(fields.includes("withPartner") ? [yesWithPartner] : []),
    ...(response === "yes-or-no" ? ["No" as const] : []),
  ];
  return v.picklist(answers, response === "yes-only" ? "choose-this-option" : "choose-option");
}

function shortText(clean: (text: string) => string, max: number, message: string) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => lengthOf(text) <= max, message),
  );
}
