import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import { lookUpHousehold, type LookedUp } from "#app/domain/guests/link/access.server.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { personalised } from "#app/domain/personalisation/rules.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { findSetting } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** An invitation as one visitor sees it. */
export type ShownInvitation = LookedUp & {
  published: PublishedInvitation;
  personalisation: Awaited<ReturnType<typeof readPersonalisation>>;
  shown: PublishedInvitation;
  language: Language;
};

/**
 * The invitation at an address as this visitor sees it: a template in their personalisation, a
 * personal link in the household's language where its address names none.
 * A household's language, which the address alone does not say, becomes the page's.
 * @throws a 404 response for an address of nothing, 410 once the page has ended.
 */
export async function requireShown({
  request,
  url,
  params: { kind, slug, language: addressLanguage },
  context,
}: Asked): Promise<ShownInvitation> {
  const addressed = await findAddressed(env.CONTENT, kind, slug, addressLanguage);
  if (!addressed) throw notFound();
  const { invitation: published, language: shownIn } = addressed;
  if (lifecyclePhase(published, systemClock()) === "ended")
    throw new Response(null, { status: 410 });
  const guests = { db: env.DB, limit: env.GUEST_LIMIT };
  const { household, isKnown } = await lookUpHousehold(guests, request, url, published);
  const householdLanguage = addressLanguage === undefined && household?.language;
  const language =
    householdLanguage && published.languages.includes(householdLanguage)
      ? householdLanguage
      : shownIn;
  const personalisation = isDesign(published)
    ? await readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request)
    : null;
  const visibleInvitation = invitationFor(personalised(published, personalisation), household);
  if (household)
    await getTranslation(context).changeLanguage(localeOf(visibleInvitation, language));
  return { published, personalisation, shown: visibleInvitation, language, household, isKnown };
}

type Asked = {
  request: Request;
  url: URL;
  params: { kind: string; slug: string; language?: string | undefined };
  context: Readonly<RouterContextProvider>;
};
