import { useTranslation } from "#app/i18n/use-translation.ts";
import { Approximate } from "#app/shop/catalogue/components/price.tsx";
import { priceInText, type Rates } from "#app/i18n/money.ts";
import { HomeDashboard } from "#app/shop/site/components/home-dashboard.tsx";
import { HomeDesigns } from "#app/shop/site/components/home-designs.tsx";
import { HomeHero } from "#app/shop/site/components/home-hero.tsx";
import { HomeOccasions } from "#app/shop/site/components/home-occasions.tsx";
import { HomePromises, HomeSteps } from "#app/shop/site/components/home-story.tsx";
import { HomeTour } from "#app/shop/site/components/home-tour.tsx";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { OrderCall } from "#app/shop/site/components/order-call.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import type { Evening } from "#app/shop/site/evenings/links.ts";
import { showcaseOf, type HomeDesign } from "#app/shop/site/home/links.ts";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { TryForm } from "#app/domain/personalisation/components/try-form.tsx";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { lettersOf } from "#app/designs/house/studio-styles.ts";
import overviewCss from "#app/components/answers-overview.css?inline";
import coverCss from "#app/shop/site/components/home-cover.css?inline";
import dashboardCss from "#app/shop/site/components/home-dashboard.css?inline";
import homeCss from "#app/shop/site/components/home-page.css?inline";
import showsCss from "#app/shop/site/components/home-shows.css?inline";
import tryCss from "#app/domain/personalisation/components/try-form.css?inline";
import { bcp47, languageNames } from "#app/i18n/languages.ts";
import { answerWords, questions } from "#app/shop/site/home/questions.ts";

/** Enough to browse before following the link to all designs. */
const designsInRow = 8;

/** The home page: live designs, what guests and couples get, and the link to an order. */
export function HomePage({
  visit,
  designs,
  start,
  rates,
  hasCard,
  hasDemo,
  evenings,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  designs: readonly HomeDesign[];
  /** Lowest price of a web invitation, in the studio's currency. */
  start: number;
  rates: Rates | undefined;
  /** Customers pay by card. */
  hasCard: boolean;
  /** The dashboard to try is there. */
  hasDemo: boolean;
  /** An event in all its languages; empty where that demo is not published. */
  evenings: readonly Evening[];
  personalisation: Personalisation | null;
  /** The first day that may be chosen, `2027-06-12`. */
  today: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  const price = priceInText(start, language);
  const sample = [t("site:accessories.sample.first"), t("site:accessories.sample.second")];
  const tried = [personalisation?.first, personalisation?.second].filter(Boolean);
  const names = (tried.length > 0 ? tried : sample).join(` ${t("words:and")} `);
  const css =
    coverCss +
    homeCss +
    showsCss +
    overviewCss +
    dashboardCss +
    tryCss +
    lettersOf(
      ".home-languages",
      evenings.map((evening) => evening.language),
    );
  return (
    <PricedPage id="home" switchTo={visit.switchTo} cover rates={rates} css={css}>
      <NamesStrip personalisation={personalisation} />
      <section className="home-cover">
        <div className="home-words">
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
          <p className="muted">
            {t("site:home.facts", { price })} <Approximate price={start} />
          </p>
        </div>
        <HomeHero
          designs={showcaseOf(designs)}
          language={language}
          personalisation={personalisation}
          names={names}
        />
        <div className="home-try" id="try">
          <h2 className="display">{t("personalisation:heading")}</h2>
          <p className="muted">{t("personalisation:text")}</p>
          <TryForm personalisation={personalisation} back="/#designs" today={today} />
        </div>
      </section>
      <HomeDesigns
        designs={designs.slice(0, designsInRow)}
        language={language}
        personalisation={personalisation}
      />
      <HomeOccasions />
      <HomeTour language={language} />
      <HomeDashboard names={names} today={today} hasDemo={hasDemo} />
      {evenings.length > 1 && <HomeLanguages evenings={evenings} />}
      <HomeSteps />
      <HomePromises start={start} />
      <HomeQuestions hasCard={hasCard} />
      <OrderCall />
    </PricedPage>
  );
}

/** The same evening as guests of each language read of it; each line opens the invitation in it. */
function HomeLanguages({ evenings }: { evenings: readonly Evening[] }) {
  const { t } = useTranslation();
  return (
    <section className="band home-languages" aria-labelledby="languages-heading">
      <h2 id="languages-heading" className="display">
        {t("site:home.evening.heading")}
      </h2>
      <p className="lead">{t("site:home.evening.text")}</p>
      <ul>
        {evenings.map(({ language, title, names, date, href }) => (
          <li key={language} lang={bcp47(language)}>
            <a href={href} hrefLang={bcp47(language)}>
              <span className="display">{title}</span>
              <span className="evening-names">
                <span>{names}</span> <span>{date}</span>
              </span>
              <span className="evening-language">{languageNames[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Frequent questions. @param hasCard whether customers pay by card. */
function HomeQuestions({ hasCard }: { hasCard: boolean }) {
  const { t } = useTranslation();
  const words = answerWords(t, hasCard);
  return (
    <section className="band home-questions">
      <h2 className="display">{t("site:home.questions.heading")}</h2>
      <div>
        {questions.map((question) => (
          <details key={question} name="question">
            <summary>{t(`site:home.questions.${question}.title`)}</summary>
            <p>{t(`site:home.questions.${question}.text`, words)}</p>
          </details>
        ))}
        <p>
          <a className="quiet-link" href={sitePages.privacy.path}>
            {t("site:nav.privacy")}
          </a>
        </p>
      </div>
    </section>
  );
}
