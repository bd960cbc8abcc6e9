import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { Price } from "#app/shop/catalogue/components/price.tsx";
import { sitePages } from "#app/shop/site/pages.ts";

const kindOf = { cards: "card", animations: "animation" } as const;

/** The text below a picture: name, occasion and price, with a link to an order. */
export function ProductWays({
  page,
  item: { id, name, occasion },
  price,
  language,
  level: Heading = "h2",
}: {
  page: "cards" | "animations";
  item: Pick<Card, "id" | "name" | "occasion">;
  price: number;
  language: SiteLanguage;
  level?: "h1" | "h2";
}) {
  const { t } = useTranslation();
  return (
    <div className="product-ways">
      <Heading className="display">
        {Heading === "h1" ? (
          name[language]
        ) : (
          <a href={`${sitePages[page].path}/${id}`}>{name[language]}</a>
        )}
      </Heading>
      <p>
        <span className="product-occasion">{t(`kinds:occasion.${occasion}`)}</span>
        <span className="product-price">
          <Price price={price} />
        </span>
      </p>
      <a
        className={Heading === "h1" ? "button primary" : "button"}
        href={`${sitePages.order.path}?product=${kindOf[page]}-${id}`}
      >
        {t(`site:${page}.order`)}
        {Heading === "h2" && <span className="visually-hidden"> – {name[language]}</span>}
      </a>
    </div>
  );
}
