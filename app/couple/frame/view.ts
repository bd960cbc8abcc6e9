import type { TFunction } from "i18next";
import type { CoupleLink } from "#app/domain/couple-link/data.server.ts";
import { lookOf, type DashboardLook } from "#app/couple/frame/look.server.tsx";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { eventSummary, type EventSummary } from "#app/domain/reply/event/view.server.ts";
import { languageNames, offeredLanguages, type Language } from "#app/i18n/languages.ts";

/** The parts that all pages of a dashboard share, in one language. */
export type DashboardFrame = {
  about: EventSummary;
  /** Null when the invitation is no longer published. */
  look: DashboardLook | null;
  language: Language;
  languages: { name: string; language: Language; href: string }[];
  /** The name of a shared link; null on the couple's own. */
  sharedAs: string | null;
  isReadOnly: boolean;
  /** The link only sends messages, for one sender. */
  sends: boolean;
};

/**
 * @param link the link that opened the dashboard.
 * @param url the page's address; another language is the same page in that language.
 */
export function dashboardFrame(
  { invitation, language }: { invitation: PublishedInvitation | null; language: Language },
  link: CoupleLink,
  url: URL,
  t: TFunction,
): DashboardFrame {
  // The invitation's languages first, because its hosts read them.
  const offered = new Set([...(invitation?.languages ?? []), ...offeredLanguages]);
  return {
    about: eventSummary(invitation, link.invitation, language, t),
    look: invitation && lookOf(invitation, language),
    language,
    languages: [...offered].map((code) => ({
      language: code,
      name: languageNames[code],
      href: `${url.pathname}?lng=${code}`,
    })),
    sharedAs: link.name,
    isReadOnly: link.isReadOnly,
    sends: link.sender !== null,
  };
}
