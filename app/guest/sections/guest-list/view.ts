import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type GuestListView = {
  type: "guest-list";
  heading?: string;
  groups: { title: string; names: string[] }[];
};

export function view(
  section: SectionOf<"guest-list">,
  { text, optionalText }: ViewContext,
): GuestListView {
  return {
    type: "guest-list",
    heading: optionalText(section.heading),
    groups: section.groups.map(({ title, names }) => ({
      title: text(title),
      names: names.map(text),
    })),
  };
}
