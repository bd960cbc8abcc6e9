import { useTranslation } from "#app/i18n/use-translation.ts";
import { DesignCover } from "#app/shop/order/components/design-cover.tsx";
import type { OrderOption } from "#app/shop/order/options/types.ts";

/**
 * The chosen design beside the form: large on wide screens, a line at the top on a phone, where no
 * choice takes no space.
 */
export function ChosenDesign({
  design,
  isAccessories,
}: {
  design: OrderOption | undefined;
  /** Accessories alone are ordered. */
  isAccessories: boolean;
}) {
  const { t } = useTranslation();
  const way = (
    <a
      href="#designs"
      onClick={() => document.querySelector("#designs details")?.setAttribute("open", "")}
    >
      {t(design ? "order:choose-other" : "order:choose")}
    </a>
  );
  return (
    <aside
      className="order-design"
      aria-label={t("order:fields.template")}
      data-chosen={design?.id ?? ""}
    >
      {design ? (
        <DesignCover key={design.id} design={design} />
      ) : (
        <span className="tile-cover design-cover no-cover">
          <span>{t("order:hints.template")}</span>
        </span>
      )}
      <p>
        <span className="display">
          {design?.name ?? t(isAccessories ? "order:goods.alone" : "order:none")}
        </span>
        {way}
      </p>
    </aside>
  );
}
