import { useTranslation } from "#app/i18n/use-translation.ts";
import { callLinks } from "#app/lib/call-links.ts";
import { PageHead } from "#app/shop/site/components/page-head.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import textCss from "#app/shop/site/components/text-page.css?inline";
import { studio } from "#app/i18n/studio.ts";

/** The State Revenue Committee of Armenia. */
const revenueCommittee = "https://www.petekamutner.am/";

/** A studio in another country has another authority. */
const isInArmenia = studio.phone.startsWith("+374");
const parts = (["price", "receipt", "organisation", "tax"] as const).filter(
  (part) => part !== "tax" || isInArmenia,
);

/** Payment, invoices and taxes, with whom to ask for the rest. */
export function OfferPage({ visit }: { visit: SiteVisit }) {
  const { t } = useTranslation();
  const { call, phone } = callLinks(studio);
  return (
    <SitePage id="offer" switchTo={visit.switchTo} css={textCss}>
      <PageHead heading={t("site:offer.heading")} lead={t("site:offer.lead")} />
      <div className="band prose">
        {parts.map((part) => (
          <section key={part}>
            <h2 className="display">{t(`site:offer.${part}.heading`)}</h2>
            <div>
              <p>{t(`site:offer.${part}.text`)}</p>
              {part === "tax" && (
                <p>
                  <a href={revenueCommittee} rel="noopener" target="_blank">
                    {t("site:offer.tax.link")}
                  </a>
                </p>
              )}
            </div>
          </section>
        ))}
        <section>
          <h2 className="display">{t("site:offer.contact.heading")}</h2>
          <div>
            <p>{t("site:offer.contact.text")}</p>
            <p>
              <a href={`mailto:${studio.email}`}>{studio.email}</a>
            </p>
            <p>
              <a href={call}>{phone}</a>
            </p>
          </div>
        </section>
      </div>
    </SitePage>
  );
}
