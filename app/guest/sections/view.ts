import type { TFunction } from "i18next";
import type { LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation, PublishedSection } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { viewIn, type WrittenSectionView } from "#app/guest/sections/views.generated.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A section in one language with its dates formatted; exactly what its component needs. */
export type SectionView =
  | WrittenSectionView
  /** That the day was called off or moved; `calendar`: what its file does to the guest's entry. */
  | { type: "status"; title: string; text: string; calendar: "remove" | "update" | null }
  | { type: "thanks"; text: string; album?: string };

/** A section in one language; null where the invitation lacks what the section would show. */
export function sectionView(
  section: PublishedSection,
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
  phase: LifecyclePhase,
): SectionView | null {
  return viewIn(section, {
    invitation,
    phase,
    t,
    text: (value) => pick(value, language),
    optionalText: (value) => value && pick(value, language),
  });
}
