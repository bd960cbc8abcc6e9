import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { addressOfDesign, coverAddress, type HomeDesign } from "#app/shop/site/home/links.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/** A row of covers in the visitor's personalisation. */
export function HomeDesigns({
  designs,
  language,
  personalisation,
}: {
  designs: readonly HomeDesign[];
  language: SiteLanguage;
  personalisation: Personalisation | null;
}) {
  const { t } = useTranslation();
  return (
    <section className="band home-designs" id="designs" aria-labelledby="designs-heading">
      <h2 id="designs-heading" className="display">
        {t("site:home.designs.heading")}
      </h2>
      <ul className="home-covers">
        {designs.map((design) => (
          <li key={design.id}>
            {/* Decorative: the link below has the same target. */}
            <div className="cover-frame" aria-hidden="true">
              <LiveFrame src={coverAddress(design, language, personalisation)} />
            </div>
            <a className="display" href={addressOfDesign(design, language)}>
              {design.name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={sitePages.weblink.path}>
          {t("personalisation:all")}
        </a>
      </p>
    </section>
  );
}
