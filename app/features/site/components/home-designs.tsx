import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import { personalisationHash, type Personalisation } from "#app/features/personalisation/schema.ts";

/** A design in the row: its number, and its name in the visitor's language. */
export type HomeDesign = { id: string; name: string };

/** A row of covers in the visitor's personalisation. */
export function HomeDesigns({
  designs,
  language,
  personalisation,
}: {
  designs: readonly HomeDesign[];
  language: "am" | "en";
  personalisation: Personalisation | null;
}) {
  const { t } = useTranslation();
  return (
    <section className="band home-designs" id="designs" aria-labelledby="designs-heading">
      <h2 id="designs-heading" className="display">
        {t("site:home.designs.heading")}
      </h2>
      <p className="lead">{t("site:home.designs.lead")}</p>
      <ul className="home-covers">
        {designs.map(({ id, name }) => (
          <li key={id}>
            {/* Decorative: the link below has the same target. */}
            <div className="cover-frame" aria-hidden="true">
              <LiveFrame
                src={`/templates/${id}/cover?lng=${language}&tried=${personalisation ? personalisationHash(personalisation) : 0}`}
              />
            </div>
            <a className="display" href={`/templates/${id}${language === "en" ? "/en" : ""}`}>
              {name}
            </a>
            <span className="muted">{id}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={sitePages.weblink.path}>
          {t("trial:all")}
        </a>
      </p>
    </section>
  );
}
