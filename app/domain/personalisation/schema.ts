import * as v from "valibot";
import { isRealDate } from "#app/domain/invitation/schema/fields.ts";
import type { Language } from "#app/i18n/languages.ts";
import { cleanLine, lengthOf } from "#app/lib/clean.ts";

/** Characters; a longer name does not fit any cover. */
export const nameMaxLength = 40;

/** A name in the letters of any script, on one line. */
const name = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.check((text) => lengthOf(text) <= nameMaxLength, `expected at most ${nameMaxLength} letters`),
);

/** `2027-06-12`. */
const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check(isRealDate, "expected a day of the calendar"),
);

/** A visitor's own names and day, as typed into "try with your names". Every field may be empty. */
export const personalisationSchema = v.object({
  first: v.optional(name, ""),
  second: v.optional(name, ""),
  date: v.optional(v.union([v.literal(""), date]), ""),
});

/** `spellings` has both names in every language; one that an earlier release saved lacks them. */
export type Personalisation = v.InferOutput<typeof personalisationSchema> & {
  spellings?: readonly [Spelling, Spelling];
};

type Spelling = Partial<Record<Language, string>>;

/**
 * Unchecked input of a visitor who reached the rate limit, with what the form needs to be shown
 * again.
 */
export const rejectedInputSchema = v.object({
  first: v.string(),
  second: v.string(),
  date: v.string(),
  back: v.string(),
  today: v.string(),
  /** Why they were not saved: too many tries, or the store failed. */
  reason: v.picklist(["too-many", "not-kept"]),
});

export type RejectedInput = v.InferOutput<typeof rejectedInputSchema>;

/** True if any field is filled in. */
export function isPersonalised({ first, second, date: day }: Personalisation): boolean {
  return first !== "" || second !== "" || day !== "";
}

/**
 * Drops a day that has passed: the template would be in its phase of thanks instead of inviting.
 */
export function withoutPast(personalisation: Personalisation, today: string): Personalisation {
  return personalisation.date < today ? { ...personalisation, date: "" } : personalisation;
}

/**
 * A short hash of a personalisation for the addresses of covers, so that the browser does not show
 * a cached older one. Not a secret.
 */
export function personalisationHash({ first, second, date: day }: Personalisation): string {
  let hash = 0;
  for (const letter of JSON.stringify([first, second, day]))
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
