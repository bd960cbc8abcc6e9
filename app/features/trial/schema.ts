import * as v from "valibot";

const name = v.pipe(v.string(), v.trim(), v.maxLength(40));

/** A visitor's own names and day, as typed into "try with your names". Every field may be empty. */
export const trialSchema = v.object({
  first: v.optional(name, ""),
  second: v.optional(name, ""),
  /** `2027-06-12` */
  date: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.isoDate())]), ""),
});

export type Trial = v.InferOutput<typeof trialSchema>;

/** Whether there is anything to show. */
export function isTried({ first, second, date }: Trial): boolean {
  return first !== "" || second !== "" || date !== "";
}
