import * as v from "valibot";
import { filled } from "#app/features/invitation/schema-fields.ts";
import { languages } from "#app/i18n/languages.ts";

const textForms = "expected { language: text } or { key } of a language pack";

/** A text in several languages. Which languages it needs is known from the whole definition. */
export const written = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(languages, filled), textForms)),
  v.check((text) => Object.keys(text).length > 0, "expected a text in at least one language"),
);

/** A text's place in a language pack: `namespace.key`, as in `messages.inv-message-12`. */
export const packKey = v.strictObject(
  {
    key: v.pipe(
      v.string(),
      v.regex(
        /^[a-z-]+(\.[A-Za-z0-9_-]+)+$/,
        "expected namespace.key of a language pack, as in messages.inv-message-12",
      ),
    ),
  },
  textForms,
);

/**
 * Where staff may write a text themselves or take one from a language pack. Chosen by its field
 * and not by `union`, which would answer for both forms at once when one of them has a fault.
 */
export const source = v.lazy((input): typeof packKey | typeof written =>
  typeof input === "object" && input !== null && "key" in input ? packKey : written,
);
