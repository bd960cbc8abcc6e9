import { capitals } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

const mark = /[՞՛՜]/u;

/**
 * A short title in spaced capitals. Armenian marks stand on a vowel, and no font has them as high as
 * capitals: a title with one stays as it is written.
 */
export function Kicker({ text, language }: { text: string; language: Language }) {
  if (mark.test(text)) return <p className="kicker kicker-plain">{text}</p>;
  return <p className="kicker">{capitals(text, language)}</p>;
}
