import { useTranslation } from "#app/i18n/use-translation.ts";
import { priceInText } from "#app/i18n/money.ts";
import type { Accessory, Prices } from "#app/shop/catalogue/schema.ts";
import { Approximate, Price } from "#app/shop/catalogue/components/price.tsx";
import { OrderCall } from "#app/shop/site/components/order-call.tsx";
import { PageHead } from "#app/shop/site/components/page-head.tsx";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { PriceExamples } from "#app/shop/site/components/price-examples.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import type { PriceExample } from "#app/shop/site/examples/rules.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import tileCss from "#app/shop/catalogue/components/product-grid.css?inline";
import examplesCss from "#app/shop/site/components/price-examples.css?inline";
import pricesCss from "#app/shop/site/components/prices-page.css?inline";

type PriceRow = {
  name: string;
  note?: string | undefined;
  /** In the studio's currency. */
  price: number;
  /** The price depends on the order. */
  from?: boolean | undefined;
  /** Address of a page that shows it. */
  href?: string;
};

/** The prices of an invitation, what they include, and the extras. */
export function PricesPage({
  visit,
  prices,
  examples,
  personalisation,
  card,
  animation,
  accessories,
  hasCard,
}: {
  visit: SiteVisit;
  prices: Prices;
  examples: readonly PriceExample[];
  personalisation: Personalisation | null;
  /** Prices of a card and of an animation, in the studio's currency. */
  card: number;
  animation: number;
  accessories: readonly Accessory[];
  /** Customers pay by card. */
  hasCard: boolean;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  return (
    <PricedPage
      id="prices"
      switchTo={visit.switchTo}
      rates={prices.rates}
      css={tileCss + pricesCss + examplesCss}
    >
      <NamesStrip personalisation={personalisation} page={sitePages.weblink.path} />
      <PageHead heading={t("site:prices.heading")} lead={t("site:prices.lead")} />
      {examples.length > 0 && (
        <PriceExamples examples={examples} language={language} personalisation={personalisation} />
      )}
      <section className="band price-start" aria-labelledby="standard">
        <p>
          {t("site:prices.start")}
          <span className="display price">
            {t("site:prices.from", { price: priceInText(prices.start, language) })}
          </span>
          <Approximate price={prices.start} />
        </p>
        <div>
          <h2 id="standard" className="display">
            {t("site:prices.standard")}
          </h2>
          <ul>
            {prices.standard.map((line) => (
              <li key={line.en}>{line[language]}</li>
            ))}
          </ul>
        </div>
      </section>
      <PriceList
        heading={t("site:prices.others")}
        column={t("site:prices.kind")}
        rows={[
          {
            name: t("site:prices.card"),
            note: t("site:prices.card-note"),
            price: card,
            href: sitePages.cards.path,
          },
          {
            name: t("site:prices.animation"),
            note: t("site:prices.animation-note"),
            price: animation,
            href: sitePages.animations.path,
          },
        ]}
      />
      <PriceList
        heading={t("site:prices.services")}
        column={t("site:prices.service")}
        rows={prices.services.map(({ name, note, ...service }) => ({
          ...service,
          name: name[language],
          note: note?.[language],
        }))}
      />
      <PriceList
        heading={t("site:prices.accessories")}
        column={t("site:prices.accessory")}
        rows={accessories.map(({ name, price, from }) => ({ name: name[language], price, from }))}
      />
      <section className="band price-abroad" id="abroad" aria-labelledby="abroad-heading">
        <h2 className="display" id="abroad-heading">
          {t("site:prices.abroad.heading")}
        </h2>
        <ul>
          {(["transfer", "cash", hasCard ? "card" : "no-card"] as const).map((way) => (
            <li key={way}>{t(`site:prices.abroad.${way}`)}</li>
          ))}
        </ul>
      </section>
      <section className="band price-after">
        <p>
          <a className="button" href={sitePages.accessories.path}>
            {t("site:prices.all-accessories")}
          </a>
        </p>
        <p className="muted">{t("site:prices.vary")}</p>
      </section>
      <OrderCall />
    </PricedPage>
  );
}

/** A list with the items at the left and their prices at the right. */
function PriceList({
  heading,
  column,
  rows,
}: {
  heading: string;
  column: string;
  rows: readonly PriceRow[];
}) {
  const { t } = useTranslation();
  return (
    <section className="band price-list">
      <h2 className="display">{heading}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t("site:prices.price")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price, from, note, href }) => (
            <tr key={name}>
              <th scope="row">
                {href ? <a href={href}>{name}</a> : name}
                {note && <span className="muted">{note}</span>}
              </th>
              <td>
                <Price price={price} from={from} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
