import { bounds, type Warning } from "#app/domain/authoring/check/rules.ts";
import {
  fieldTexts,
  isHostsName,
  withoutLinks,
  type FieldText,
} from "#app/domain/authoring/check/written.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { lengthOf } from "#app/lib/clean.ts";

const shownLetters = 20;
/**
 * Words that a line is not broken in: hyphens and dashes break it, and so does any sign of these
 * scripts.
 */
const words = new RegExp(
  String.raw`[[\p{L}\p{M}\p{N}’'՛՜՞]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]]+`,
  "gv",
);

/** Words that a narrow phone cuts off, and texts that are far too long for their place. */
export function lengthWarnings(definition: Definition | Template): Warning[] {
  return fieldTexts(definition).flatMap((written): Warning[] => {
    const { path, text } = written;
    const most = mostLettersOf(written);
    const length = lengthOf(text);
    if (length > most) {
      const message = `expected at most ${most} letters, found ${length}`;
      return [{ rule: "long-text", path, message }];
    }
    const longest = mostOfWord(written);
    const matches = withoutLinks(text).match(words) ?? [];
    const word = matches.find((match) => lengthOf(match) > longest);
    if (word === undefined) return [];
    const excerpt = Array.from(word).slice(0, shownLetters).join("");
    const message = `expected words of at most ${longest} letters, which a phone has room for, found one of ${lengthOf(word)}: ${excerpt}…`;
    return [{ rule: "long-word", path, message }];
  });
}

function mostLettersOf({ field, section }: FieldText): number {
  if (field === "name" || field === "surname") return bounds.nameLetters;
  // A story's and a timeline's titles are lines of their own, as headings are.
  const isTitle = field === "title" || field === "heading" || section === "closing";
  return isTitle ? bounds.titleLetters : bounds.textLetters;
}

function mostOfWord(written: FieldText): number {
  const isHours = written.section === "timeline" && written.field === "title";
  return isHostsName(written) || isHours ? bounds.nameWord : bounds.textWord;
}
