import type { TFunction } from "i18next";
import { findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import { findLinkForMail } from "#app/features/couple-link/data.server.ts";
import { mailToken } from "#app/features/couple-link/mail-token.ts";
import { previewAddress } from "#app/features/order/preview/address.ts";
import { findPreviewState } from "#app/features/order/preview/data.server.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import { endsAt } from "#app/features/invitation/lifecycle.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { formatDate, wallTime, wallTimeOf } from "#app/i18n/dates.ts";
import { defaultSiteLanguage, languageNames } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { holidayNote } from "#app/features/order/holidays.ts";
import { orderKey, formatOrderNumber } from "#app/features/order/access.server.ts";
import {
  orderHtml,
  orderText,
  type OrderLetter,
} from "#app/features/order/components/order-letter.tsx";
import { findOrderById, type Order } from "#app/features/order/data.server.ts";
import { toCustomer } from "#app/features/order/mail-kinds.ts";
import { areNames } from "#app/features/order/names-check.ts";
import {
  findOrderedProduct,
  pictureOf,
  type OrderedProduct,
} from "#app/features/order/product.server.ts";
import { priceTexts } from "#app/features/order/price-texts.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { studio } from "#app/i18n/studio.ts";
import { mailFooter } from "#app/i18n/studio-texts.ts";

export type OrderMailSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** Signs the address of the customer's status page. */
  secret: Secrets;
  /** Signs the couple's link to the dashboard. */
  deskSecret: Secrets;
  now: Clock;
};

/** An order with its product. */
type Ordered = { order: Order; product: OrderedProduct | null };

/**
 * Composes a mail about an order. The studio gets all data of a new order, the customer's decision,
 * or the notice of a bounced mail; the customer gets the number and the next steps, the preview and
 * the link, and of the form's free text only the names, so that nobody can send text of their own
 * to a stranger through the form.
 * @throws Error when the row is of another kind, or the order was deleted.
 */
export async function composeOrderMail(
  sources: OrderMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const [id = ""] = row.reference.split(":");
  const order = await findOrderById(sources.db, id);
  if (!order) throw new Error(`outbox row ${row.id}: its order is gone`);
  const customer = toCustomer.some((kind) => kind === row.kind);
  // The other mails are written before there is a page.
  const page =
    row.kind === "order-published"
      ? await findInvitationOfReplies(sources.kv, order.invitation ?? "")
      : null;
  const t = await translatorFor(
    sources.kv,
    customer ? localeOf(page, order.language) : defaultSiteLanguage,
  );
  const key = await orderKey(sources.secret, order.number);
  const href = `${sources.origin}/order/${order.number}?key=${key}`;
  const product = await findOrderedProduct(
    sources.kv,
    order.template,
    customer ? order.language : defaultSiteLanguage,
  );
  const letter = customer
    ? await customerLetter(sources, row, { order, product, page }, t, href)
    : studioLetter({ order, product }, t, href, row.kind);
  return {
    to: row.recipient,
    subject: letter.heading,
    text: orderText(letter),
    html: orderHtml(letter),
    // Customers' answers go to the studio's own mailbox.
    ...(customer ? { replyTo: studio.email } : { replyTo: order.email }),
  };
}

async function customerLetter(
  { db, origin, deskSecret, now }: OrderMailSources,
  { kind }: OutboxRow,
  { order, product, page }: Ordered & { page: PublishedInvitation | null },
  t: TFunction,
  status: string,
): Promise<OrderLetter> {
  const number = formatOrderNumber(order.number);
  const letter = {
    language: order.language === "am" ? ("hy" as const) : ("en" as const),
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
    const draft = order.invitation ? await findPreviewState(db, order.invitation) : null;
    if (!draft) throw new Error(`order ${order.id} has no draft to look at`);
    const again = draft.revision > 1;
    return {
      ...letter,
      heading: t(again ? "order:mail.ready-again" : "order:mail.ready-heading", { number }),
      paragraphs: [t("order:mail.ready-text"), t("order:mail.ready-next")],
      link: { href: origin + previewAddress(draft), text: t("order:status.look") },
      more: { href: status, text: t("order:mail.thanks-link") },
    };
  }
  if (kind === "order-published") {
    const path = order.invitation ?? "";
    const coupleLink = order.rsvp ? await findLinkForMail(db, path) : null;
    const own = pictureOf(page, order.language);
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
      picture: own ? { src: `${origin}/${own}`, alt: order.names } : letter.picture,
      lines: [{ label: t("order:mail.address"), value: `${origin}/${path}` }, ...letter.lines],
      link: { href: `${origin}/${path}`, text: t("order:status.open") },
      more: coupleLink
        ? {
            href: `${origin}/replies/${await mailToken(deskSecret, coupleLink, now())}`,
            text: t("order:mail.replies-link"),
          }
        : { href: status, text: t("order:mail.thanks-link") },
    };
  }
  return {
    ...letter,
    heading: t("order:mail.thanks-heading", { number }),
    event: t(`order:types.${order.occasionType}`),
    // This mail is sent without review, perhaps to a stranger's address.
    names: areNames(order.names) ? order.names : null,
    paragraphs: [
      t("order:mail.thanks-text"),
      t("order:mail.thanks-next"),
      ...(order.quote ? [t("order:mail.thanks-price")] : []),
      ...[holidayNote(order.createdAt, t)].filter((note) => note !== null),
    ],
    lines: [{ label: t("order:fields.occasionDate"), value: dayOf(order, t) }, ...letter.lines],
    prices: priceLines(order, order.language, t),
    link: { href: status, text: t("order:mail.thanks-link") },
  };
}

/** What an order costs; no lines for one from before prices were stored. */
function priceLines(
  { quote }: Order,
  language: Order["language"],
  t: TFunction,
): OrderLetter["lines"] {
  if (!quote) return [];
  const { lines, sum, approximate } = priceTexts(quote, language, t);
  const value = [sum, approximate].filter(Boolean).join(" ");
  return [...lines, { label: t("order:price.sum"), value }];
}

function productLine(product: OrderedProduct | null, t: TFunction): OrderLetter["lines"] {
  if (!product) return [];
  const value = t("order:mail.product", { name: product.name });
  return [{ label: t("order:fields.template"), value }];
}

function studioLetter(
  { order, product }: Ordered,
  t: TFunction,
  href: string,
  kind: string,
): OrderLetter {
  const number = formatOrderNumber(order.number);
  const letter = {
    language: defaultSiteLanguage === "am" ? ("hy" as const) : ("en" as const),
    event: t(`order:types.${order.occasionType}`),
    // The names are among the lines, to be copied with the rest.
    names: null,
    picture: null,
    link: { href, text: t("order:mail.job-link") },
  };
  const line = (field: Parameters<typeof fieldLabel>[1], value: string | null) => ({
    label: fieldLabel(t, field),
    value: value ?? t("mail:not-given"),
  });
  const who = [line("names", order.names), line("phone", order.phone), line("email", order.email)];
  if (kind === "order-approved")
    return {
      ...letter,
      heading: t("order:mail.approved-heading", { number }),
      paragraphs: [t("order:mail.approved-text")],
      lines: who,
      footer: `npm run studio -- publish ${order.invitation} --remote`,
    };
  if (kind === "order-wish")
    return {
      ...letter,
      heading: t("order:mail.wish-heading", { number }),
      paragraphs: [],
      lines: [{ label: t("order:status.wish"), value: order.wish ?? t("mail:not-given") }, ...who],
      footer: `npm run studio -- preview ${order.invitation} --remote`,
    };
  const undelivered = kind === "order-undelivered";
  return {
    ...letter,
    heading: undelivered
      ? t("order:mail.undelivered-heading", { number })
      : t(order.revision > 1 ? "order:mail.job-changed" : "order:mail.job-heading", { number }),
    paragraphs: [
      ...(undelivered ? [t("order:mail.undelivered-text")] : []),
      ...(order.suspect ? [t("order:mail.suspect")] : []),
    ],
    lines: [
      ...who,
      line("occasionDate", dayOf(order, t)),
      line("template", [product?.name, order.template].filter(Boolean).join(" · ") || null),
      line("languages", order.languages.map((code) => languageNames[code]).join(", ")),
      line("rsvp", t(order.rsvp ? "order:yes" : "order:no")),
      line("dresscode", order.dresscode),
      line("music", order.music),
      line("text", order.text),
      line("details", order.details),
      { label: t("order:mail.site-language"), value: languageNames[order.language] },
    ],
    prices: priceLines(order, defaultSiteLanguage, t),
    footer: `npm run studio -- new --order ${order.number} --remote`,
  };
}

function fieldLabel(
  t: TFunction,
  field:
    | "names"
    | "phone"
    | "email"
    | "occasionDate"
    | "template"
    | "languages"
    | "rsvp"
    | "dresscode"
    | "music"
    | "text"
    | "details",
): string {
  return t(`order:fields.${field}`);
}

function dayOf({ occasionDate }: Order, t: TFunction): string {
  return formatDate(t, wallTimeOf(`${occasionDate}T00:00`), "long");
}
