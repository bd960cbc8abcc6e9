import {
  colourFilters,
  tasteFilters,
  type ColourFilter,
  type Look,
  type TasteFilter,
} from "#app/shop/catalogue/products/theme.ts";
import {
  filtered as ofOccasion,
  filterNamed,
  occasionFilters,
  type OccasionFilter,
} from "#app/shop/catalogue/occasions/filter.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";

/** A visitor's filters; each is a parameter of the page's address. */
export type Filters = {
  occasion: OccasionFilter;
  taste: TasteFilter | "all";
  colour: ColourFilter | "all";
};

type Filtered = Look & { occasion: Occasion };

/** The filters in an address; all products for a name that there is not. */
export function filtersOf(query: URLSearchParams): Filters {
  return {
    occasion: filterNamed(query.get("occasion")),
    taste: tasteFilters.find((taste) => taste === query.get("taste")) ?? "all",
    colour: colourFilters.find((colour) => colour === query.get("colour")) ?? "all",
  };
}

/** The items that all the filters select. */
export function selected<Item extends Filtered>(
  items: readonly Item[],
  { occasion, taste, colour }: Filters,
): Item[] {
  return ofOccasion(items, occasion).filter(
    (item) =>
      (taste === "all" || item.tastes.includes(taste)) &&
      (colour === "all" || item.colour === colour),
  );
}

/** An address with filters, which can be sent on; those that select all are left out. */
export function addressWith(path: string, filters: Filters): string {
  const set = Object.entries(filters).filter(([, name]) => name !== "all");
  return set.length > 0 ? `${path}?${new URLSearchParams(set).toString()}` : path;
}

/** A choice of one filter beside the others as they are, with the number of items it selects. */
export type Choice<Name> = { name: Name; filters: Filters; count: number; isChosen: boolean };

export type Choices = {
  occasion: Choice<OccasionFilter>[];
  taste: Choice<TasteFilter>[];
  colour: Choice<ColourFilter>[];
};

/**
 * The choices of each filter. One that would select nothing is left out, except the chosen one. A
 * chosen taste or colour is given up by choosing it again.
 */
export function choicesOf(items: readonly Filtered[], filters: Filters): Choices {
  const choice = <Name extends string>(name: Name, with_: Filters, isChosen: boolean) => ({
    name,
    filters: with_,
    count: selected(items, with_).length,
    isChosen,
  });
  const offered = ({ count, isChosen }: { count: number; isChosen: boolean }) =>
    count > 0 || isChosen;
  return {
    occasion: occasionFilters
      .map((occasion) => choice(occasion, { ...filters, occasion }, occasion === filters.occasion))
      .filter(offered),
    taste: tasteFilters
      .map((taste) => {
        const isChosen = taste === filters.taste;
        return choice(taste, { ...filters, taste: isChosen ? "all" : taste }, isChosen);
      })
      .filter(offered),
    colour: colourFilters
      .map((colour) => {
        const isChosen = colour === filters.colour;
        return choice(colour, { ...filters, colour: isChosen ? "all" : colour }, isChosen);
      })
      .filter(offered),
  };
}

/** The order of a wall of tiles: as given, but no two neighbours of one colour while others are left. */
export function varied<Item extends Look>(items: readonly Item[]): Item[] {
  const remainder = [...items];
  const sequence: Item[] = [];
  while (remainder.length > 0) {
    const last = sequence.at(-1)?.colour;
    const index = remainder.findIndex(({ colour }) => colour !== last);
    sequence.push(...remainder.splice(Math.max(index, 0), 1));
  }
  return sequence;
}
