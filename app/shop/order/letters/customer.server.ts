import type { TFunction } from "i18next";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { endsAt } from "#app/domain/invitation/lifecycle.ts";
import { letterLookOf, previewOf } from "#app/domain/invitation/letter-look.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formatOrderNumber, orderListKey } from "#app/shop/order/access.server.ts";
import type { OrderLetter } from "#app/shop/order/components/order-letter.tsx";
import type { Order } from "#app/shop/order/data.server.ts";
import { listEvents } from "#app/shop/order/event/data.server.ts";
import { dueDay, holidayNote } from "#app/shop/order/delivery/rules.ts";
import { dayOf, goodsLines, priceLines, type Ordered } from "#app/shop/order/letters/parts.ts";
import { initialsOf } from "#app/shop/order/names/format.ts";
import { areNames } from "#app/shop/order/names/check.ts";
import { answerAt } from "#app/shop/order/rounds/view.ts";
import { paymentWays } from "#app/shop/order/payments/rules.ts";
import { cardProviders } from "#app/shop/order/payments/providers/types.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { findPreviewState } from "#app/shop/order/preview/data.server.ts";
import type { OrderedProduct } from "#app/shop/order/product/data.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { priceInMail } from "#app/i18n/money.ts";
import { homeZone, studio } from "#app/i18n/studio.ts";
import { mailFooter } from "#app/i18n/studio-texts.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { bcp47 } from "#app/i18n/languages.ts";

/** The sources of a letter to a customer. */
type LetterSources = {
  db: D1Database;
  origin: string;
  secret: Secrets;
  dashboardSecret: Secrets;
  now: Clock;
};

/**
 * A mail to a customer: the confirmation, the preview, the link, or the receipt.
 * @param status the address of their page.
 * @throws Error for a preview that is not there.
 */
export async function customerLetter(
  { db, origin, secret, dashboardSecret, now }: LetterSources,
  { kind, reference }: OutboxRow,
  { order, product, page }: Ordered & { page: PublishedInvitation | null },
  t: TFunction,
  status: string,
): Promise<OrderLetter> {
  const number = formatOrderNumber(order.number);
  const link = { href: status, text: t("order:mail.thanks-link") };
  const letter = {
    // The picture is shown below the names.
    look:
      letterLookOf(page, order.language, null) ??
      (product && { palette: product.palette, initials: initialsOf(order.names), picture: null }),
    language: bcp47(order.language),
    event: `${t(`order:types.${order.occasionType}`)} · ${dayOf(order, t)}`,
    names: order.names,
    picture: product?.picture
      ? {
          src: `${origin}/${product.picture}`,
          alt: t("order:mail.picture", { name: product.name }),
        }
      : null,
    lines: productLine(product, t),
    footer: mailFooter(
      t("order:mail.footer", { phone: formatPhone(studio.phone), email: studio.email }),
      order.language,
    ),
  };
  if (kind === "order-ready") {
    const preview = order.invitation ? await findPreviewState(db, order.invitation) : null;
    if (!preview) throw new Error(`order ${order.id} has no preview to look at`);
    const isRevised = preview.revision > 1;
    return {
      ...letter,
      heading: t(isRevised ? "order:mail.ready-again" : "order:mail.ready-heading", { number }),
      paragraphs: [t("order:mail.ready-text"), t("order:mail.ready-next")],
      link: { href: origin + previewAddress(preview), text: t("order:status.see-preview") },
      more: link,
    };
  }
  if (kind === "order-published") {
    const path = order.invitation ?? "";
    const coupleLink = order.rsvp ? await findLinkForMail(db, path) : null;
    const picturePath = previewOf(page, order.language);
    const last = page && wallTime(endsAt(page) - 1, page.event.timeZone);
    return {
      ...letter,
      heading: t("order:mail.published-heading", { number }),
      paragraphs: [
        t("order:mail.published-text"),
        ...(last
          ? [t("order:mail.published-until", { date: formatDate(t, last, "until-year") })]
          : []),
        ...(coupleLink ? [t("order:mail.published-replies")] : []),
      ],
      ...(coupleLink && {
        steps: {
          heading: t("order:mail.steps"),
          items: (["guests", "send", "host"] as const).map((step) => t(`order:mail.step-${step}`)),
        },
      }),
      picture: picturePath ? { src: `${origin}/${picturePath}`, alt: order.names } : letter.picture,
      lines: [{ label: t("order:mail.address"), value: `${origin}/${path}` }, ...letter.lines],
      link: { href: `${origin}/${path}`, text: t("order:status.open") },
      more: coupleLink
        ? {
            href: `${origin}/replies/${await mailToken(dashboardSecret, coupleLink, now())}`,
            text: t("order:mail.replies-link"),
          }
        : link,
    };
  }
  if (kind === "order-list") {
    const key = await orderListKey(secret, order.email);
    return {
      ...letter,
      heading: t("order:list.heading"),
      paragraphs: [t("order:mail.list-text")],
      link: { href: `${origin}/order/all/${order.number}?key=${key}`, text: t("order:list.open") },
    };
  }
  if (kind === "order-answer") {
    const answer = await findAnswer(db, order.id, reference);
    if (!answer) throw new Error(`order ${order.id} has no answer to send`);
    return {
      ...letter,
      heading: t("order:mail.answer-heading", { number }),
      paragraphs: paragraphsOf(answer),
      link,
    };
  }
  if (kind === "order-called-off") {
    const farewell = await findAnswer(db, order.id, reference);
    return {
      ...letter,
      heading: t("order:mail.called-off-heading", { number }),
      paragraphs: [
        ...(farewell ? paragraphsOf(farewell) : [t("order:mail.called-off-text")]),
        t("order:mail.called-off-next"),
        ...((order.paidSum ?? 0) > 0 ? [t("order:mail.called-off-paid")] : []),
      ],
      link,
    };
  }
  if (kind === "order-files") {
    const address = `${origin}/${order.invitation ?? ""}`;
    return {
      ...letter,
      heading: t("order:files.mail-heading", { number }),
      paragraphs: [t("order:files.mail-text")],
      lines: [{ label: t("order:mail.address"), value: address }, ...letter.lines],
      link: { href: `${status}&lng=${order.language}#files`, text: t("order:files.open") },
    };
  }
  if (kind === "order-goods") {
    const state = order.goods === "ready" ? "ready" : "sent";
    return {
      ...letter,
      heading: t(`order:goods.mail.${state}-heading`, { number }),
      paragraphs: [t(`order:goods.mail.${state}-text`)],
      lines: [
        ...goodsLines(order, order.language),
        ...(state === "sent" && order.delivery
          ? [{ label: t("order:needs.delivery"), value: order.delivery }]
          : []),
      ],
      link,
    };
  }
  if (kind === "order-paid") return { ...letter, ...receipt(order, t), link };
  return {
    ...letter,
    heading: t("order:mail.thanks-heading", { number }),
    event: t(`order:types.${order.occasionType}`),
    // This mail is sent without review, perhaps to a stranger's address.
    names: areNames(order.names) ? order.names : null,
    look: letter.look && {
      ...letter.look,
      initials: areNames(order.names) ? letter.look.initials : [],
    },
    paragraphs: [
      t("order:mail.thanks-text"),
      t("order:mail.thanks-next"),
      ...(order.quote ? [t("order:mail.thanks-price")] : []),
      ...[holidayNote(order.createdAt, t)].filter((note) => note !== null),
    ],
    lines: [
      { label: t("order:fields.occasionDate"), value: dayOf(order, t) },
      ...letter.lines,
      {
        label: t("order:ready-by"),
        value: formatDate(t, wallTimeOf(dueDay(order)), "weekday-day"),
      },
    ],
    prices: priceLines(order, order.language, t),
    link,
  };
}

/** Sums received, when and how; the price's lines are repeated, so that the mail is complete. */
function receipt(
  order: Order,
  t: TFunction,
): Pick<OrderLetter, "heading" | "paragraphs" | "lines" | "prices"> {
  const { language, quote, paidAt, paidSum, paidBy } = order;
  const number = formatOrderNumber(order.number);
  const way = [...paymentWays, ...cardProviders].find((name) => name === paidBy);
  return {
    heading: t("order:mail.paid-heading", { number }),
    paragraphs: [t("order:payment.paid")],
    lines: [
      { label: t("order:payment.for"), value: t("order:status.heading", { number }) },
      ...(paidSum === null
        ? []
        : [
            {
              label: t("order:payment.amount"),
              value: priceInMail(paidSum, language, quote?.currency),
            },
          ]),
      ...(paidAt === null
        ? []
        : [
            {
              label: t("order:payment.day"),
              value: formatDate(t, wallTime(paidAt, homeZone), "long"),
            },
          ]),
      ...(way ? [{ label: t("order:payment.way"), value: t(`order:payment.ways.${way}`) }] : []),
    ],
    prices: priceLines(order, language, t),
  };
}

/**
 * Staff's words to the customer at the moment by which an outbox row's reference ends; null for
 * none.
 */
async function findAnswer(db: D1Database, id: string, reference: string): Promise<string | null> {
  return answerAt(await listEvents(db, id), Number(reference.split(":").at(-1)));
}

function paragraphsOf(text: string): string[] {
  return text.split("\n").filter(Boolean);
}

function productLine(product: OrderedProduct | null, t: TFunction): OrderLetter["lines"] {
  if (!product) return [];
  const value = t("order:mail.product", { name: product.name });
  return [{ label: t("order:fields.template"), value }];
}
