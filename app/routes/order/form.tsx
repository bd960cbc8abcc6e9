import { env, waitUntil } from "cloudflare:workers";
import { redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/form";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOccasionType, readOrderOptions } from "#app/shop/order/options/data.server.ts";
import { OrderPage } from "#app/shop/order/components/order-page.tsx";
import { holidayNote } from "#app/shop/order/delivery/rules.ts";
import { orderOptions } from "#app/shop/order/options/view.ts";
import { sendOrder } from "#app/shop/order/components/send-order.ts";
import { findCorrection } from "#app/shop/order/correction/data.server.ts";
import { findPriceList, readPriceList } from "#app/shop/order/price/data.server.ts";
import {
  asksForSum,
  formWithSum,
  orderForm,
  placeOrder,
  postedFields,
} from "#app/shop/order/submit.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { signFormTimestamp } from "#app/lib/spam-check.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { siteMeta } from "#app/shop/site/meta.ts";
import { orderVisitOf } from "#app/shop/order/visit/view.server.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { orderLanguageOf, orderLanguages } from "#app/i18n/languages.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Forwards Retry-After (RFC 9110 section 10.2.3). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const { PUBLIC_URL, REPLY_SECRET } = requireSettings(env, ["PUBLIC_URL", "REPLY_SECRET"]);
  const now = systemClock();
  const [choice, prices, personalisation] = await Promise.all([
    readOrderOptions(env.CONTENT),
    readPriceList(env.CONTENT),
    readPersonalisation(env.VISITS, REPLY_SECRET, request),
  ]);
  const visit = orderVisitOf(language, t, PUBLIC_URL);
  const choices = orderOptions(choice, visit.language, personalisation);
  const requestedProduct =
    url.searchParams.get("template") ?? url.searchParams.get("product") ?? "";
  const correction = url.searchParams.has("change")
    ? await requireStored(() => findCorrection(env.DB, REPLY_SECRET, url.searchParams))
    : null;
  const chosen = choices.find(({ id }) => id === requestedProduct);
  return {
    visit,
    holidays: holidayNote(now, t),
    start: {
      key: correction?.key ?? crypto.randomUUID(),
      isCorrection: correction !== null,
      stamp: await signFormTimestamp(REPLY_SECRET, orderForm, now),
      today: today(now),
      values: correction?.values ?? {
        names: [personalisation?.first, personalisation?.second]
          .filter(Boolean)
          .join(` ${t("words:and")} `),
        occasionDate: personalisation?.date ?? "",
        occasionType: chosen?.occasionType,
        template: requestedProduct,
        languages: [visit.language],
        // A picture has no form for replies.
        rsvp: chosen === undefined || chosen.kind === "design" ? "yes" : "no",
      },
      designs: choices,
      prices,
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit, orderLanguages) : [];
}

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = getTranslation(context);
  const { REPLY_SECRET, STUDIO_EMAIL } = requireSettings(env, ["REPLY_SECRET", "STUDIO_EMAIL"]);
  const mayPost = await mayPass(env.ORDER_LIMIT, addressOfVisitor(request));
  const prices = await findPriceList(env.CONTENT);
  const form = await readFields(request, postedFields(prices));
  if (asksForSum(form)) return formWithSum(form);
  if (mayPost && form.get("occasionType") === "") {
    const type = await findOccasionType(env.CONTENT, form.get("template"));
    if (type) form.set("occasionType", type);
  }
  const outcome = await placeOrder(env.DB, form, {
    language: orderLanguageOf(language),
    secret: REPLY_SECRET,
    studioEmail: STUDIO_EMAIL,
    prices,
    now: systemClock(),
    mayPost,
  });
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
  const key = await orderKey(REPLY_SECRET, outcome.number);
  // A document of its own: in place, the styles of the form would stay and those of the status page lack.
  return redirectDocument(`/order/${outcome.number}?key=${key}&new=1`, { status: 303 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrder(() => serverAction());
}

/** The loader would return a new form; after a post the customer's own must stay. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === undefined && defaultShouldRevalidate;
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} />;
}
