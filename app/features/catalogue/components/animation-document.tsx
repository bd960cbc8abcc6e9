import { useTranslation } from "#app/i18n/use-translation.ts";
import { motionDrawings } from "#app/features/catalogue/components/motions.tsx";
import { PictureWords } from "#app/features/catalogue/components/picture-words.tsx";
import { motionRooms } from "#app/features/catalogue/picture-layout.ts";
import type { Animation } from "#app/features/catalogue/schema.ts";
import { registry } from "#app/design/drawing-parts.ts";
import { pictureStyles } from "#app/design/styles.ts";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import motionsCss from "#app/features/catalogue/components/motions.css?inline";

/**
 * An animation as a document of its own, for a frame. It runs without script, pauses at a tap, and
 * shows its last image with reduced motion.
 * @param still whether it shows its last image until the surrounding page starts it.
 */
export function AnimationDocument({
  animation,
  language,
  still = false,
}: {
  animation: Animation;
  language: "am" | "en";
  still?: boolean;
}) {
  const { t } = useTranslation();
  const { look, motion } = animation;
  const ornament = registry.ornament[look.ornament];
  return (
    <>
      <style href="animation" precedence="design">
        {pictureStyles(look, language, pictureCss + motionsCss)}
      </style>
      <main
        className="stage"
        data-motion={motion}
        data-still={still || undefined}
        aria-label={animation.name[language]}
      >
        <ornament.Shapes />
        {motionDrawings[motion](ornament)}
        <PictureWords
          item={animation}
          language={language}
          room={motionRooms[motion]}
          and={t("words:and")}
        />
        {!still && (
          <label className="hold">
            <input type="checkbox" />
            <span className="visually-hidden">{t("site:animations.pause")}</span>
            <span className="hold-sign" aria-hidden="true" />
          </label>
        )}
      </main>
    </>
  );
}
