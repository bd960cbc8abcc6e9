import type { InvitationView } from "#app/guest/view.ts";
import today from "#app/guest/components/day-section.css?inline";
import bank from "#app/guest/components/bank-section.css?inline";
import inChat from "#app/guest/components/contact-in-chat.css?inline";
import bankCode from "#app/guest/components/bank-code.css?inline";
import guide from "#app/guest/components/guide-sections.css?inline";
import guestList from "#app/guest/components/guest-list-section.css?inline";
import notices from "#app/guest/components/notice-sections.css?inline";
import paired from "#app/guest/components/paired-sections.css?inline";
import story from "#app/guest/components/story-section.css?inline";
import gallery from "#app/guest/components/gallery-section.css?inline";
import viewer from "#app/guest/components/gallery-viewer.css?inline";
import music from "#app/guest/components/music-switch.css?inline";
import video from "#app/guest/components/video-section.css?inline";

const styles: Record<string, string> = {
  bank,
  "guest-list": guestList,
  story,
  gallery: gallery + viewer,
  status: notices,
  thanks: notices,
  video,
};

const guideTypes = ["family", "travel", "questions", "hashtag", "live"];

/** The CSS of sections that few invitations have; a page carries only that of its own. */
export function rareSectionStyles({ sections, day, music: song }: InvitationView): string {
  const types = new Set<string>(sections.map(({ type }) => type));
  return [
    ...[...types].map((type) => styles[type] ?? ""),
    guideTypes.some((type) => types.has(type)) ? guide : "",
    sections.some((one) => one.type === "bank" && one.accounts.some(({ code }) => code))
      ? bankCode
      : "",
    sections.some((one, at) => isPair(one.type, sections[at + 1]?.type)) ? paired : "",
    sections.some((one) => one.type === "contact" && one.inChat.length > 0) ? inChat : "",
    song ? music : "",
    day ? today : "",
  ].join("");
}

function isPair(...types: (string | undefined)[]): boolean {
  return types.includes("date") && types.includes("countdown");
}
