import type { TFunction } from "i18next";
import {
  AnimationStage,
  animationStyles,
} from "#app/shop/catalogue/components/animation-document.tsx";
import { measuredLettering, type Measured } from "#app/shop/catalogue/lettering/measured.ts";
import { picturePage } from "#app/shop/catalogue/picture/page.tsx";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The document that a film's frames are drawn from, 1080 × 1920 pixels.
 * @param language the text's.
 * @param t of that language.
 * @param measured its text is estimated without it, which is for measuring alone.
 */
export function filmPage(
  animation: Pick<Animation, "theme" | "motion">,
  text: PictureText,
  language: Language,
  { t, measured }: { t: TFunction; measured?: Measured },
): string {
  const lettering = measuredLettering(measured, animation.theme.pairing, language);
  return picturePage(
    <AnimationStage animation={animation} text={text} language={language} lettering={lettering} />,
    { language, css: animationStyles(animation, language), t },
  );
}
