import { callLinks, type CallLinks } from "#app/lib/call-links.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type ContactView = {
  type: "contact";
  text?: string;
  name?: string;
  links: CallLinks;
  /** Messengers in which a reply reaches the same person. */
  inChat: string[];
};

/** Null without an organiser. */
export function view(
  section: SectionOf<"contact">,
  { invitation: { organiser, reply }, optionalText }: ViewContext,
): ContactView | null {
  if (!organiser) return null;
  return {
    type: "contact",
    text: optionalText(section.text),
    name: optionalText(organiser.name),
    links: callLinks(organiser),
    inChat: (["whatsapp", "viber", "telegram"] as const).filter(
      (way) => organiser[way] !== undefined && organiser[way] === reply?.chat?.[way],
    ),
  };
}
