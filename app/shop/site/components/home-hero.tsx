import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { CSSProperties } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { waiting } from "#app/shop/catalogue/products/types.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { addressOfDesign, coverAddress, type HomeDesign } from "#app/shop/site/home/links.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/** The animation's keyframes are written for so many designs; with fewer the first one stands. */
const passing = 5;

/**
 * A phone below a painted arch in which five designs pass by in the visitor's personalisation. Each
 * stands in its own colours until its cover has loaded, and loads when it comes into the phone.
 * @param names the visitor's, or those of the samples.
 */
export function HomeHero({
  designs,
  language,
  personalisation,
  names,
}: {
  designs: readonly HomeDesign[];
  language: SiteLanguage;
  personalisation: Personalisation | null;
  names: string;
}) {
  const { t } = useTranslation();
  const { Shapes, Arch, Column, Base, Emblem } = registry.ornament.pomegranate;
  const isPassing = designs.length >= passing;
  const visibleDesigns = designs.slice(0, isPassing ? passing : 1);
  return (
    <div className="home-niche">
      <Shapes />
      <Arch />
      <div className="home-room">
        {/* In the arch's own units, so that columns and head meet at any width. */}
        <svg
          className="home-columns"
          viewBox="0 0 360 4000"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <g transform="translate(22)">
            <Column />
          </g>
          <g transform="translate(338)scale(-1 1)">
            <Column />
          </g>
        </svg>
        <div className="home-phone">
          <ul
            className={isPassing ? "hero-reel passing" : "hero-reel"}
            aria-label={t("site:home.hero.label")}
          >
            {visibleDesigns.map((design, index) => (
              <li key={design.id} style={{ ...waiting(design.colours), ...turnOf(index) }}>
                <div className="hero-waiting" aria-hidden="true">
                  {/* Of the first one's design. */}
                  {index === 0 && <Emblem />}
                  <p className="display">{names}</p>
                </div>
                <LiveFrame src={coverAddress(design, language, personalisation)} />
                <a href={addressOfDesign(design, language)}>
                  <span className="visually-hidden">{design.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Base />
      {isPassing && (
        <label className="hero-hold">
          <input type="checkbox" className="visually-hidden" />
          <span>{t("site:home.hero.hold")}</span>
        </label>
      )}
    </div>
  );
}

/** A design's place in the row of those that pass by. */
function turnOf(index: number): CSSProperties {
  return Object.fromEntries([["--at", index]]);
}
