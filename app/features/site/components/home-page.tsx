import { useTranslation } from "#app/i18n/use-translation.ts";
import { priceInText } from "#app/i18n/money.ts";
import { HomeDesigns, type HomeDesign } from "#app/features/site/components/home-designs.tsx";
import { HomePhone } from "#app/features/site/components/home-phone.tsx";
import { HomeQuestions } from "#app/features/site/components/home-questions.tsx";
import {
  HomeFeatures,
  HomePromises,
  HomeSteps,
} from "#app/features/site/components/home-story.tsx";
import { OrderCall } from "#app/features/site/components/order-call.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import { sitePages } from "#app/features/site/pages.ts";
import { TryForm } from "#app/features/personalisation/components/try-form.tsx";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import coverCss from "#app/features/site/components/home-cover.css?inline";
import homeCss from "#app/features/site/components/home-page.css?inline";
import tryCss from "#app/features/personalisation/components/try-form.css?inline";

const occasions = [
  "wedding",
  "engagement",
  "wedding-and-engagement",
  "baptism",
  "birthday",
  "kids",
  "gender",
  "event",
  "commercial",
  "other",
] as const;

/** The home page: live designs and the link to an order. */
export function HomePage({
  visit,
  designs,
  start,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  designs: readonly HomeDesign[];
  /** Lowest price of a web invitation, in the studio's currency. */
  start: number;
  personalisation: Personalisation | null;
  /** The first day that may be chosen, `2027-06-12`. */
  today: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  const price = priceInText(start, language);
  return (
    <SitePage id="home" switchTo={visit.switchTo} cover css={coverCss + homeCss + tryCss}>
      <section className="home-cover">
        <div>
          <h1 className="display">{t("site:home.heading")}</h1>
          <p className="lead">{t("site:home.lead")}</p>
          <p className="ways">
            <a className="button primary" href={sitePages.weblink.path}>
              {t("site:home.choose")}
            </a>
            <a className="button" href={sitePages.order.path}>
              {t("site:nav.order")}
            </a>
          </p>
          <p className="muted">{t("site:home.facts", { price })}</p>
        </div>
        <HomePhone language={language} />
      </section>
      <section className="band home-occasions">
        <h2 className="display">{t("site:home.occasions.heading")}</h2>
        <ul>
          {occasions.map((occasion) => (
            <li key={occasion}>
              <a className="display" href={`${sitePages.assortment.path}?occasion=${occasion}`}>
                {t(`site:home.occasions.${occasion}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <HomeDesigns designs={designs} language={language} personalisation={personalisation} />
      <section className="band tinted" id="try">
        <h2 className="display">{t("trial:heading")}</h2>
        <p className="lead">{t("trial:text")}</p>
        <TryForm personalisation={personalisation} back="/#designs" today={today} />
      </section>
      <HomeSteps />
      <HomeFeatures />
      <HomePromises />
      <section className="band home-price">
        <h2 className="display">{t("site:home.price.heading", { price })}</h2>
        <p className="lead">{t("site:home.price.text")}</p>
        <p>
          <a className="button" href={sitePages.prices.path}>
            {t("site:home.price.all")}
          </a>
        </p>
      </section>
      <HomeQuestions />
      <OrderCall />
    </SitePage>
  );
}
