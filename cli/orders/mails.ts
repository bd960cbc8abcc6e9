import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { changeMail } from "#app/shop/order/staff/mutations.server.ts";
import { listOrderMessages, type OrderMessage } from "#app/platform/outbox/data.server.ts";
import { wayOf } from "../address.ts";
import { ask } from "../ask.ts";
import { momentText, notFound, refusal, say, wrongUsage, type Options } from "../output.ts";
import type { OpenStore } from "../store.ts";
import { openOrder } from "./staff-work.ts";

/** Characters of a mail's id that are shown, and the fewest that name one. */
const shownCharacters = 8;

const fewestCharacters = 4;

/** A mail about an order, for the table of `orders show`. */
export function mailLine(mail: OrderMessage): string[] {
  const { id, kind, recipient, createdAt, sentAt, error } = mail;
  return [
    id.slice(0, shownCharacters),
    momentText(sentAt ?? createdAt),
    stateOf(mail),
    kind,
    recipient,
    mail.state === "sent" ? "" : (error ?? ""),
  ];
}

/** Commands for an order's mails, below that table. */
export function mailHints(
  number: number,
  mails: readonly OrderMessage[],
  options: Options,
): string[] {
  const hint = (what: string, command: string, { id }: OrderMessage) =>
    `${what}: npm run studio -- orders ${command} ${number} ${id.slice(0, shownCharacters)}${wayOf(options)}`;
  const over = mails.findLast(({ state }) => state === "sent" || state === "dead");
  const open = mails.findLast(
    ({ state, isSettled }) => state === "pending" || (state === "dead" && !isSettled),
  );
  return [
    ...(over ? [hint("Send one again", "resend", over)] : []),
    ...(open ? [hint("Stop one that was not sent", "abort", open)] : []),
  ];
}

function stateOf({ state, isSettled }: OrderMessage): string {
  if (state === "dead") return isSettled ? "stopped" : "given up";
  return state === "pending" ? "waiting" : state;
}

/** The question and the sentences about a change of a mail. */
type Wording = {
  question: (mail: OrderMessage) => string;
  otherwise: string;
  refused: string;
  done: string;
};

/** Changes a mail about an order once it was asked, and says so. @returns what `--json` prints of it. */
export async function changeOrderMail(
  open: OpenStore,
  number: string,
  id: string,
  options: Options,
  change: "resent" | "stopped",
  { question, otherwise, refused, done }: Wording,
) {
  const { db, order, by } = await openOrder(open, number);
  const mail = requireMail(await listOrderMessages(db, order.id), order.number, id);
  await ask(question(mail), otherwise, options);
  const { kind, recipient } = mail;
  if (!(await changeMail(db, order.id, mail, change, by())))
    throw refusal(`${kind} to ${recipient} ${refused}.`);
  say(options, `${kind} to ${recipient} ${done}.`);
  return { number: order.number, mail: { id: mail.id, kind, recipient } };
}

/** @throws UserError where no mail of the order has an id that begins so, or several have. */
function requireMail(mails: readonly OrderMessage[], number: number, typed: string): OrderMessage {
  const start = typed.trim().toLowerCase();
  if (start.length < fewestCharacters)
    throw wrongUsage(`Expected a mail's id, at least ${fewestCharacters} characters of it.`);
  const [message, ...others] = mails.filter(({ id }) => id.startsWith(start));
  if (!message)
    throw notFound(
      `Order ${formatOrderNumber(number)} has no mail ${typed}. See: npm run studio -- orders show ${number}`,
    );
  if (others.length > 0) throw wrongUsage(`Several mails begin with ${typed}: give more of it.`);
  return message;
}
