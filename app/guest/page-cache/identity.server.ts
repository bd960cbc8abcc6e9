import { digestOf } from "#app/domain/invitation/data.server.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { isDemo, isDesign } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase, takesReplies } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { SharedAddress } from "#app/guest/page-cache/address.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import type { Language } from "#app/i18n/languages.ts";
import { refreshWords } from "#app/i18n/packs.server.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

/** Facts that a page's text depends on. */
export type PageIdentity = {
  /** Equal for equal pages, except for what `freshened` writes anew; printable ASCII. */
  key: string;
  invitation: PublishedInvitation;
  language: Language;
};

/** The running site. */
export type SiteVersion = {
  /** Of the Worker's code. */
  build: string;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** Forms can be signed. */
  signs: boolean;
};

/**
 * The identity of the page at an address, by the definition and the language packs as KV has them,
 * without rendering it.
 * @param now milliseconds since 1970 in UTC.
 * @returns null where a page is not for all, or depends on more than this: behind a password, over,
 * on the day of the event or after it, not found, or while KV fails.
 */
export async function identityOf(
  kv: KVNamespace,
  { name, page }: SharedAddress,
  site: SiteVersion,
  now: number,
): Promise<PageIdentity | null> {
  if (page === null) return null;
  const [addressed, words] = await Promise.all([
    // The page itself reads the invitation again, and reports why it could not.
    findAddressed(kv, page.kind, page.slug, page.language).catch(() => null),
    refreshWords(kv),
  ]);
  if (!addressed || addressed.invitation.access) return null;
  const { invitation, language } = addressed;
  const digest = digestOf(invitation);
  const phase = lifecyclePhase(invitation, now);
  // Tables on the day, and wishes after it, are in D1.
  const isStored = phase === "today" || phase === "thanks";
  if (!digest || phase === "ended" || (isStored && !isDemo(invitation))) return null;
  // A page for all is that of a reader without tags.
  const publicInvitation = invitationFor(invitation, null);
  const { start, timeZone } = publicInvitation.event;
  const moment = [
    phase,
    takesReplies(invitation, now) ? "open" : "shut",
    now < instantOf(start, timeZone) ? "ahead" : "begun",
    // A changed hour or place is told for two weeks.
    withoutOldNews(publicInvitation, now).earlier ? "told" : "",
    // A demo's definition stays while its dates move.
    start,
    isDesign(invitation) ? today(now) : "",
  ];
  const version = [site.build, site.origin, site.signs ? "signed" : "unsigned", words, digest];
  return { key: [name, ...version, ...moment].join(" "), invitation, language };
}
