import * as v from "valibot";
import { extras } from "#app/shop/order/fields.ts";
import { isRealDate } from "#app/domain/invitation/schema/fields.ts";
import { longest } from "#app/shop/order/limits.ts";
import { occasionTypes } from "#app/shop/order/kinds.ts";
import { offeredLanguages } from "#app/i18n/languages.ts";
import { asciiAddress } from "#app/lib/email-address.ts";
import { cleanLine, cleanLines, lengthOf } from "#app/lib/clean.ts";

/** The form's fields, in the order shown. */
export const orderFields = [
  "names",
  "email",
  "phone",
  "occasionType",
  "occasionDate",
  "template",
  "languages",
  "rsvp",
  "dresscode",
  "music",
  "text",
  "extras",
  "details",
] as const;
export type OrderField = (typeof orderFields)[number];

const line = (required: string) =>
  v.pipe(
    v.string(required),
    v.transform(cleanLine),
    v.minLength(1, required),
    v.check((text) => lengthOf(text) <= longest.line, "too-long"),
  );
const lines = v.pipe(
  v.string(),
  v.transform(cleanLines),
  v.check((text) => lengthOf(text) <= longest.lines, "too-long"),
);
const optionalLine = v.optional(
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check((text) => lengthOf(text) <= longest.line, "too-long"),
  ),
);

/** Normalises a typed phone number. @returns E.164, or null when it is invalid. */
export type ReadPhone = (typed: string) => string | null;

const phoneOf = (readPhone: ReadPhone) =>
  v.pipe(
    v.string("phone-required"),
    v.transform(cleanLine),
    v.minLength(1, "phone-required"),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = readPhone(dataset.value);
      if (number !== null) return number;
      addIssue({ message: "phone-valid" });
      return NEVER;
    }),
  );

/** CR and LF are refused instead of removed, because no valid address has them. */
const email = v.pipe(
  v.string("email-valid"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = asciiAddress(dataset.value.trim());
    if (address !== null) return address;
    addIssue({ message: "email-valid" });
    return NEVER;
  }),
);

/**
 * The schema of the order form. A message is a key of the pack `order`.
 * @param today the date where the studio is, as in `2027-06-12`.
 * @param readPhone a parameter, because the metadata of all numbering plans are larger than the
 * form: a browser loads them when a number is typed.
 */
export function orderSchema(today: string, readPhone: ReadPhone) {
  return v.object({
    key: v.pipe(v.string("stale-form"), v.uuid("stale-form")),
    names: line("names-required"),
    email,
    phone: phoneOf(readPhone),
    occasionType: v.picklist(occasionTypes, "choose-option"),
    occasionDate: v.pipe(
      v.string("date-required"),
      v.isoDate("date-required"),
      v.check(isRealDate, "date-required"),
      v.minValue(today, "date-past"),
    ),
    template: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(\d{4}|accessories|card-[a-z0-9-]{1,40}|animation-[a-z0-9-]{1,40})$/,
          "choose-option",
        ),
      ),
    ),
    languages: v.pipe(
      v.optional(v.array(v.picklist(offeredLanguages, "choose-option")), []),
      v.minLength(1, "language-required"),
    ),
    rsvp: v.optional(v.picklist(["yes", "no"], "choose-option"), "yes"),
    dresscode: optionalLine,
    music: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((link) => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link), "link-valid"),
        v.maxLength(500, "too-long"),
      ),
    ),
    text: v.optional(lines),
    extras: v.optional(v.array(v.picklist(extras, "choose-option"))),
    details: v.pipe(
      v.string("details-required"),
      v.transform(cleanLines),
      v.minLength(1, "details-required"),
      v.check((text) => lengthOf(text) <= longest.lines, "too-long"),
    ),
  });
}

/** A validated order. */
export type OrderGiven = v.InferOutput<ReturnType<typeof orderSchema>>;
