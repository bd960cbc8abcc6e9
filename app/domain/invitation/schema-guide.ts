import * as v from "valibot";
import { filled, httpsUrl } from "#app/domain/invitation/schema-fields.ts";

/**
 * With tags a section or an hour of a timeline is shown only to households that have one of them, by
 * their personal link: a church that has few seats, a dinner for the family.
 */
export const limited = { tags: v.optional(v.pipe(v.array(filled), v.minLength(1))) };

/** Those of a family who have a word of their own in every language. */
const familyRoles = ["groom-parents", "bride-parents", "parents", "godparents"] as const;

/** The code of a currency (ISO 4217), as in `AMD`. */
export const currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, "expected a currency's code like AMD"),
);

/** The sections that help a guest to come, and say who else invites. */
export function guideSections<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  return [
    v.strictObject({
      type: v.literal("family"),
      heading: v.optional(text),
      groups: v.pipe(
        v.array(
          v.pipe(
            v.strictObject({
              role: v.optional(
                v.picklist(familyRoles, `expected one of ${familyRoles.join(", ")}`),
              ),
              title: v.optional(text),
              names: v.pipe(v.array(text), v.minLength(1)),
            }),
            v.check(
              (group) => group.role !== undefined || group.title !== undefined,
              "expected a role or a title",
            ),
          ),
        ),
        v.minLength(1),
      ),
    }),
    v.strictObject({
      ...limited,
      type: v.literal("travel"),
      heading: v.optional(text),
      text: v.optional(text),
      places: v.optional(
        v.array(
          v.strictObject({
            name: text,
            note: v.optional(text),
            price: v.optional(text),
            url: v.optional(httpsUrl),
          }),
        ),
        [],
      ),
    }),
    v.strictObject({
      ...limited,
      type: v.literal("questions"),
      heading: v.optional(text),
      items: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(1)),
    }),
    v.strictObject({
      type: v.literal("hashtag"),
      tag: v.pipe(
        v.string(),
        v.regex(/^#[\p{L}\p{N}_]{2,60}$/u, "expected # and letters, digits or _ without a space"),
      ),
      text: v.optional(text),
    }),
    v.strictObject({
      ...limited,
      type: v.literal("live"),
      text: v.optional(text),
      /** Shown from the day's midnight on; before, it is not in the page. */
      url: httpsUrl,
    }),
  ] as const;
}
