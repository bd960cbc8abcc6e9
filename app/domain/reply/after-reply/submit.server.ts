import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { formAddress } from "#app/domain/invitation/page-forms.ts";
import { findGuestChat } from "#app/platform/outbox/guest-chat/data.server.ts";
import { endGuestChat } from "#app/platform/outbox/guest-chat/mutations.server.ts";
import { findGuestAddress } from "#app/domain/reply/address/data.server.ts";
import {
  deleteGuestAddress,
  saveGuestAddress,
} from "#app/domain/reply/address/mutations.server.ts";
import {
  afterReplyForm,
  longestWish,
  type AfterReplyForm,
  type AfterReplyProblem,
  type ChangesState,
  type Wall,
} from "#app/domain/reply/after-reply/fields.ts";
import { guestCode } from "#app/domain/reply/chat/code.ts";
import {
  listRepliesOfRequest,
  type MarkedReply,
  type OwnContext,
} from "#app/domain/reply/own/data.server.ts";
import { languageTagOf } from "#app/domain/reply/language-tag.ts";
import { listWishes } from "#app/domain/reply/wish/data.server.ts";
import { saveWish } from "#app/domain/reply/wish/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { sign } from "#app/lib/crypto.ts";
import { within } from "#app/lib/deadline.ts";
import { asciiAddress } from "#app/lib/email-address.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { withRetries } from "#app/lib/retries.ts";
import { rejected, submit, type Closed, type Submission } from "#app/lib/submit.server.ts";

/** Milliseconds that a page waits for what guests gave; the rest of it does not need that. */
const timeoutMs = 2_000;

type Context = OwnContext & { language: Language };

/**
 * What a page offers to the guest of a reply; null where nothing can change or nobody comes.
 * @param page its address.
 * @param bot the Telegram bot's name; null where the studio has none.
 */
export async function changesOf(
  db: D1Database,
  page: URL,
  { mark, reply }: MarkedReply,
  { invitation, language, secret, now }: Context,
  bot: string | null,
): Promise<ChangesState | null> {
  const form = afterReplyForm(invitation, lifecyclePhase(invitation, now));
  if (form !== "address" || reply.response !== "Yes") return null;
  try {
    const [contact, bound] = await within(
      Promise.all([findGuestAddress(db, reply.id), findGuestChat(db, reply.id)]),
      timeoutMs,
    );
    const code = bot && (await guestCode(secret, { replyId: reply.id, language }, now));
    const offer = bot ? { href: `https://t.me/${bot}?start=${code}` } : null;
    const isOver = contact !== null && contact.wasMailed && !contact.isConfirmed;
    const to = { address: formAddress(page, "address"), chat: formAddress(page, "chat") };
    return { to, mark, address: contact?.address ?? null, isOver, chat: bound ? "bound" : offer };
  } catch (error) {
    console.error("a page without a guest's address", invitation.path, String(error));
    return null;
  }
}

/**
 * The wall of wishes, after the day; null on any other one, and while D1 fails.
 * @param page its address.
 * @param request whose cookie names this browser's replies.
 */
export async function wallOf(
  db: D1Database,
  request: Request,
  page: URL,
  context: OwnContext,
): Promise<Wall | null> {
  const { invitation, now } = context;
  if (afterReplyForm(invitation, lifecyclePhase(invitation, now)) !== "wish") return null;
  try {
    const [all, replies] = await Promise.all([
      within(listWishes(db, invitation.path), timeoutMs),
      listRepliesOfRequest(db, request, context),
    ]);
    const to = formAddress(page, "wish");
    const came = (replies ?? []).filter(({ reply }) => reply.response === "Yes");
    return {
      wishes: all
        .filter(({ hiddenAt }) => hiddenAt === null)
        .map(({ id, name, text, language }) => ({
          id: id.slice(0, 8),
          name,
          text,
          lang: languageTagOf(text, language),
        })),
      own: came.map(({ mark, reply }) => {
        const wish = all.find(({ id }) => id === reply.id);
        const isHidden = typeof wish?.hiddenAt === "number";
        return { to, mark, name: reply.name, text: wish?.text ?? "", isHidden };
      }),
    };
  } catch (error) {
    console.error("a page without wishes", invitation.path, String(error));
    return null;
  }
}

/**
 * Takes the form of a guest who has replied.
 * @param mayPost whether the rate limit allows it.
 * @returns closed: the page has no such form any more, or the reply is not this browser's. The ids
 * are of what now goes by mail in place of a chat.
 */
export async function submitAfterReply(
  db: D1Database,
  request: Request,
  posted: FormData,
  form: AfterReplyForm,
  context: Context,
  mayPost: boolean,
): Promise<Submission<AfterReplyProblem> | Closed> {
  const { invitation, language, now } = context;
  const typed = form === "chat" ? "" : String(posted.get(form === "wish" ? "wish" : "email"));
  const failureOf = (problem: AfterReplyProblem["problem"]) => ({ form, problem, typed });
  const take = async (): Promise<Submission<AfterReplyProblem> | Closed> => {
    const pageForm = form === "wish" ? form : "address";
    if (afterReplyForm(invitation, lifecyclePhase(invitation, now)) !== pageForm)
      return { state: "closed" };
    const replies = await listRepliesOfRequest(db, request, context);
    if (replies === null) return rejected(503, failureOf("try-again"));
    const markedReply = replies.find(({ mark, reply }) => {
      return mark === posted.get("mark") && reply.response === "Yes";
    });
    if (!markedReply) return { state: "closed" };
    const { id: replyId, key } = markedReply.reply;
    const about = { replyId, key, invitation: invitation.path, language };
    const text = cleanLines(typed);
    const address = asciiAddress(text);
    let messageIds: string[] = [];
    if (form === "chat") messageIds = await withRetries(() => endGuestChat(db, replyId, now));
    else if (form === "wish") {
      if (lengthOf(text) > longestWish) return rejected(400, failureOf("message-too-long"));
      await withRetries(() => saveWish(db, { ...about, text }, now));
    } else if (text === "") await withRetries(() => deleteGuestAddress(db, replyId));
    else if (address === null) return rejected(400, failureOf("email"));
    else {
      const contact = { ...about, address, network: await networkOfDay(request, context) };
      const isSaved = await withRetries(() => saveGuestAddress(db, contact, now));
      if (!isSaved) return rejected(429, failureOf("many-addresses"));
    }
    return { state: "stored", messageIds };
  };
  return submit(mayPost, failureOf, take, "what a guest gave was not stored", invitation.path);
}

/** The guest's network as a signature of today, so that nothing stored says from where a guest came. */
async function networkOfDay(request: Request, { secret, now }: Context): Promise<string> {
  const day = new Date(now).toISOString().slice(0, 10);
  return (await sign(secret, `guest network ${day} ${addressOfVisitor(request)}`)).slice(0, 22);
}
