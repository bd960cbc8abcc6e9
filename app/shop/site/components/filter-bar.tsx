import type { CSSProperties } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ColourFilter } from "#app/shop/catalogue/products/theme.ts";
import { addressWith, type Choices, type Filters } from "#app/shop/catalogue/products/filter.ts";

/** A dot of each colour, between what the designs of that colour have. */
const dots: Record<ColourFilter, string> = {
  red: "#a3182f",
  rose: "#e0a0ad",
  gold: "#d39a3f",
  green: "#5c7340",
  blue: "#2f5f96",
  violet: "#7d5fa8",
  mono: "#2b2927",
};

/**
 * The filters of products, as links: they work without script, and an address with them can be sent
 * on.
 * @param path of the page, with the fragment of its list.
 */
export function FilterBar({
  path,
  fragment = "",
  choices: { occasion, taste, colour },
}: {
  path: string;
  fragment?: string;
  choices: Choices;
}) {
  const { t } = useTranslation();
  const link = ({ filters, isChosen }: { filters: Filters; isChosen: boolean }) => ({
    href: addressWith(path, filters) + fragment,
    "aria-current": isChosen ? ("page" as const) : undefined,
    // Search engines know the occasions; each further one would multiply the addresses.
    rel: filters.taste === "all" && filters.colour === "all" ? undefined : "nofollow",
  });
  return (
    <div className="filter-bar">
      <nav className="filters" aria-label={t("site:assortment.filter")} data-filters>
        <ul>
          {occasion.map((choice) => (
            <li key={choice.name}>
              <a {...link(choice)}>
                {t(`site:assortment.filters.${choice.name}`)} <small>{choice.count}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="filters looks" aria-label={t("site:looks.label")} data-filters>
        <ul>
          {taste.map((choice) => (
            <li key={choice.name}>
              <a {...link(choice)}>
                {t(`site:looks.taste.${choice.name}`)} <small>{choice.count}</small>
              </a>
            </li>
          ))}
          {colour.map((choice) => (
            <li key={choice.name}>
              <a {...link(choice)} className="of-colour" style={dotOf(choice.name)}>
                {t(`site:looks.colour.${choice.name}`)} <small>{choice.count}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function dotOf(colour: ColourFilter): CSSProperties {
  return Object.fromEntries([["--dot", dots[colour]]]);
}
