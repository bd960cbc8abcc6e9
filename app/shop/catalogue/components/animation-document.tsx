import { useTranslation } from "#app/i18n/use-translation.ts";
import { motionDrawings } from "#app/shop/catalogue/components/motions.tsx";
import { PictureWords } from "#app/shop/catalogue/components/picture-words.tsx";
import {
  animationHeight,
  animationWidth,
  motionRooms,
} from "#app/shop/catalogue/picture/layout.ts";
import type { Lettering } from "#app/shop/catalogue/lettering/rules.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { pictureStyles } from "#app/designs/styles/styles.ts";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";
import motionsCss from "#app/shop/catalogue/components/motions.css?inline";

type Shown = {
  animation: Pick<Animation, "theme" | "motion">;
  text: PictureText;
  /** The text's. */
  language: Language;
  /** As a browser has measured its text. */
  lettering?: Lettering;
};

/**
 * An animation as a document of its own, for a frame. It runs without script, pauses at a tap, and
 * shows its last image with reduced motion.
 * @param still whether it shows its last image until the surrounding page starts it.
 */
export function AnimationDocument({
  animation,
  text,
  language,
  name,
  still = false,
}: Shown & {
  /** The animation's own. */
  name: string;
  still?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <style href="animation" precedence="design">
        {animationStyles(animation, language)}
      </style>
      <main
        className="stage"
        data-motion={animation.motion}
        data-still={still || undefined}
        aria-label={name}
      >
        <Drawn animation={animation} text={text} language={language} />
        {!still && (
          <label className="hold">
            <input type="checkbox" />
            <span className="visually-hidden">{t("invitation:picture.pause")}</span>
            <span className="hold-sign" aria-hidden="true" />
          </label>
        )}
      </main>
    </>
  );
}

/**
 * An animation's last image as an SVG file, for search engines: the document in a frame that a
 * picture may be. It is XML, which all that React writes here is too.
 */
export function AnimationPicture({ animation, text, language }: Shown) {
  return (
    <svg
      width={animationWidth}
      height={animationHeight}
      viewBox={`0 0 ${animationWidth} ${animationHeight}`}
    >
      <foreignObject width="100%" height="100%">
        <div {...xhtml} lang={bcp47(language)}>
          <style>{animationStyles(animation, language)}</style>
          <main className="stage" data-motion={animation.motion} data-still style={ofItsOwnSize}>
            <Drawn animation={animation} text={text} language={language} />
          </main>
        </div>
      </foreignObject>
    </svg>
  );
}

/** In the picture's own units: a picture's `vw` are those of where it is shown. */
const ofItsOwnSize = {
  ...Object.fromEntries([["--u", "1px"]]),
  width: animationWidth,
  height: animationHeight,
  background: "var(--ground)",
};

const xhtml = { xmlns: "http://www.w3.org/1999/xhtml" };

/** An animation alone, without what a visitor holds it by: a film's frames are drawn from it. */
export function AnimationStage(props: Shown) {
  return (
    <main className="stage" data-motion={props.animation.motion}>
      <Drawn {...props} />
    </main>
  );
}

/** The CSS of an animation's document. @param language of its text. */
export function animationStyles({ theme }: Pick<Animation, "theme">, language: Language): string {
  return pictureStyles(theme, language, pictureCss + motionsCss);
}

function Drawn({ animation, text, language, lettering }: Shown) {
  const { t } = useTranslation();
  const { theme, motion } = animation;
  const ornament = registry.ornament[theme.ornament];
  return (
    <>
      <ornament.Shapes />
      {motionDrawings[motion](ornament)}
      <PictureWords
        text={text}
        language={language}
        pairing={theme.pairing}
        room={motionRooms[motion]}
        and={t("words:and")}
        lettering={lettering}
      />
    </>
  );
}
