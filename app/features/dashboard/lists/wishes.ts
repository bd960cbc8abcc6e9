import type { ListedReply } from "#app/features/reply/data.server.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import { lengthOf } from "#app/lib/clean.ts";

/** How large a wish is set: a word or an emoji, a line, a paragraph, a letter. */
export type WishSize = "word" | "line" | "paragraph" | "letter";

export type Wish = {
  id: string;
  name: string;
  message: string;
  size: WishSize;
  /** The BCP 47 tag of the page on which it was written. */
  lang: string;
};

/** The wishes among replies, in the replies' order, also of guests who do not come. */
export function wishesOf(
  replies: readonly Pick<ListedReply, "id" | "name" | "message" | "language">[],
): Wish[] {
  return replies.flatMap(({ id, name, message, language }) =>
    message ? [{ id, name, message, size: sizeOf(message), lang: tagOf(message, language) }] : [],
  );
}

/** Most characters of each size; a poem has short lines. */
const longest = { word: 12, line: 60, paragraph: 320, verse: 36 } as const;

function sizeOf(message: string): WishSize {
  const length = lengthOf(message);
  const lines = message.split("\n");
  if (lines.length === 1 && length <= longest.word) return "word";
  if (lines.length <= 3 && length <= longest.line) return "line";
  const isShort =
    length <= longest.paragraph || lines.every((line) => line.length <= longest.verse);
  return isShort ? "paragraph" : "letter";
}

/** A guest may write in another script than the page has; the fonts follow what is written. */
function tagOf(message: string, language: Language): string {
  if (/\p{Script=Armenian}/u.test(message)) return bcp47("am");
  if (/\p{Script=Cyrillic}/u.test(message)) return bcp47("ru");
  return bcp47(language === "am" || language === "ru" ? "en" : language);
}
