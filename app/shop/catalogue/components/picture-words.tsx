import type { CSSProperties } from "react";
import { estimatedLettering } from "#app/shop/catalogue/lettering/estimate.ts";
import { nameLines, type Lettering } from "#app/shop/catalogue/lettering/rules.ts";
import type { WordRoom } from "#app/shop/catalogue/picture/layout.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Pairing } from "#app/designs/part-names.ts";
import { capitals, hasToneMark } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The text of a card or an animation in its area; `--u` is one of the picture's units.
 * @param lettering its text as a browser has measured it; estimated where none has.
 */
export function PictureWords({
  text,
  language,
  pairing,
  room,
  and,
  lettering = estimatedLettering(pairing, language, text, room),
}: {
  text: PictureText;
  language: Language;
  pairing: Pairing;
  room: WordRoom;
  and: string;
  lettering?: Lettering;
}) {
  const { title, names, place } = text;
  const { lines, size, date } = nameLines(names, room, lettering, text.date);
  return (
    <span
      className="words"
      style={placeOf(room, {
        size,
        date,
        others: room.others ?? 1,
        line: room.lineWidth ?? room.width,
      })}
    >
      <span className={hasToneMark(title) ? "words-title plain" : "words-title"}>
        {capitals(title, language)}
      </span>
      <span className="words-names">
        {lines.map((name, index) => (
          <span key={name.join(" ")}>
            {index > 0 && <small>{and}</small>}
            {name.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        ))}
      </span>
      <span className="words-foot">
        {text.date !== "" && <span className="words-date">{text.date}</span>}
        {place !== "" && <span className="words-place">{place}</span>}
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
