import * as v from "valibot";
import { maxLengths } from "#app/domain/invitation/reply/fields.ts";
import type { Script } from "#app/i18n/languages/facts.ts";
import { lengthOf } from "#app/lib/clean.ts";

/** Latin letters have signs and marks in every language, and are not checked. */
const own: Partial<Record<"any" | Script, { pattern: RegExp; message: string }>> = {
  Armenian: { pattern: /^[\p{Script=Armenian}\s.,'’՚֊-]+$/u, message: "letters-armenian" },
  Cyrillic: { pattern: /^[\p{Script=Cyrillic}\s.,'’-]+$/u, message: "letters-russian" },
};

/** At least 2 characters, or a letter, since a name may be one (Ա, 李); only letters of the script. */
export function nameSchema({ letters }: { letters: "any" | Script }) {
  const script = own[letters];
  return [
    v.check((text: string) => lengthOf(text) >= 2 || /\p{L}/u.test(text), "name-validation"),
    v.check((text: string) => lengthOf(text) <= maxLengths.name, "name-too-long"),
    v.check(
      (text: string) => !script || script.pattern.test(text),
      script?.message ?? "name-validation",
    ),
  ] as const;
}
