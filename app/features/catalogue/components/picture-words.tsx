import type { CSSProperties } from "react";
import { dateSize, nameSizes, type WordRoom } from "#app/features/catalogue/picture-layout.ts";
import type { PictureText } from "#app/features/catalogue/picture-text.ts";
import { capitals, hasToneMark } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The text of a card or an animation in its area; `--u` is one of the picture's units. */
export function PictureWords({
  text: { title, names, date, place },
  language,
  room,
  and,
}: {
  text: PictureText;
  language: Language;
  room: WordRoom;
  and: string;
}) {
  return (
    <span
      className="words"
      style={placeOf(room, { ...nameSizes(names, room), date: dateSize(room) })}
    >
      <span className={hasToneMark(title) ? "words-title plain" : "words-title"}>
        {capitals(title, language)}
      </span>
      <span className="words-names">
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && <small>{and}</small>}
            <span>{name}</span>
          </span>
        ))}
      </span>
      <span className="words-foot">
        <span className="words-date">{date}</span>
        <span className="words-place">{place}</span>
      </span>
    </span>
  );
}

/** Sets custom properties only; `picture.css` turns them into lengths. */
export function placeOf(
  { x, y, width, height }: Pick<WordRoom, "x" | "y" | "width" | "height">,
  sizes: Record<string, number> = {},
): CSSProperties {
  return Object.fromEntries(
    Object.entries({ x, y, w: width, h: height, ...sizes }).map(([name, value]) => [
      `--${name}`,
      value,
    ]),
  );
}
