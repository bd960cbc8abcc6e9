import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { LifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { occasionOf } from "#app/features/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { type SectionView } from "#app/features/invitation-page/section-view.ts";
import { pick } from "#app/features/invitation/written-text.ts";

/**
 * Adds the closing of two phases: with a save-the-date, that the invitation follows; after the
 * event, thanks at the top in place of the closing's text.
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
  if (phase !== "thanks") return sections;
  const { thanks } = invitation;
  const text = thanks ? pick(thanks, language) : t(`kinds:thanks.${occasionOf(invitation)}`);
  return [
    { type: "thanks", text },
    ...sections.map((section) =>
      section.type === "closing" ? { ...section, text: null } : section,
    ),
  ];
}
