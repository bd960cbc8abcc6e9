import { useTranslation } from "#app/i18n/use-translation.ts";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import { callLinks, socialLinks, waysOf } from "#app/lib/call-links.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { bcp47, languageNames, orderLanguages, siteLanguages } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { studio } from "#app/i18n/studio.ts";
import { legalLines, studioName } from "#app/i18n/studio-texts.ts";

/** Languages in which one can order, and which the shop window is not in. */
const beyondSite = orderLanguages.filter(
  (language) => !siteLanguages.some((siteLanguage) => siteLanguage === language),
);

/** Contacts, legal links, and the order form in further languages. */
export function Footer({ hrefOf }: { hrefOf: (path: string) => string }) {
  const { t, i18n } = useTranslation();
  const links = callLinks(studio);
  return (
    <footer className="foot">
      <section aria-labelledby="foot-contact">
        <h2 id="foot-contact" className="display">
          {t("site:foot.contact")}
        </h2>
        <p>
          <a className="foot-mail" href={`mailto:${studio.email}`}>
            {studio.email}
          </a>
        </p>
        <p>
          <a href={links.call}>{links.phone}</a>
        </p>
        <ul className="foot-ways">
          {waysOf(links).map(({ way, href }) => (
            <li key={way}>
              <a href={href}>
                <ContactIcon way={way} />
                {t(`invitation:contact.${way}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t("site:foot.pages")}>
        <ul>
          {(["assortment", "hosts", "prices", "accessories", "offer", "privacy"] as const).map(
            (id) => (
              <li key={id}>
                <a href={hrefOf(sitePages[id].path)}>{t(`site:nav.${id}`)}</a>
              </li>
            ),
          )}
          {beyondSite.map((language) => (
            <li key={language}>
              <a
                href={sayLanguage(sitePages.order.path, language)}
                lang={bcp47(language)}
                hrefLang={bcp47(language)}
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="foot-follow">
        {socialLinks(studio).map(({ network, href }) => (
          <a key={network} href={href} rel="noopener" target="_blank">
            {t("site:foot.follow", { network })}
          </a>
        ))}
      </p>
      <p className="foot-rights">
        <span>{["©", studio.copyright, studioName(i18n.language)].filter(Boolean).join(" ")}</span>
        {legalLines(i18n.language).map((line) => (
          <span key={line}> {line}</span>
        ))}{" "}
        <a href={hrefOf(sitePages.privacy.path)}>{t("site:nav.privacy")}</a>
      </p>
    </footer>
  );
}
