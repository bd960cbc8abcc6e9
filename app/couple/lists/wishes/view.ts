import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { languageTagOf } from "#app/domain/reply/language-tag.ts";
import type { PageWish } from "#app/domain/reply/wish/data.server.ts";
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
    message
      ? [{ id, name, message, size: sizeOf(message), lang: languageTagOf(message, language) }]
      : [],
  );
}

/** The wishes that guests wrote on the page after the day, without those that the couple hid. */
export function pageWishes(wishes: readonly PageWish[]): Wish[] {
  return wishes
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ id, name, text, language }) => ({
      id: `page-${id}`,
      name,
      message: text,
      size: sizeOf(text),
      lang: languageTagOf(text, language),
    }));
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
