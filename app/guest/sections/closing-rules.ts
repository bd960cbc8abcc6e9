import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { isCalledOff, type LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changeWords } from "#app/domain/invitation/status/texts.ts";
import { standsFirst } from "#app/guest/blocks/traits.ts";
import type { SectionView } from "#app/guest/sections/view.ts";
import { pick } from "#app/domain/invitation/written-text.ts";

/**
 * Adds what a phase says: with a save-the-date, that the invitation follows; after the event, thanks
 * at the top in place of the closing's text; of a day that was called off or moved, that it was.
 */
export function withClosing(
  sections: SectionView[],
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  phase: LifecyclePhase,
): SectionView[] {
  if (phase === "save-the-date")
    return [...sections, { type: "closing", text: t("kinds:save-the-date.text") }];
  const status = phase === "thanks" ? null : changeWords(invitation, language, t);
  if (status) {
    const off = isCalledOff(phase);
    const hasCalendar = invitation.sections.some(({ type }) => type === "calendar");
    return [
      { type: "status", ...status, calendar: hasCalendar ? (off ? "remove" : "update") : null },
      ...(off ? withoutWords(sections) : sections),
    ];
  }
  if (phase !== "thanks") return sections;
  const { thanks, album } = invitation;
  const text = thanks ? pick(thanks, language) : t(`kinds:thanks.${occasionOf(invitation)}`);
  const others = withoutWords(sections.filter((section) => !standsFirst(section)));
  return [{ type: "thanks", text, album }, ...sections.filter(standsFirst), ...others];
}

/** Closings look forward to the event, so they lose their text. */
function withoutWords(sections: readonly SectionView[]): SectionView[] {
  return sections.map((section) =>
    section.type === "closing" ? { ...section, text: null } : section,
  );
}
