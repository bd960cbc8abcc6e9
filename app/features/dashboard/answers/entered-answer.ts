import * as v from "valibot";
import { householdLimits } from "#app/features/guests/schema.ts";
import { maxLengths } from "#app/features/invitation/reply-fields.ts";
import { cleanLine, lengthOf } from "#app/lib/clean.ts";

/** The fields of the form in which hosts enter an answer for a guest. */
export const enteredFields = ["key", "for", "name", "response", "guestsNumber"] as const;

/** The form as it is posted. */
export type EnteredForm = Record<(typeof enteredFields)[number], string>;

/**
 * An answer that hosts enter for a guest, after a call. `for` is the id of a household or of an
 * answer; without one, `name` is that of a guest who is in no list. The messages are keys of
 * `desk:phone.errors`.
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
);

export type EnteredAnswer = v.InferOutput<typeof enteredSchema>;
