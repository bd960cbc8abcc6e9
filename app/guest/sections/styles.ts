import type { SectionView } from "#app/guest/sections/view.ts";
import { sectionStyles } from "#app/guest/sections/parts.generated.ts";
import type { RareStyles } from "#app/guest/sections/section.ts";
import type { InvitationView } from "#app/guest/view.ts";
import today from "#app/guest/components/day-section.css?inline";
import inChat from "#app/guest/sections/contact/in-chat.css?inline";
import bankCode from "#app/guest/sections/bank/code.css?inline";
import notices from "#app/guest/components/notice-sections.css?inline";
import paired from "#app/guest/components/paired-sections.css?inline";
import music from "#app/guest/components/music-switch.css?inline";

/** Styles of sections, and of what a phase says. */
const styles: Record<SectionView["type"], RareStyles> = {
  ...sectionStyles,
  status: { own: notices },
  thanks: { own: notices },
};

/** The CSS of sections that few invitations have; a page carries only that of its own. */
export function rareSectionStyles({ sections, day, music: song }: InvitationView): string {
  const types = new Set(sections.map(({ type }) => type));
  const worn = [...types].map((type) => styles[type]);
  return [
    ...worn.map(({ own }) => own),
    ...new Set(worn.map(({ shared }) => shared)),
    sections.some((section) => section.type === "bank" && section.accounts.some(({ code }) => code))
      ? bankCode
      : "",
    sections.some((first, index) => isPair(first.type, sections[index + 1]?.type)) ? paired : "",
    sections.some((contact) => contact.type === "contact" && contact.inChat.length > 0)
      ? inChat
      : "",
    song ? music : "",
    day ? today : "",
  ].join("");
}

function isPair(...types: (string | undefined)[]): boolean {
  return types.includes("date") && types.includes("countdown");
}
