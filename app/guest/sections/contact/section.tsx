import { useTranslation } from "#app/i18n/use-translation.ts";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { waysOf } from "#app/lib/call-links.ts";
import type { ContactView } from "#app/guest/sections/contact/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** The organiser's number in full, then a link for each way to reach them. */
export function Section({ section }: SectionProps<ContactView>) {
  const { t } = useTranslation();
  const { links, name, text, inChat } = section;
  return (
    <section className="contact">
      <h2 className="display">{t("invitation:contact.heading")}</h2>
      {text && <p className="lines">{text}</p>}
      {name && <p className="muted">{name}</p>}
      <p className="contact-phone">
        <a href={links.call}>{links.phone}</a>
      </p>
      <ul className="actions">
        {waysOf(links).map(({ way, href }) => (
          <li key={way} className={inChat.includes(way) ? "in-chat" : undefined}>
            <a className="button" href={href}>
              <ContactIcon way={way} />
              {t(`invitation:contact.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
