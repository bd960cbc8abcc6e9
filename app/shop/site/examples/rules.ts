import type { SiteLanguage } from "#app/i18n/languages.ts";
import type { ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import type { Prices } from "#app/shop/catalogue/schema.ts";
import type { HomeDesign } from "#app/shop/site/home/links.ts";

/** Finished invitations, from the smallest to the largest, each with a design that suits it. */
const examples = [
  { id: "simple", design: "1018", services: [] },
  {
    id: "two-languages",
    design: "1002",
    services: ["second-language", "dress-code", "music"],
  },
  {
    id: "everything",
    design: "1012",
    services: [
      "telegram",
      "second-language",
      "third-language",
      "guest-list",
      "dress-code",
      "music",
      "gallery",
      "password",
    ],
  },
] as const satisfies readonly {
  id: string;
  design: string;
  services: readonly ServiceId[];
}[];

/** A finished invitation with what it costs. */
export type PriceExample = {
  id: (typeof examples)[number]["id"];
  design: HomeDesign;
  /** The extras, in the language of the page. */
  extras: string[];
  /** In the studio's currency. */
  sum: number;
};

/** The examples by the price list; an extra that the studio does not sell is in none of them. */
export function priceExamples(
  { start, services }: Pick<Prices, "start" | "services">,
  designs: readonly HomeDesign[],
  language: SiteLanguage,
): PriceExample[] {
  return examples.flatMap(({ id, design, services: serviceNames }) => {
    const chosenDesign = designs.find((candidate) => candidate.id === design) ?? designs[0];
    if (!chosenDesign) return [];
    const extras = serviceNames.flatMap(
      (name) => services.find((service) => service.id === name) ?? [],
    );
    return {
      id,
      design: chosenDesign,
      extras: extras.map(({ name }) => name[language]),
      sum: extras.reduce((sum, { price }) => sum + price, start),
    };
  });
}
