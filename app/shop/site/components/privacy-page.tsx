import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { monthsAfter } from "#app/domain/invitation/months-after.ts";
import { PageHead } from "#app/shop/site/components/page-head.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import textCss from "#app/shop/site/components/text-page.css?inline";
import {
  browserEntries,
  browserEntryNames,
  storeNames,
  stores,
  timeTravelDays,
  type BrowserEntry,
} from "#app/platform/privacy/stores.ts";
import { legalLines, studioName } from "#app/i18n/studio-texts.ts";
import { studio } from "#app/i18n/studio.ts";

const cookies = browserEntryNames.filter((name) => browserEntries[name].place === "cookie");

/** Terms in the texts besides each row's `days`. */
const terms = {
  pageMonths: monthsAfter,
  unconfirmedDays: stores.news.unconfirmedDays,
  backupDays: stores.backups.days,
  historyDays: timeTravelDays.paid,
};

/** The data that is stored, its purpose, duration and recipients, and how to have it deleted. */
export function PrivacyPage({ visit }: { visit: SiteVisit }) {
  const { t } = useTranslation();
  const lines = legalLines(visit.language);
  const isOwnerNamed = lines.length > 0 || studio.taxNumber !== undefined;
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
              {storeNames.map((row) => (
                <Row
                  key={row}
                  name={t(`site:privacy.kept.${row}.what`, terms)}
                  use={t(`site:privacy.kept.${row}.why`)}
                  long={t(`site:privacy.kept.${row}.long`, { ...terms, days: stores[row].days })}
                  headings={{
                    use: t("site:privacy.kept.why"),
                    long: t("site:privacy.kept.long"),
                  }}
                />
              ))}
            </tbody>
          </table>
        </section>
        <section className="wide">
          <h2 className="display">{t("site:privacy.cookies.heading")}</h2>
          <p>
            {t("site:privacy.cookies.lead", {
              count: cookies.length,
            })}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("site:privacy.cookies.name")}</th>
                <th scope="col">{t("site:privacy.cookies.for")}</th>
                <th scope="col">{t("site:privacy.kept.long")}</th>
              </tr>
            </thead>
            <tbody>
              {browserEntryNames.map((row) => (
                <Row
                  key={row}
                  name={<EntryName {...browserEntries[row]} />}
                  use={t(`site:privacy.cookies.${row}.for`)}
                  long={t(`site:privacy.cookies.long.${browserEntries[row].place}`, {
                    days: browserEntries[row].days,
                  })}
                  headings={{
                    use: t("site:privacy.cookies.for"),
                    long: t("site:privacy.kept.long"),
                  }}
                />
              ))}
            </tbody>
          </table>
          <p>{t("site:privacy.cookies.storage")}</p>
        </section>
        <section>
          <h2 className="display">{t("site:privacy.seen.heading")}</h2>
          <div>
            {(["hosts", "studio", "providers", "cards", "maps", "robots"] as const).map((line) => (
              <p key={line}>{t(`site:privacy.seen.${line}`)}</p>
            ))}
          </div>
        </section>
        {isOwnerNamed && (
          <section>
            <h2 className="display">{t("site:privacy.who.heading")}</h2>
            <div>
              {[studioName(visit.language), ...lines].map((line) => (
                <p key={line}>{line}</p>
              ))}
              {studio.taxNumber && <p>{t("site:privacy.who.tax", { number: studio.taxNumber })}</p>}
            </div>
          </section>
        )}
        <section>
          <h2 className="display">{t("site:privacy.delete.heading")}</h2>
          <div>
            {(["guest", "host", "backups"] as const).map((line) => (
              <p key={line}>{t(`site:privacy.delete.${line}`, terms)}</p>
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

/** An entry's name as browsers list it, and the list (cookies, storage) that it is in. */
function EntryName({ name, place }: Pick<BrowserEntry, "name" | "place">) {
  const { t } = useTranslation();
  return (
    <>
      <code translate="no">{name}</code> <small>{t(`site:privacy.cookies.place.${place}`)}</small>
    </>
  );
}

/** A kind of stored data. On a phone each cell names its column. */
function Row({
  name,
  use,
  long,
  headings,
}: {
  name: ReactNode;
  use: string;
  long: string;
  headings: { use: string; long: string };
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-column={headings.use}>{use}</td>
      <td data-column={headings.long}>{long}</td>
    </tr>
  );
}
