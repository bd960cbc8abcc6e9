import { useTranslation } from "#app/i18n/use-translation.ts";
import { PictureWords, placeOf } from "#app/features/catalogue/components/picture-words.tsx";
import {
  cardHeight,
  cardWidth,
  initialOf,
  initialRoom,
  wordRooms,
} from "#app/features/catalogue/picture-layout.ts";
import type { Card } from "#app/features/catalogue/schema.ts";
import { wordColours } from "#app/design/styles.ts";

/** The width of a card in the grids of `product-grid.css`. */
const tileSizes = "(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw";

/**
 * A card as it is sent: its drawing is a picture of its own, its text is HTML in the page's
 * language with the card's fonts and colours.
 * @param first whether it is on the first screen.
 * @param picture the `srcset` of the drawing as WebP, for a card among others: a browser reads and
 * lays out an SVG on the page's own thread, which holds up scrolling.
 */
export function CardArt({
  card,
  language,
  first = false,
  picture,
}: {
  card: Card;
  language: "am" | "en";
  first?: boolean;
  picture?: string;
}) {
  const { t } = useTranslation();
  const { title, names, date, place, look, layout } = card;
  const said = names.map((name) => name[language]).join(` ${t("words:and")} `);
  return (
    <span
      className={`card-art pairing-${look.pairing}`}
      role="img"
      aria-label={[title[language], said, date[language], place[language]].join(", ")}
      style={wordColours(look)}
    >
      <picture>
        {picture !== undefined && <source type="image/webp" srcSet={picture} sizes={tileSizes} />}
        <img
          src={`/cards/${card.id}/art.svg`}
          alt=""
          width={cardWidth}
          height={cardHeight}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding="async"
        />
      </picture>
      {layout === "initial" && (
        <span className="words-initial" style={placeOf(initialRoom)}>
          {initialOf(card, language)}
        </span>
      )}
      <PictureWords item={card} language={language} room={wordRooms[layout]} and={t("words:and")} />
    </span>
  );
}
