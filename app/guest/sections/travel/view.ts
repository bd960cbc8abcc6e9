import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type TravelView = {
  type: "travel";
  heading?: string;
  text?: string;
  places: { name: string; note?: string; price?: string; url?: string }[];
};

export function view(
  section: SectionOf<"travel">,
  { text, optionalText }: ViewContext,
): TravelView {
  return {
    type: "travel",
    heading: optionalText(section.heading),
    text: optionalText(section.text),
    places: section.places.map(({ name, note, price, url }) => ({
      name: text(name),
      note: optionalText(note),
      price: optionalText(price),
      url,
    })),
  };
}
