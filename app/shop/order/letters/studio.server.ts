import type { TFunction } from "i18next";
import type { OrderLetter } from "#app/shop/order/components/order-letter.tsx";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { dayOf, priceLines, type Ordered } from "#app/shop/order/letters/parts.ts";
import type { OrderEvent } from "#app/shop/order/event/kinds.ts";
import { bcp47, defaultSiteLanguage, languageNames } from "#app/i18n/languages.ts";

/**
 * A mail to the studio: an order with everything that its customer wrote, the customer's decision,
 * or the notice of a bounced mail.
 * @param history the order's, the oldest first.
 * @param href the address of the customer's page.
 * @param kind the message's.
 */
export function studioLetter(
  { order, product }: Ordered,
  history: readonly OrderEvent[],
  t: TFunction,
  href: string,
  kind: string,
): OrderLetter {
  const number = formatOrderNumber(order.number);
  const letter = {
    language: bcp47(defaultSiteLanguage),
    event: t(`order:types.${order.occasionType}`),
    look: null,
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
  if (kind === "order-change-request")
    return {
      ...letter,
      heading: t("order:mail.change-request-heading", { number }),
      paragraphs: [],
      lines: [
        {
          label: t("order:status.change-request"),
          value: order.changeRequest ?? t("mail:not-given"),
        },
        ...who,
      ],
      footer: `npm run studio -- preview ${order.invitation} --remote`,
    };
  if (kind === "order-addition") {
    const addition = history.findLast((event) => event.kind === "addition")?.text;
    return {
      ...letter,
      heading: t("order:mail.addition-heading", { number }),
      paragraphs: [],
      lines: [{ label: t("order:ask.text"), value: addition ?? t("mail:not-given") }, ...who],
      footer: `npm run studio -- orders show ${order.number} --remote`,
    };
  }
  if (kind === "order-cancelled") {
    const reason = history.findLast((event) => event.kind === "cancelled")?.text;
    return {
      ...letter,
      heading: t("order:mail.cancelled-heading", { number }),
      paragraphs: [],
      lines: [{ label: t("order:cancel.reason"), value: reason ?? t("mail:not-given") }, ...who],
      footer: `npm run studio -- orders show ${order.number} --remote`,
    };
  }
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
