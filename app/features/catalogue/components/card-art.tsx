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

/**
 * A card as it is sent: its drawing is a picture of its own, its text is HTML in the page's
 * language with the card's fonts and colours.
 * @param first whether it is on the first screen.
 */
export function CardArt({
  card,
  language,
  first = false,
}: {
  card: Card;
  language: "am" | "en";
  first?: boolean;
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
      <img
        src={`/cards/${card.id}/art.svg`}
        alt=""
        width={cardWidth}
        height={cardHeight}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
      {layout === "initial" && (
        <span className="words-initial" style={placeOf(initialRoom)}>
          {initialOf(card, language)}
        </span>
      )}
      <PictureWords item={card} language={language} room={wordRooms[layout]} and={t("words:and")} />
    </span>
  );
}
