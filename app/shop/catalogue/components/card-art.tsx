import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PictureWords, placeOf } from "#app/shop/catalogue/components/picture-words.tsx";
import { screenForms } from "#app/shop/catalogue/card/kinds.ts";
import { places, wordRoom } from "#app/shop/catalogue/card/layout.ts";
import { cardHeight, cardWidth, initialOf } from "#app/shop/catalogue/picture/layout.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordColours } from "#app/designs/styles/styles.ts";

/** The width of a card in the grids of `product-grid.css`. */
const tileSizes = "(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw";

/**
 * A card as it is sent: its drawing is a picture of its own, its text is HTML in the card's fonts and
 * colours.
 * @param first whether it is on the first screen.
 * @param picture the `srcset` of the drawing as WebP, for a card among others: a browser reads and
 * lays out an SVG on the page's own thread, which holds up scrolling.
 */
export function CardArt({
  card: { id, theme, layout },
  text,
  language,
  first = false,
  picture,
  drawing,
}: {
  card: Pick<Card, "id" | "theme" | "layout">;
  text: PictureText;
  /** The text's. */
  language: Language;
  first?: boolean;
  picture?: string;
  /** The drawing itself, where the page has one card alone; else the file of the shop's card. */
  drawing?: ReactNode;
}) {
  const { t } = useTranslation();
  const form = screenForms["4x5"];
  const { title, names, date, place } = text;
  const namesText = names.join(` ${t("words:and")} `);
  return (
    <span
      className={`card-art pairing-${theme.pairing}`}
      role="img"
      aria-label={[title, namesText, date, place].filter(Boolean).join(", ")}
      style={wordColours(theme)}
    >
      {drawing ?? (
        <picture>
          {picture !== undefined && <source type="image/webp" srcSet={picture} sizes={tileSizes} />}
          <img
            src={`/cards/${id}/art.svg`}
            alt=""
            width={cardWidth}
            height={cardHeight}
            loading={first ? "eager" : "lazy"}
            fetchPriority={first ? "high" : undefined}
            decoding="async"
          />
        </picture>
      )}
      {layout === "initial" && (
        <span className="words-initial" style={placeOf(places.initial(form).letter)}>
          {initialOf(text)}
        </span>
      )}
      <PictureWords
        text={text}
        language={language}
        pairing={theme.pairing}
        room={wordRoom(layout, form)}
        and={t("words:and")}
      />
    </span>
  );
}
