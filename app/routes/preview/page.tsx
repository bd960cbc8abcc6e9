import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/page";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { requirePreview } from "#app/shop/order/preview/access.server.ts";
import { previewView } from "#app/shop/order/preview/view.ts";
import { PictureDocument } from "#app/shop/catalogue/components/picture-document.tsx";
import { shownPictureOf } from "#app/shop/catalogue/picture/view.server.ts";
import { InvitationDocument } from "#app/guest/components/invitation-document.tsx";
import { pageUrl, postedForm, replyAfter } from "#app/guest/posted-form.ts";
import { viewOf } from "#app/guest/view.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { orderKey } from "#app/shop/order/access.server.ts";
import { submitApproval, approvalFields } from "#app/shop/order/approval/submit.server.ts";
import { approvalStyles } from "#app/shop/order/approval/styles.ts";
import { approvalView } from "#app/shop/order/approval/view.ts";
import { ApprovalBox, ApprovalStrip } from "#app/shop/order/components/approval-box.tsx";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { requestsOf } from "#app/shop/order/rounds/view.ts";
import { findOrderOf } from "#app/shop/order/data.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { replyStateOf } from "#app/domain/reply/state.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { speakWith } from "#app/i18n/voice.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { studio } from "#app/i18n/studio.ts";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

/** A preview of an unpublished invitation, for holders of its key, in each of its languages. */
export async function loader({ request, url: requestUrl, params, context }: Route.LoaderArgs) {
  const url = pageUrl(context, requestUrl);
  const posted = context.get(postedForm);
  const now = systemClock();
  const { preview, language, phase } = await requirePreview(env.DB, params, now);
  const invitation = preview.definition;
  if (preview.publishedAt !== null) throw redirect(addressOf(invitation, language));
  const { REPLY_SECRET, PUBLIC_URL } = requireSettings(env, ["REPLY_SECRET", "PUBLIC_URL"]);
  const i18n = getTranslation(context);
  await i18n.changeLanguage(localeOf(invitation, language));
  speakWith(i18n, invitation.voice);
  const order = await requireStored(() => findOrderOf(env.DB, invitation.path));
  const site = { origin: PUBLIC_URL, phone: studio.phone, isPreview: true };
  const replyContext = { invitation, language, secret: REPLY_SECRET, household: null, now };
  const reply = await replyStateOf(env.DB, request, url, replyContext, i18n.t, site);
  const view = viewOf(invitation, language, i18n.t, PUBLIC_URL, phase);
  return {
    view: previewView(view, preview),
    picture: shownPictureOf(invitation, language, i18n.t),
    origin: PUBLIC_URL,
    reply: replyAfter(reply, posted),
    failure: posted.failure,
    approval:
      order &&
      approvalView(
        order,
        {
          revision: preview.revision,
          pages: invitation.languages.map((code) => ({
            language: code,
            href: previewAddress(preview, code),
            isShown: code === language,
          })),
        },
        requestsOf(await requireStored(() => listEvents(env.DB, order.id))).rounds,
        {
          page: url.pathname,
          status: `/order/${order.number}?key=${await orderKey(REPLY_SECRET, order.number)}`,
        },
      ),
    now,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const now = systemClock();
  const { preview, language } = await requirePreview(env.DB, params, now);
  const address = previewAddress(preview, params.language === undefined ? undefined : language);
  if (preview.publishedAt !== null) throw redirect(addressOf(preview.definition, language));
  const mayPost = await mayPass(env.ORDER_LIMIT, `preview ${addressOfVisitor(request)}`);
  const form = await readFields(request, approvalFields);
  const order = await requireStored(() => findOrderOf(env.DB, preview.invitation));
  if (!order) throw notFound();
  const { STUDIO_EMAIL } = requireSettings(env, ["STUDIO_EMAIL"]);
  const outcome = await submitApproval(env.DB, form, {
    order,
    languages: preview.definition.languages,
    studioEmail: STUDIO_EMAIL,
    now,
    mayPost,
  });
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
  return redirect(`${address}#approval`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.view.pageTitle ?? "" },
  { name: "robots", content: "noindex" },
];

export default function PreviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { approval, view, picture, origin, reply, failure, now } = loaderData;
  const preview = {
    css: approval ? approvalStyles(approval.language) : "",
    above: approval && <ApprovalStrip approval={approval} />,
    below: approval && <ApprovalBox approval={approval} failure={actionData} />,
  };
  return picture ? (
    <PictureDocument view={view} picture={picture} origin={origin} preview={preview} />
  ) : (
    <InvitationDocument view={view} reply={reply} failure={failure} now={now} preview={preview} />
  );
}
