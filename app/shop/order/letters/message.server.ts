import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrderById } from "#app/shop/order/data.server.ts";
import { waitingLines } from "#app/shop/order/day/mail.server.ts";
import { dayOf } from "#app/shop/order/letters/parts.ts";
import { isTeamKind } from "#app/shop/order/letters/kinds.ts";
import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import { letterLink } from "#app/domain/reply/message.server.ts";
import { defaultSiteLanguage } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";

type TeamSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  now: Clock;
};

/** Orders of a message: Telegram takes 4,096 characters. */
const mostLines = 20;

/**
 * Composes a message to the studio's own chat: what happened with which order, and the link to its
 * page for staff. What the customer wrote stays on that page.
 * @throws Error when the row is of another kind, or the order was deleted.
 */
export async function composeTeamMessage(
  { db, kv, origin, now }: TeamSources,
  { id, kind, reference, recipient: chat }: OutboxRow,
): Promise<ChatMessage> {
  const t = await translatorFor(kv, defaultSiteLanguage);
  if (kind === "day") {
    const lines = (await waitingLines(db, t, now())).slice(0, mostLines);
    const list = lines.map(({ label, value }) => `${escapeHtml(label)} · ${escapeHtml(value)}`);
    const link = letterLink({ href: `${origin}/studio`, text: t("order:day.site") });
    const body = list.length > 0 ? list.join("\n") : escapeHtml(t("order:day.nothing"));
    return { chat, text: `<b>${escapeHtml(t("order:day.heading"))}</b>\n${body}\n\n${link}` };
  }
  const [orderId = ""] = reference.split(":");
  const order = await findOrderById(db, orderId);
  if (!order || !isTeamKind(kind)) throw new Error(`outbox row ${id}: its order is gone`);
  const number = formatOrderNumber(order.number);
  const heading =
    kind === "order"
      ? t(order.revision > 1 ? "order:mail.job-changed" : "order:mail.job-heading", { number })
      : t(`order:mail.${headings[kind]}`, { number });
  const link = letterLink({
    href: `${origin}/studio/orders/${order.number}`,
    text: t("order:mail.team-link"),
  });
  const about = [order.names, t(`order:types.${order.occasionType}`), dayOf(order, t)].join(" · ");
  return { chat, text: `<b>${escapeHtml(heading)}</b>\n${escapeHtml(about)}\n${link}` };
}

const headings = {
  "order-approved": "approved-heading",
  "order-change-request": "change-request-heading",
  "order-cancelled": "cancelled-heading",
  "order-addition": "addition-heading",
} as const;
