import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import type { DesignProduct } from "#app/shop/catalogue/products/types.ts";

/**
 * A phone with an invitation that can be opened, scrolled and read; plain links switch the design.
 */
export function PhoneShow({
  designs,
  current,
}: {
  designs: readonly DesignProduct[];
  current: DesignProduct;
}) {
  const { t, i18n } = useTranslation();
  const address = `/templates/${current.id}${i18n.language === "en" ? "/en" : ""}`;
  const index = designs.indexOf(current);
  const others = [
    { step: "previous", design: designs.at(index - 1) },
    { step: "next", design: designs[(index + 1) % designs.length] },
  ] as const;
  return (
    <figure className="phone-show" id="phone">
      <div className="phone">
        <LiveFrame
          key={current.id}
          src={address}
          title={t("site:phone.frame", { name: current.name })}
        />
      </div>
      <figcaption>
        <p className="display">{current.name}</p>
        <p className="muted">{t("site:phone.caption")}</p>
        <nav aria-label={t("site:phone.others")}>
          {others.map(
            ({ step, design }) =>
              design &&
              design !== current && (
                <a key={step} href={`?design=${design.id}#phone`} rel="nofollow">
                  {t(`site:phone.${step}`)}
                  <span className="visually-hidden">{` – ${design.name}`}</span>
                </a>
              ),
          )}
          <a href={address}>{t("site:phone.whole")}</a>
        </nav>
      </figcaption>
    </figure>
  );
}
