import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RegistryView } from "#app/guest/sections/registry/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** Gifts: wish lists in shops, or the words alone. */
export function Section({ section: { heading, text, links } }: SectionProps<RegistryView>) {
  const { t } = useTranslation();
  const usual = links.length > 0 ? t("invitation:registry.heading") : t("invitation:bank.heading");
  return (
    <section className="registry">
      <h2 className="display">{heading ?? usual}</h2>
      <p className="lines">{text}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ name, url, note }) => (
            <li key={url}>
              <a className="button" href={url} target="_blank" rel="noopener">
                {name}
              </a>
              {note && <p className="lines muted">{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
