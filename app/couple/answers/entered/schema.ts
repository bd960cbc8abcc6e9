import * as v from "valibot";
import { householdLimits } from "#app/domain/guests/schema.ts";
import { maxLengths, partField, places, type Place } from "#app/domain/invitation/reply/fields.ts";
import type { AskedPerson } from "#app/domain/reply/schema.ts";
import { cleanLine, lengthOf } from "#app/lib/clean.ts";

/** The fields of the form in which hosts enter an answer for a guest. */
export const enteredFields = [
  "key",
  "for",
  "name",
  "response",
  "guestsNumber",
  "parts",
  "at",
  ...places.map((place) => partField(place)),
] as const;

/** The form as it is posted. */
export type EnteredForm = Record<Exclude<(typeof enteredFields)[number], "at">, string> & {
  at: string[];
};

/** The value of `at` for a person at a part of the day. */
export function personAt({ field }: AskedPerson, place: Place): string {
  return `${field} ${place}`;
}

const numberAt = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/, "number"), v.transform(Number)),
);

/**
 * An answer that hosts enter for a guest, after a call. `for` is the id of a household or of an
 * answer; without one, `name` is that of a guest who is in no list. The messages are keys of
 * `dashboard:phone.errors`.
 */
export const enteredSchema = v.pipe(
  v.object({
    key: v.pipe(v.string(), v.uuid()),
    for: v.optional(v.string()),
    name: v.optional(
      v.pipe(
        v.string(),
        v.transform(cleanLine),
        v.check((text) => lengthOf(text) <= maxLengths.name, "name-too-long"),
      ),
    ),
    response: v.picklist(["Yes", "No"], "choose"),
    /** Set where the form named the people, each with the parts of the day (`personAt`). */
    parts: v.optional(v.literal("asked")),
    at: v.optional(v.array(v.string()), []),
    ...v.entriesFromList(
      places.map((place) => partField(place)),
      numberAt,
    ),
    guestsNumber: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^0*[1-9]\d{0,2}$/, "number"),
        v.transform(Number),
        v.maxValue(householdLimits.seats, "number"),
      ),
    ),
  }),
  v.forward(
    v.check((entered) => Boolean(entered.for || entered.name), "name-required"),
    ["name"],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { response, guestsNumber = 1, parts, at: boxes } = dataset.value;
    if (response === "No") return;
    const tell = (key: string, message: string) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: {}, key, value: undefined }],
      });
    if (parts && boxes.length === 0) tell("at", "nobody");
    for (const place of places)
      if (!parts && (dataset.value[partField(place)] ?? 0) > guestsNumber)
        tell(partField(place), "part-max");
  }),
);

export type EnteredAnswer = v.InferOutput<typeof enteredSchema>;
