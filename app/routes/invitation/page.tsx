import { env, waitUntil } from "cloudflare:workers";
import { createContext, data, redirect, type MetaDescriptor } from "react-router";
import type { Route } from "./+types/page";
import { recordVisit } from "#app/domain/guests/visit-mutations.server.ts";
import { lookUpHousehold, sameLink } from "#app/domain/guests/personal-link.server.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { visitorKind } from "#app/domain/guests/visit.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { PictureDocument } from "#app/shop/catalogue/components/picture-document.tsx";
import { shownPictureOf } from "#app/shop/catalogue/shown-picture.server.ts";
import { InvitationDocument } from "#app/guest/components/invitation-document.tsx";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { endsAt, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { formKeyHeader, keptPageHeaders } from "#app/guest/script/kept-pages.ts";
import { invitationMeta } from "#app/guest/meta.ts";
import { rememberedViewOf } from "#app/guest/view.ts";
import { offeredFiles } from "#app/shop/order/deliverables/offered-files.server.ts";
import { notifyQueue } from "#app/platform/outbox/notify-queue.server.ts";
import { afterReplyFields, isAfterReplyForm } from "#app/domain/reply/after-reply-fields.ts";
import { takeAfterReply, wallOf } from "#app/domain/reply/after-reply.server.ts";
import { openChangeLink } from "#app/domain/reply/change-link.server.ts";
import { confirm } from "#app/domain/reply/confirmation.server.ts";
import { awayStateOf, replyStateOf } from "#app/domain/reply/reply-state.server.ts";
import { personFields } from "#app/domain/reply/people.ts";
import { partsOfPerson } from "#app/domain/reply/parts-schema.ts";
import { afterPost } from "#app/domain/reply/reply-after-post.ts";
import { postedFields } from "#app/domain/invitation/reply-fields.ts";
import { readReplyKeys } from "#app/domain/reply/session.server.ts";
import { submitReply } from "#app/domain/reply/submit.server.ts";
import { searchTable, tableFinderOf } from "#app/domain/seating/find-table.server.ts";
import { findSetting, publicOrigin, requireSettings } from "#app/lib/settings.ts";
import { mixed } from "#app/guest/dev-theme-override.ts";
import { personalised } from "#app/domain/personalisation/personalise.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { Unsent } from "#app/lib/unsent.ts";
import { speakWith } from "#app/i18n/voice.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { studio } from "#app/i18n/studio.ts";

/**
 * Set by the action for the loader that follows it: the form is shown again for another attempt.
 */
const wasRefused = createContext(false);

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? invitationMeta(loaderData.page.view, loaderData.page.origin) : [];
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const origin = publicOrigin(env, url);
  const secret = findSetting(env, "REPLY_SECRET");
  const { published, personalisation, shown, language, household } = await requireShown(
    request,
    url,
    params,
    secret,
  );
  const invitation = import.meta.env.DEV ? mixed(shown, url.searchParams) : shown;
  const i18n = getTranslation(context);
  // The address alone does not say a household's language.
  if (household) await i18n.changeLanguage(localeOf(invitation, language));
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
      refused: context.get(wasRefused),
    };
    [reply, wall] = await Promise.all([
      replyStateOf(env.DB, request, url, replyContext, t, site),
      wallOf(env.DB, request, replyContext),
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
      reply,
      finder: await tableFinderOf(env.DB, published, household, now),
      shop: isDesign(published) ? { personalisation, back: url.pathname, today: today(now) } : null,
      origin,
      now,
      wall,
      isKept: !isDesign(published),
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

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const known = findSetting(env, "REPLY_SECRET");
  const addressed = await requireShown(request, url, params, known);
  const { shown: invitation, language, household, isKnown } = addressed;
  if (household) await getTranslation(context).changeLanguage(localeOf(invitation, language));
  const form = await readFields(request, [
    ...postedFields,
    ...personFields(household),
    ...personFields(household).map(partsOfPerson),
    ...afterReplyFields,
    "guest",
  ]);
  const now = systemClock();
  const visitor = `${invitation.path} ${addressOfVisitor(request)}`;
  if (form.get("intent") === "table") {
    const mayAsk = await mayPass(env.GUEST_LIMIT, `table ${visitor}`);
    const name = String(form.get("guest"));
    const search = await searchTable(env.DB, addressed.published, name, mayAsk, now);
    if (!search) return data(null, { status: 410 });
    return data(
      { state: "table" as const, search },
      {
        status: mayAsk ? 200 : 429,
        headers: { ...retryAfter(mayAsk), "Cache-Control": "private, no-store" },
      },
    );
  }
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const mayPost = await mayPass(env.REPLY_LIMIT, visitor);
  const replyContext = { invitation, language, secret: REPLY_SECRET, household, now };
  const intent = form.get("intent");
  if (isAfterReplyForm(intent)) {
    const after = await takeAfterReply(env.DB, request, form, intent, replyContext, mayPost);
    if (after.state === "gone") return data(null, { status: 410 });
    if (after.state === "taken") {
      waitUntil(notifyQueue(env.OUTBOX, after.messageIds));
      return redirect(`${url.pathname}${sameLink(household, {})}`, {
        status: 303,
        headers: { "Cache-Control": "private, no-store" },
      });
    }
    const { status, problem } = after;
    return data(
      { state: "after" as const, problem },
      { status, headers: { ...retryAfter(mayPost), "Cache-Control": "private, no-store" } },
    );
  }
  const outcome = await submitReply({ db: env.DB, kv: env.CONTENT }, form, replyContext, {
    mayPost,
    isHouseholdKnown: isKnown,
    keys: household ? [] : await readReplyKeys(request, REPLY_SECRET, invitation.path, now),
  });
  if (outcome.state === "closed") return data(null, { status: 410 });
  if (outcome.state === "refused") {
    context.set(wasRefused, true);
    return data(outcome, {
      status: outcome.status,
      headers: retryAfter(mayPost),
    });
  }
  // No redirect: nothing was stored that another page could show.
  if (outcome.state === "tried")
    return data(outcome, { headers: { "Cache-Control": "private, no-store" } });
  waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
  return confirm(request, url, replyContext, outcome.key);
}

export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { finder, picture, ...page } = loaderData.page;
  if (picture) return <PictureDocument view={page.view} picture={picture} origin={page.origin} />;
  const search = actionData?.state === "table" ? actionData.search : null;
  const problem = actionData?.state === "after" ? actionData.problem : undefined;
  const posted = actionData?.state === "table" || actionData?.state === "after" ? null : actionData;
  return (
    <InvitationDocument
      {...page}
      {...afterPost(page.reply, posted)}
      table={finder && { finder, search }}
      problem={problem}
    />
  );
}

/**
 * The invitation as this visitor sees it: a template in their personalisation, a personal link in
 * the household's language where its address names none.
 */
async function requireShown(
  request: Request,
  url: URL,
  params: Route.LoaderArgs["params"],
  secret: Secrets | null,
) {
  const { invitation: published, language: shownIn } = await requireInvitation(params);
  const guests = { db: env.DB, limit: env.GUEST_LIMIT };
  const { household, isKnown } = await lookUpHousehold(guests, request, url, published);
  const own = params.language === undefined && household?.language;
  const language = own && published.languages.includes(own) ? own : shownIn;
  const personalisation = isDesign(published)
    ? await readPersonalisation(env.VISITS, secret, request)
    : null;
  const shown = invitationFor(personalised(published, personalisation), household);
  return { published, personalisation, shown, language, household, isKnown };
}

async function requireInvitation({ kind, slug, language }: Route.LoaderArgs["params"]) {
  const addressed = await findAddressed(env.CONTENT, kind, slug, language);
  if (!addressed) throw notFound();
  if (lifecyclePhase(addressed.invitation, systemClock()) === "ended")
    throw new Response(null, { status: 410 });
  return addressed;
}
