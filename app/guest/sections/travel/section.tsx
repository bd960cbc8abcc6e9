import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TravelView } from "#app/guest/sections/travel/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** How to come from afar and where to stay. */
export function Section({ section: { heading, text, places } }: SectionProps<TravelView>) {
  const { t } = useTranslation();
  return (
    <section className="travel">
      <h2 className="display">{heading ?? t("invitation:travel.heading")}</h2>
      {text && <p className="lines">{text}</p>}
      {places.length > 0 && (
        <ul>
          {places.map(({ name, note, price, url }) => (
            <li key={name}>
              <h3 className="display">{name}</h3>
              {note && <p className="lines">{note}</p>}
              {price && <p className="muted">{price}</p>}
              {url && (
                <p>
                  <a className="quiet-link" href={url} target="_blank" rel="noopener">
                    {t("invitation:travel.open")}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
