import type { TFunction } from "i18next";
import type { CardForm } from "#app/shop/catalogue/card/kinds.ts";
import { places, wordRoom } from "#app/shop/catalogue/card/layout.ts";
import { CardDrawing } from "#app/shop/catalogue/components/card-drawing.tsx";
import pageCss from "#app/shop/catalogue/card/page.css?inline";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";
import { PictureWords, placeOf } from "#app/shop/catalogue/components/picture-words.tsx";
import { measuredLettering, type Measured } from "#app/shop/catalogue/lettering/measured.ts";
import { initialOf } from "#app/shop/catalogue/picture/layout.ts";
import { picturePage } from "#app/shop/catalogue/picture/page.tsx";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { pictureStyles } from "#app/designs/styles/styles.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A card with its text, in one language. */
export type WordedCard = {
  card: Pick<Card, "theme" | "layout">;
  text: PictureText;
  language: Language;
};

/**
 * A card as a page to draw.
 * @param unit the length of one of its units, in CSS pixels.
 * @param measured its text is estimated without it, which is for measuring alone.
 */
export function cardPage(
  { card: { theme, layout }, text, language }: WordedCard,
  form: CardForm,
  { t, unit, measured }: { t: TFunction; unit: number; measured?: Measured },
): string {
  const room = wordRoom(layout, form);
  const { pairing } = theme;
  const { width, height, bleed } = form;
  const sizes = { x: 0, y: 0, width, height };
  const style = { ...placeOf(sizes, { bleed }), ...Object.fromEntries([["--u", `${unit}px`]]) };
  const drawing = (
    <div className="card-page" style={style}>
      <CardDrawing theme={theme} layout={layout} form={form} />
      <div className="card-sheet">
        {layout === "initial" && (
          <span className="words-initial" style={placeOf(places.initial(form).letter)}>
            {initialOf(text)}
          </span>
        )}
        <PictureWords
          text={text}
          language={language}
          pairing={pairing}
          room={room}
          and={t("words:and")}
          lettering={measuredLettering(measured, pairing, language)}
        />
      </div>
    </div>
  );
  return picturePage(drawing, {
    language,
    css: pictureStyles(theme, language, pictureCss + pageCss),
    t,
  });
}
