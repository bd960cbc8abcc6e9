import { capitals, hasToneMark } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A short title in spaced capitals; in its own case, unspaced, where it has a tone mark. */
export function Kicker({ text, language }: { text: string; language: Language }) {
  return (
    <p className={hasToneMark(text) ? "kicker kicker-plain" : "kicker"}>
      {capitals(text, language)}
    </p>
  );
}
