import * as v from "valibot";
import type { Language } from "#app/i18n/languages.ts";
import type { Script } from "#app/i18n/languages/facts.ts";
import { cleanLine, cleanLines, cleanName, lengthOf } from "#app/lib/clean.ts";
import { nameSchema } from "#app/domain/reply/name-schema.ts";
import {
  childrenMax,
  isAttended,
  joinPlaces,
  maxLengths,
  replyFields,
  yesWithPartner,
  type FieldName,
  type Place,
} from "#app/domain/invitation/reply/fields.ts";

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
  /** Those that a name may have. */
  letters: "any" | Script;
  language: Language;
  response: "yes-or-no" | "yes-only";
  /** The possible values of `side`. */
  sides: string[];
  /** The possible values of `attending`. */
  places: Place[];
  /** Empty unless `fields` has `people`. */
  people: AskedPerson[];
  /** A single answer can be for all of `people`; not where more are named than have a seat. */
  all: boolean;
  /** The name of a household, which is not asked for it; empty for all other guests. */
  household: string;
};

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

/** A field that was not asked is ignored, whatever its value. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  ),
);

/**
 * The schema of one invitation's reply form, for the browser and the Worker alike; parts of the day
 * by person or number are checked by the Worker alone (parts/schema.ts). A message is a key of the
 * pack `form-messages`.
 * @param response as posted: fields that concern only guests who come are ignored after "No".
 */
export function replySchema(rules: ReplyRules, response: unknown) {
  const coming = response !== "No";
  const ifAsked = <Schema extends v.GenericSchema>(field: FieldName, schema: Schema) =>
    rules.fields.includes(field) && (coming || !replyFields[field].comingOnly) ? schema : ignored;
  const name = nameSchema(rules);
  const fields = v.object({
    key: v.pipe(v.string("stale-form"), v.uuid("stale-form")),
    name: v.pipe(v.string("required"), v.transform(cleanName), v.minLength(1, "required"), ...name),
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
  // Beside "all of us" the people's own fields are ignored: without script they are posted, too.
  return v.intersect([
    fields,
    peopleSchema(response === "Yes" ? rules.people : [], rules.guestsMax),
  ]);
}

/**
 * Parts of the day: where people are asked by name, an outdated copy of the form still asks all of
 * them.
 */
function attendingSchema(rules: ReplyRules) {
  const some = v.array(v.picklist(rules.places, "choose-option"), "choose-option");
  const attended = v.check(
    (attendedPlaces: Place[]) => attendedPlaces.some(isAttended),
    "choose-option",
  );
  return partsAskedBy(rules) === "person" ? v.optional(some) : v.pipe(some, attended);
}

/** Each person has a field of their own; a message about all of them is at `people`. */
function peopleSchema(people: readonly AskedPerson[], max: number) {
  const names = people.map(({ field }) => field);
  return v.pipe(
    v.object(v.entriesFromList(names, v.picklist(personAnswers, "choose-option"))),
    v.transform((input) => ({
      people: people.map(({ field, name, child }) => ({
        name,
        child,
        comes: input[field] === "yes",
      })),
    })),
    v.forward(
      v.check(
        (party) => people.length === 0 || party.people.some(({ comes }) => comes),
        "somebody-comes",
      ),
      ["people"],
    ),
    v.forward(
      v.check((output) => output.people.filter(({ comes }) => comes).length <= max, "guests-max"),
      ["people"],
    ),
  );
}

function responseSchema({ response, fields, all }: ReplyRules) {
  const answers = [
    ...(all ? ["All" as const] : []),
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
