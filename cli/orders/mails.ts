import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { changeMail } from "#app/shop/order/staff-mutations.server.ts";
import { listOrderMessages, type OrderMessage } from "#app/platform/outbox/data.server.ts";
import { wayOf } from "../address.ts";
import { ask } from "../ask.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import {
  momentText,
  notFound,
  printJson,
  refusal,
  say,
  wrongUsage,
  type Options,
} from "../output.ts";
import { person } from "../person.ts";
import { withStore } from "../store.ts";

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

/** What can be done about an order's mails, below that table. */
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

/** What is asked and said about a change of a mail. */
type Wording = {
  question: (mail: OrderMessage) => string;
  otherwise: string;
  refused: string;
  done: string;
};

/** Changes a mail about an order once it was asked, and says so. */
export async function changeOrderMail(
  number: string,
  id: string,
  options: Options,
  kind: "resent" | "stopped",
  { question, otherwise, refused, done }: Wording,
): Promise<void> {
  const wanted = requireNumber(number);
  const mail = await withStore(options.remote ?? false, async ({ db }) => {
    const order = await requireOrder(db, wanted);
    const found = requireMail(await listOrderMessages(db, order.id), wanted, id);
    await ask(question(found), otherwise, options);
    const by = { person: person(), now: Date.now() };
    if (!(await changeMail(db, order.id, found, kind, by)))
      throw refusal(`${found.kind} to ${found.recipient} ${refused}.`);
    return found;
  });
  const { recipient } = mail;
  if (options.json)
    return printJson({ number: wanted, [kind]: { id: mail.id, kind: mail.kind, recipient } });
  say(options, `${mail.kind} to ${recipient} ${done}.`);
}

/** @throws UserError where no mail of the order has an id that begins so, or several have. */
function requireMail(mails: readonly OrderMessage[], number: number, typed: string): OrderMessage {
  const start = typed.trim().toLowerCase();
  if (start.length < fewestCharacters)
    throw wrongUsage(`Expected a mail's id, at least ${fewestCharacters} characters of it.`);
  const [found, ...others] = mails.filter(({ id }) => id.startsWith(start));
  if (!found)
    throw notFound(
      `Order ${formatOrderNumber(number)} has no mail ${typed}. See: npm run studio -- orders show ${number}`,
    );
  if (others.length > 0) throw wrongUsage(`Several mails begin with ${typed}: give more of it.`);
  return found;
}
