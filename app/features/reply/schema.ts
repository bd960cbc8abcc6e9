import * as v from "valibot";
import type { Language } from "#app/features/language/languages.ts";

/** What decides which answers are good; a part of it comes from the definition's `reply`. */
export type ReplyRules = {
  /** Whether the guest picks the recipient (spec.md: `emailTo`). */
  chooseRecipient: boolean;
  /** Most guests one form may name. */
  guestsMax: number;
  letters: "any" | "language";
  language: Language;
  response: "yes-or-no" | "yes-only";
};

/** Longer than any name on a passport, short enough for a mail's subject. */
const nameMax = 100;

/**
 * Control characters, zero-width characters and bidirectional overrides: nothing a person types,
 * everything that forges a line or hides a word.
 */
const unseen = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** One line of what a person typed: well-formed, in NFC, without unseen characters. */
function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\t\r\n]/g, " ")
    .replaceAll(unseen, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const letters: Partial<Record<Language, { pattern: RegExp; message: string }>> = {
  am: { pattern: /^[\p{Script=Armenian}\s.,'’՚֊-]+$/u, message: "letters-armenian" },
  ru: { pattern: /^[\p{Script=Cyrillic}\s.,'’-]+$/u, message: "letters-russian" },
};

/**
 * The schema of one invitation's reply form, for the browser and the Worker alike. A message is a
 * key of the pack `form-messages`. Source: spec.md section 5.
 */
export function replySchema(rules: ReplyRules) {
  const own = rules.letters === "language" ? letters[rules.language] : undefined;
  const name = v.pipe(
    v.string("required"),
    v.transform(cleanLine),
    v.minLength(1, "required"),
    v.check((text) => [...text].length >= 2, "name-validation"),
    v.check((text) => [...text].length <= nameMax, "name-too-long"),
    v.check((text) => !own || own.pattern.test(text), own?.message ?? "name-validation"),
  );
  const guestsNumber = v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^0*[1-9]\d{0,5}$/, "guest-number"),
      v.transform(Number),
      v.maxValue(rules.guestsMax, "guests-max"),
    ),
  );
  return v.object({
    key: v.pipe(v.string("stale-form"), v.uuid("stale-form")),
    name,
    response:
      rules.response === "yes-only"
        ? v.literal("Yes", "choose-this-option")
        : v.picklist(["Yes", "No"], "choose-option"),
    guestsNumber,
    emailTo: rules.chooseRecipient
      ? v.picklist(["groom", "bride"], "choose-option")
      : v.optional(v.undefined_()),
  });
}

export type ReplyInput = v.InferOutput<ReturnType<typeof replySchema>>;
