import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type FamilyView = {
  type: "family";
  heading?: string;
  groups: { title: string; names: string[] }[];
};

export function view(
  section: SectionOf<"family">,
  { t, text, optionalText }: ViewContext,
): FamilyView {
  return {
    type: "family",
    heading: optionalText(section.heading),
    groups: section.groups.map(({ role, title, names }) => ({
      title: optionalText(title) ?? (role ? t(`invitation:family.${role}`) : ""),
      names: names.map(text),
    })),
  };
}
