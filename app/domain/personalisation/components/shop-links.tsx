import { useTranslation } from "#app/i18n/use-translation.ts";
import { orderLanguageOf, siteLanguageOf } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { TryForm } from "#app/domain/personalisation/components/try-form.tsx";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * `personalisation`: the visitor's names and day; `back`: the address of this page; `today`: `2027-06-12`.
 */
export type ShopLinksInput = {
  personalisation: Personalisation | null;
  back: string;
  today: string;
};

/** The foot of a template's page: the form for own names, and the link to an order. */
export function ShopLinks({
  shop: { personalisation, back, today },
  template,
}: {
  shop: ShopLinksInput;
  template: string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <section className="shop-corner" id="try" data-wide="">
      <h2 className="display">{t("personalisation:heading")}</h2>
      <p className="muted">{t("personalisation:text")}</p>
      <TryForm personalisation={personalisation} back={back} today={today} />
      <p className="shop-ways">
        <a
          className="button"
          href={sayLanguage(`/order?template=${template}`, orderLanguageOf(i18n.language))}
        >
          {t("personalisation:order")}
        </a>
        <a className="quiet-link" href={sayLanguage("/weblink", siteLanguageOf(i18n.language))}>
          {t("personalisation:all")}
        </a>
      </p>
    </section>
  );
}
