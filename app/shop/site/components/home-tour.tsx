import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { addressOfDesign } from "#app/shop/site/home/links.ts";
import { sitePages } from "#app/shop/site/pages.ts";

/** The parts of the sample that the callouts tell of, by where they stand in its page. */
const parts = [
  { part: "cover", at: "main" },
  { part: "countdown", at: ".countdown" },
  { part: "timing", at: ".timeline" },
  { part: "maps", at: "#venues" },
  { part: "calendar", at: "#calendar" },
  { part: "reply", at: "#reply" },
] as const;

const sample = { id: "1002" };

/**
 * An invitation in a phone, beside callouts: the script (site/script/tour.ts) scrolls it to the
 * part that the callout in view tells of. Without script it is scrolled by hand.
 */
export function HomeTour({ language }: { language: SiteLanguage }) {
  const { t } = useTranslation();
  return (
    <section className="band home-tour" aria-labelledby="tour-heading">
      <h2 id="tour-heading" className="display">
        {t("site:home.tour.heading")}
      </h2>
      <div className="tour" data-tour>
        <div className="tour-phone">
          <div className="home-phone">
            {/* With a fragment an invitation is open at once (guest/script/boot.ts). */}
            <LiveFrame
              src={`${addressOfDesign(sample, language)}#open`}
              title={t("site:home.tour.sample")}
            />
          </div>
          <p className="muted">{t("site:home.tour.hint")}</p>
        </div>
        <ol className="tour-parts">
          {parts.map(({ part, at: target }) => (
            <li key={part} data-part={target}>
              <h3 className="display">
                <a
                  href={addressOfDesign(sample, language) + (target.startsWith("#") ? target : "")}
                >
                  {t(`site:home.tour.${part}.title`)}
                </a>
              </h3>
              <p>{t(`site:home.tour.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="tour-more">
        {t("site:home.tour.more")}{" "}
        <a href={`${sitePages.weblink.path}#included`}>{t("site:home.tour.all")}</a>
      </p>
    </section>
  );
}
