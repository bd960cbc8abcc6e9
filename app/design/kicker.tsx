import { capitals } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

const mark = /[՞՛՜]/u;

/**
 * A short title in spaced capitals. A title with an Armenian mark, which belongs over a vowel,
 * keeps its case, because no font has these marks at cap height.
 */
export function Kicker({ text, language }: { text: string; language: Language }) {
  if (mark.test(text)) return <p className="kicker kicker-plain">{text}</p>;
  return <p className="kicker">{capitals(text, language)}</p>;
}
