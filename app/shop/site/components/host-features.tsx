import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Prices } from "#app/shop/catalogue/schema.ts";
import { demoAddress, type Demo } from "#app/shop/site/demos/links.ts";
import { extraOf, hostFeatures, placeOf } from "#app/shop/site/hosts/features.ts";
import { languageList } from "#app/shop/site/languages.ts";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice } from "#app/i18n/money.ts";

/** Each feature in a sentence, with where to try it and the extra that it belongs to. */
export function HostFeatures({
  services,
  demos,
  hasDemo,
}: {
  services: Prices["services"];
  demos: readonly Demo[];
  hasDemo: boolean;
}) {
  const { t, i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
  const demoOf = (id: Demo["id"]) => {
    const demo = demos.find((candidate) => candidate.id === id);
    return demo ? demoAddress(demo.path, language) : null;
  };
  return (
    <>
      {hostFeatures.map(({ group, features }) => (
        <section key={group} className="band hosts-group" aria-labelledby={`hosts-${group}`}>
          <h2 className="display" id={`hosts-${group}`}>
            {t(`site:hosts.groups.${group}`)}
          </h2>
          <ul>
            {features.map((feature) => {
              const title = t(`site:hosts.features.${feature.id}.title`);
              const place = placeOf(feature, { hasDemo, demoOf });
              const extra = extraOf(feature, services);
              return (
                <li key={feature.id}>
                  <h3 className="display">{title}</h3>
                  <p>
                    {t(`site:hosts.features.${feature.id}.text`, { languages: languageList(t) })}
                  </p>
                  {place && (
                    <a className="quiet-link" href={place.href}>
                      {t(place.isTried ? "site:hosts.try-this" : "site:hosts.see")}
                      <span className="visually-hidden"> – {title}</span>
                    </a>
                  )}
                  {extra && (
                    <p className="muted">
                      {t("site:hosts.extra", {
                        name: extra.name[language],
                        price: formatPrice(extra.price, language),
                      })}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
