import type { TFunction } from "i18next";
import { formatDate, wallTimeOf } from "#app/features/language/dates.ts";
import { languageNames } from "#app/features/language/languages.ts";
import { translatorFor } from "#app/features/language/packs.server.ts";
import { orderKey, spokenNumber } from "#app/features/order/access.server.ts";
import {
  orderHtml,
  orderText,
  type OrderLetter,
} from "#app/features/order/components/order-letter.tsx";
import { findOrderById, type Order } from "#app/features/order/data.server.ts";
import type { MailMessage, OutboxRow } from "#app/features/outbox/schema.ts";
import studio from "#content/studio.json";

export type OrderMailSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** Signs the address of the customer's status page. */
  secret: string;
};

/** The kinds of outbox rows that are about orders. */
export const orderMails = ["order", "order-thanks", "order-undelivered"];

/**
 * A mail about an order: to the studio with everything, to work from; to the customer with the number
 * and what happens next, and no free text of the form; or to the studio when the customer's mail came
 * back. Source: reliability.md, Spam.
 * @throws Error when the row is not about an order, or the order is gone.
 */
export async function composeOrderMail(
  sources: OrderMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const [id = ""] = row.reference.split(":");
  const order = await findOrderById(sources.db, id);
  if (!order) throw new Error(`outbox row ${row.id}: its order is gone`);
  const customer = row.kind === "order-thanks";
  const t = await translatorFor(sources.kv, customer ? order.language : "am");
  const key = await orderKey(sources.secret, order.number);
  const href = `${sources.origin}/order/${order.number}?key=${key}`;
  const letter = customer ? thanksOf(order, t, href) : jobOf(order, t, href, row.kind);
  return {
    to: row.recipient,
    subject: letter.heading,
    text: orderText(letter),
    html: orderHtml(letter),
    // The studio answers its customer from its own mailbox.
    ...(customer ? { replyTo: studio.email } : { replyTo: order.email }),
  };
}

function thanksOf(order: Order, t: TFunction, href: string): OrderLetter {
  return {
    language: order.language === "am" ? "hy" : "en",
    heading: t("order:mail.thanks-heading", { number: spokenNumber(order.number) }),
    event: t(`order:types.${order.occasionType}`),
    paragraphs: [t("order:mail.thanks-text"), t("order:mail.thanks-next")],
    lines: [
      { label: t("order:fields.occasionDate"), value: dayOf(order, t) },
      ...(order.template ? [{ label: t("order:fields.template"), value: order.template }] : []),
    ],
    link: { href, text: t("order:mail.thanks-link") },
    footer: t("order:mail.footer", { phone: studio.phone, email: studio.email }),
  };
}

function jobOf(order: Order, t: TFunction, href: string, kind: string): OrderLetter {
  const number = spokenNumber(order.number);
  const heading =
    kind === "order-undelivered"
      ? t("order:mail.undelivered-heading", { number })
      : t(order.revision > 1 ? "order:mail.job-changed" : "order:mail.job-heading", { number });
  const line = (field: Parameters<typeof fieldLabel>[1], value: string | null) => ({
    label: fieldLabel(t, field),
    value: value ?? "–",
  });
  return {
    language: "hy",
    heading,
    event: t(`order:types.${order.occasionType}`),
    paragraphs: [
      ...(kind === "order-undelivered" ? [t("order:mail.undelivered-text")] : []),
      ...(order.suspect ? [t("order:mail.suspect")] : []),
    ],
    lines: [
      line("names", order.names),
      line("phone", order.phone),
      line("email", order.email),
      line("occasionDate", dayOf(order, t)),
      line("template", order.template),
      line("languages", order.languages.map((code) => languageNames[code]).join(", ")),
      line("rsvp", t(order.rsvp ? "order:yes" : "order:no")),
      line("dresscode", order.dresscode),
      line("music", order.music),
      line("text", order.text),
      line("details", order.details),
      { label: t("order:mail.site-language"), value: languageNames[order.language] },
    ],
    link: { href, text: t("order:mail.job-link") },
    footer: `npm run studio -- new --order ${order.number}`,
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
