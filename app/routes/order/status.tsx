import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/status";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import { formatOrderNumber, requireOpenedOrder } from "#app/shop/order/access.server.ts";
import { StatusPage } from "#app/shop/order/components/status-page.tsx";
import type { Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { dueDay, holidayNote } from "#app/shop/order/delivery/rules.ts";
import { sealedLetterOf } from "#app/shop/order/letters/sealed.server.tsx";
import { orderedCover } from "#app/shop/order/material/view.server.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { materialProblems } from "#app/shop/order/material/schema.ts";
import { paymentOf } from "#app/shop/order/payments/rules.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { paymentView } from "#app/shop/order/payments/view.server.ts";
import { farewellOf, requestsOf } from "#app/shop/order/rounds/view.ts";
import { priceTexts } from "#app/shop/order/price/texts.ts";
import {
  askFields,
  askIntents,
  sentIntents,
  submitAsk,
} from "#app/shop/order/ask/submit.server.ts";
import { needsOf } from "#app/shop/order/needs/view.ts";
import { listDeliverables } from "#app/shop/order/deliverables/data.server.ts";
import { deliveredFiles } from "#app/shop/order/deliverables/view.server.ts";
import { accessoriesAlone, goodsOf, takesGoodsWords } from "#app/shop/order/goods/state.ts";
import { goodsLines } from "#app/shop/order/letters/parts.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { statesBefore, stateViews } from "#app/shop/order/state.ts";
import { offeredLanguages } from "#app/i18n/languages.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { homeZone } from "#app/i18n/studio.ts";
import { findSettings, requireSettings } from "#app/lib/settings.ts";
import { orderVisitOf } from "#app/shop/order/visit/view.server.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireStored } from "#app/lib/storage.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** Forwards Retry-After (RFC 9110 section 10.2.3). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { hydrate: true } satisfies HydratedHandle;

function openedOrder(typed: string, url: URL): Promise<Order> {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  return requireOpenedOrder(env.DB, REPLY_SECRET, typed, url.searchParams);
}

/**
 * The status of a customer's order. Without the order's key the response is a 404, which does not
 * reveal whether the number exists.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { PUBLIC_URL } = requireSettings(env, ["PUBLIC_URL"]);
  const order = await openedOrder(params.number, url);
  const key = url.searchParams.get("key") ?? "";
  const { number } = order;
  const { t, language } = getTranslation(context);
  const requestedLanguage = url.searchParams.get("lng");
  // The customer's own language, unless the address names one.
  if (requestedLanguage === null && order.language !== language)
    throw redirect(
      `${url.pathname}?key=${key}&lng=${order.language}${url.searchParams.has("new") ? "&new=1" : ""}`,
    );
  const { invitation } = order;
  const goods = goodsOf(order);
  const view = stateViews[order.state];
  const [preview, events, files, form, coupleLink, payments, made] = await requireStored(() =>
    Promise.all([
      invitation ? findPreviewState(env.DB, invitation) : null,
      listEvents(env.DB, order.id),
      listOrderFiles(env.DB, order.id),
      orderedCover(env.CONTENT, order),
      invitation ? findLinkForMail(env.DB, invitation) : null,
      listPayments(env.DB, order.id),
      invitation && order.state === "published" ? listDeliverables(env.DB, invitation) : [],
    ]),
  );
  const payment = paymentOf(order);
  const requests = requestsOf(events);
  const visit = orderVisitOf(language, t, PUBLIC_URL, `${url.pathname}?key=${key}`);
  return {
    switchTo: visit.switchTo,
    title: t("order:status.heading", { number: formatOrderNumber(number) }),
    number: formatOrderNumber(number),
    state: order.state,
    names: order.names,
    sealed: view.hasReadyDay ? await sealedLetterOf(env.CONTENT, order) : null,
    changeRequest: view.hasChangeRequest ? order.changeRequest : null,
    previewHref:
      preview && preview.publishedAt === null && view.hasPreview ? previewAddress(preview) : null,
    readyBy: view.hasReadyDay ? formatDate(t, wallTimeOf(dueDay(order)), "weekday-day") : null,
    holidays: view.hasReadyDay && order.dueOn === null ? holidayNote(order.createdAt, t) : null,
    correctHref: statesBefore("correct").includes(order.state)
      ? `${sayLanguage(sitePages.order.path, visit.language)}&change=${number}&key=${key}`
      : null,
    mayCancel: statesBefore("cancelByCustomer").includes(order.state),
    farewell: order.state === "cancelled" ? farewellOf(events) : null,
    rounds: view.hasChangeRequest ? requests.rounds : [],
    additions: requests.additions,
    material: {
      files,
      address: `${url.pathname}/files?key=${key}&lng=${visit.language}`,
      isOpen: view.takesMaterial,
      form,
      refused: materialProblems.find((name) => name === url.searchParams.get("refused")) ?? null,
    },
    needs: needsOf(order, files, payment),
    isAlone: order.template === accessoriesAlone,
    delivered: deliveredFiles(invitation ?? "", made),
    goods: goods && {
      state: goods,
      since:
        order.goodsAt === null ? null : formatDate(t, wallTime(order.goodsAt, homeZone), "day"),
      lines: goodsLines(order, visit.language),
      print: order.printText,
      delivery: order.delivery,
      open: takesGoodsWords(order),
    },
    hasSongLink: order.music !== null,
    ask: {
      languages: offeredLanguages.filter((code) => !order.languages.includes(code)),
      known:
        order.state === "in-work" && order.changeRequestedAt !== null ? order.changeRequest : null,
      sent: sentIntents.find((name) => name === url.searchParams.get("sent")) ?? null,
    },
    mayAsk: order.state === "published" || statesBefore("requestChange").includes(order.state),
    payment: paymentView(order, payments, {
      cards: cardProvidersOf(findSettings(env, cardSettings)),
      t,
      language: visit.language,
      cardAddress: `${url.pathname}/pay?key=${key}&lng=${visit.language}`,
      isCardUnavailable: url.searchParams.get("card") === "unavailable",
      now: systemClock(),
    }),
    price: order.quote && priceTexts(order.quote, visit.language, t, order.agreedSum),
    invitation: order.state === "published" ? invitation : null,
    hasReplies: order.state === "published" && order.rsvp && coupleLink !== null,
    fresh: url.searchParams.has("new"),
  };
}

/** Takes what the order's customer says. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const order = await openedOrder(params.number, url);
  const { STUDIO_EMAIL } = requireSettings(env, ["STUDIO_EMAIL"]);
  const mayPost = await mayPass(env.ORDER_LIMIT, `order ${addressOfVisitor(request)}`);
  const form = await readFields(request, askFields);
  const intent = askIntents.find((name) => name === form.get("intent")) ?? "cancel";
  const post = { order, studioEmail: STUDIO_EMAIL, now: systemClock(), mayPost };
  const outcome = await submitAsk(env.DB, intent, form, post);
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
  const query = new URLSearchParams(url.searchParams);
  for (const name of ["new", "refused", "sent", "card"]) query.delete(name);
  if (sentIntents.some((name) => name === intent)) query.set("sent", intent);
  return redirect(`${url.pathname}?${query}`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function StatusRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} failure={actionData} />;
}
