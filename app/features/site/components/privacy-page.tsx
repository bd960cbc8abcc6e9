import { useTranslation } from "react-i18next";
import { PageHead } from "#app/features/site/components/page-head.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import textCss from "#app/features/site/components/text-page.css?inline";
import studio from "#content/studio.json";

/** Everything that is kept of anybody. Who changes what the software stores changes this. */
const kept = [
  "reply",
  "invitation",
  "order",
  "visit",
  "messages",
  "telegram",
  "guesses",
  "logs",
] as const;

/** What a phone keeps, by the names that its browser shows; an invitation's own end with its address. */
const cookies = [
  ["language", "language"],
  ["visit", "__Host-visit"],
  ["reply", "__Host-reply-…"],
  ["gate", "__Host-gate-…"],
  ["desk", "__Host-desk"],
] as const;

/** What is kept, why, for how long, who sees it, and how to have it deleted. */
export function PrivacyPage({ visit }: { visit: SiteVisit }) {
  const { t } = useTranslation();
  return (
    <SitePage id="privacy" switchTo={visit.switchTo} css={textCss}>
      <PageHead heading={t("site:privacy.heading")} lead={t("site:privacy.lead")} />
      <div className="band prose">
        <section>
          <h2 className="display">{t("site:privacy.short.heading")}</h2>
          <ul>
            {(["trackers", "hosts", "sell", "delete"] as const).map((line) => (
              <li key={line}>{t(`site:privacy.short.${line}`)}</li>
            ))}
          </ul>
        </section>
        <section className="wide">
          <h2 className="display">{t("site:privacy.kept.heading")}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("site:privacy.kept.what")}</th>
                <th scope="col">{t("site:privacy.kept.why")}</th>
                <th scope="col">{t("site:privacy.kept.long")}</th>
              </tr>
            </thead>
            <tbody>
              {kept.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`site:privacy.kept.${row}.what`)}</th>
                  <td data-column={t("site:privacy.kept.why")}>
                    {t(`site:privacy.kept.${row}.why`)}
                  </td>
                  <td data-column={t("site:privacy.kept.long")}>
                    {t(`site:privacy.kept.${row}.long`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="wide">
          <h2 className="display">{t("site:privacy.cookies.heading")}</h2>
          <p>{t("site:privacy.cookies.lead")}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("site:privacy.cookies.name")}</th>
                <th scope="col">{t("site:privacy.cookies.for")}</th>
                <th scope="col">{t("site:privacy.kept.long")}</th>
              </tr>
            </thead>
            <tbody>
              {cookies.map(([row, name]) => (
                <tr key={row}>
                  <th scope="row">
                    <code translate="no">{name}</code>
                  </th>
                  <td data-column={t("site:privacy.cookies.for")}>
                    {t(`site:privacy.cookies.${row}.for`)}
                  </td>
                  <td data-column={t("site:privacy.kept.long")}>
                    {t(`site:privacy.cookies.${row}.long`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t("site:privacy.cookies.storage")}</p>
        </section>
        <section>
          <h2 className="display">{t("site:privacy.seen.heading")}</h2>
          <div>
            {(["hosts", "studio", "providers", "maps", "robots"] as const).map((line) => (
              <p key={line}>{t(`site:privacy.seen.${line}`)}</p>
            ))}
          </div>
        </section>
        <section>
          <h2 className="display">{t("site:privacy.delete.heading")}</h2>
          <div>
            {(["guest", "host", "backups"] as const).map((line) => (
              <p key={line}>{t(`site:privacy.delete.${line}`)}</p>
            ))}
            <p>
              {t("site:privacy.delete.write")} <a href={`mailto:${studio.email}`}>{studio.email}</a>
            </p>
          </div>
        </section>
      </div>
    </SitePage>
  );
}
