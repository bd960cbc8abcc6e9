import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type RegistryView = {
  type: "registry";
  heading?: string;
  text: string;
  links: { name: string; url: string; note?: string }[];
};

export function view(
  section: SectionOf<"registry">,
  { text, optionalText }: ViewContext,
): RegistryView {
  return {
    type: "registry",
    heading: optionalText(section.heading),
    text: text(section.text),
    links: section.links.map(({ name, url, note }) => ({
      name: text(name),
      url,
      note: optionalText(note),
    })),
  };
}
