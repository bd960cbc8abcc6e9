import * as v from "valibot";
import { filled } from "#app/domain/invitation/schema/fields.ts";
import { languages } from "#app/i18n/languages.ts";

const textForms = "expected { language: text } or { key } of a language pack";

/** A text in several languages. The languages it needs depend on the whole definition. */
export const written = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(languages, filled), textForms)),
  v.check((text) => Object.keys(text).length > 0, "expected a text in at least one language"),
);

/** A reference to a text of a language pack: `namespace.key`, as in `messages.inv-message-12`. */
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
 * A text that staff write themselves or take from a language pack. Chosen by its field instead of
 * `union`, which would report the faults of both forms at once.
 */
export const source = v.lazy((input): typeof packKey | typeof written =>
  typeof input === "object" && input !== null && "key" in input ? packKey : written,
);
