import type { CSSProperties } from "react";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { pictureStyles } from "#app/designs/styles/styles.ts";
import type { Language } from "#app/i18n/languages.ts";
import cardCss from "#app/shop/catalogue/components/card-art.css?inline";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";

/** A card with its text as a document of its own, for a frame that is as wide as the card. */
export function CardFrame({
  card,
  text,
  language,
}: {
  card: Pick<Card, "id" | "theme" | "layout">;
  text: PictureText;
  /** The text's. */
  language: Language;
}) {
  return (
    <>
      <style href="card" precedence="design">
        {pictureStyles(card.theme, language, pictureCss + cardCss)}
      </style>
      <main style={wide}>
        <CardArt card={card} text={text} language={language} first />
      </main>
    </>
  );
}

const wide: CSSProperties = Object.fromEntries([["--card", "100vw"]]);
