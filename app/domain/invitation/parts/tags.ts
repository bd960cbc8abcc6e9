import { householdWords } from "#app/i18n/languages/words.generated.ts";
import { anyWord } from "#app/lib/word-list.ts";

/** Tags that the studio's sections use; hosts may choose any others. */
export const sectionTags = ["church", "dinner"] as const;

/** Tags that decide on sections have words in the families' languages, those of `tagLabel` too. */
const words = sectionTags.map((tag) => {
  const lists = Object.values(householdWords).map(({ sections }) => sections[tag]);
  return [tag, new RegExp(`^${anyWord([tag, ...lists])}$`, "u")] as const;
});

/** A tag as it is compared: that of a section in whatever language, or as it is. */
export function sectionTagOf(tag: string): string {
  const text = tag.trim().toLowerCase();
  return words.find(([, word]) => word.test(text))?.[0] ?? tag;
}
