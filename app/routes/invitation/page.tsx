import { env, waitUntil } from "cloudflare:workers";
import { data, type MetaDescriptor } from "react-router";
import type { Route } from "./+types/page";
import { recordVisit } from "#app/domain/guests/visit/mutations.server.ts";
import { visitorKind } from "#app/domain/guests/visit/kinds.ts";
import { PictureDocument } from "#app/shop/catalogue/components/picture-document.tsx";
import { shownPictureOf } from "#app/shop/catalogue/picture/view.server.ts";
import { InvitationDocument } from "#app/guest/components/invitation-document.tsx";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { endsAt, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { formKeyHeader, keptPageHeaders } from "#app/guest/script/kept-pages.ts";
import { invitationMeta } from "#app/guest/meta.ts";
import { pageUrl, postedForm, replyAfter } from "#app/guest/posted-form.ts";
import { requireShown } from "#app/middleware/shown-invitation.ts";
import { rememberedViewOf } from "#app/guest/view.ts";
import { offeredFiles } from "#app/shop/order/deliverables/view.server.ts";
import { wallOf } from "#app/domain/reply/after-reply/submit.server.ts";
import { openChangeLink } from "#app/domain/reply/change/links.server.ts";
import { awayStateOf, replyStateOf } from "#app/domain/reply/state.server.ts";
import { tableFinderOf } from "#app/domain/seating/search/view.server.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { mixed } from "#app/guest/dev-theme-override.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { Unsent } from "#app/lib/unsent.ts";
import { speakWith } from "#app/i18n/voice.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { studio } from "#app/i18n/studio.ts";

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? invitationMeta(loaderData.page.view, loaderData.page.origin) : [];
}

/** The page of an invitation, also where a form of it was posted. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const url = pageUrl(context, args.url);
  const posted = context.get(postedForm);
  const origin = publicOrigin(env, url);
  const secret = findSetting(env, "REPLY_SECRET");
  const i18n = getTranslation(context);
  const {
    published,
    personalisation,
    shown: visibleInvitation,
    language,
    household,
  } = await requireShown(args);
  const invitation = import.meta.env.DEV
    ? mixed(visibleInvitation, url.searchParams)
    : visibleInvitation;
  // The voice of an invitation to a friend is for one person.
  speakWith(i18n, household && household.addressForm !== "one" ? undefined : invitation.voice);
  const { t } = i18n;
  const now = systemClock();
  const visitor = household && visitorKind(request);
  if (visitor) waitUntil(recordVisit(env.DB, { id: household.id, by: visitor }, now));
  let reply = awayStateOf(invitation, now, studio.phone);
  let wall = null;
  if (secret !== null) {
    const replyContext = { invitation, language, secret, household, now };
    const opened = await openChangeLink(request, url, replyContext);
    if (opened) throw opened;
    const site = {
      origin,
      phone: studio.phone,
      bot: findSetting(env, "TELEGRAM_BOT_NAME"),
      refused: posted.failure !== undefined,
    };
    [reply, wall] = await Promise.all([
      replyStateOf(env.DB, request, url, replyContext, t, site),
      wallOf(env.DB, request, url, replyContext),
    ]);
  }
  const isPersonal = Boolean(
    reply?.personal ||
    wall?.own.length ||
    household ||
    personalisation ||
    url.searchParams.has("sent"),
  );
  return data(
    new Unsent({
      view: rememberedViewOf(
        withoutOldNews(invitation, now),
        language,
        i18n,
        origin,
        lifecyclePhase(invitation, now),
        household,
      ),
      picture: shownPictureOf(
        invitation,
        language,
        t,
        await offeredFiles(env.DB, published, language),
      ),
      reply: replyAfter(reply, posted),
      finder: await tableFinderOf(env.DB, published, household, url, now),
      shop: isDesign(published) ? { personalisation, back: url.pathname, today: today(now) } : null,
      origin,
      now,
      wall,
      isKept: !isDesign(published),
      posted,
    }),
    {
      headers: {
        // `no-cache` allows the back/forward cache, so that a guest who returns from the map finds
        // the page as it was left. A page with a guest's own reply must not be cached.
        "Cache-Control": isPersonal ? "private, no-store" : "private, no-cache",
        ...(!isPersonal && reply?.state === "open" && { [formKeyHeader]: reply.key }),
        ...(!isDesign(published) && {
          "X-Robots-Tag": "noindex",
          ...keptPageHeaders({ until: endsAt(published), path: `/${published.path}` }),
        }),
      },
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function InvitationRoute({ loaderData }: Route.ComponentProps) {
  const { finder, picture, posted, ...page } = loaderData.page;
  if (picture) return <PictureDocument view={page.view} picture={picture} origin={page.origin} />;
  return (
    <InvitationDocument
      {...page}
      failure={posted.failure}
      problem={posted.problem}
      table={finder && { finder, search: posted.search ?? null }}
    />
  );
}
