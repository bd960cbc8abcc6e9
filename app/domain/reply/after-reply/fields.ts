import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { PageForm } from "#app/domain/invitation/page-forms.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";

/** Most code points of a wish. */
export const longestWish = 600;

/** The forms of guests who have replied, each at its own address below the page. */
export const afterReplyForms = ["address", "chat", "wish"] as const satisfies readonly PageForm[];
export type AfterReplyForm = (typeof afterReplyForms)[number];

/** Fields of these forms; `mark` names the reply. */
export const afterReplyFields = ["mark", "email", "wish"];

/** Why a form was not taken; a key of the pack `form-messages`. */
export type AfterReplyProblem = {
  form: AfterReplyForm;
  problem: "email" | "message-too-long" | "too-many" | "many-addresses" | "try-again";
  typed: string;
};

/**
 * The form that guests who come have in a phase: an address for changes before the day, beside which
 * they may bind a chat and take it back, a wish after it. Null where there is none; a demo has no guests.
 */
export function afterReplyForm(
  invitation: PublishedInvitation,
  phase: LifecyclePhase,
): "address" | "wish" | null {
  if (isDemo(invitation) || !invitation.reply) return null;
  if (phase === "open" || phase === "closed") return "address";
  return phase === "thanks" ? "wish" : null;
}

/** Ways to tell a guest of a reply about changes; `address` is null until one is given. */
export type ChangesState = {
  /** Where its forms are posted to. */
  to: { address: string; chat: string };
  mark: string;
  address: string | null;
  /** The address got its one mail and nobody has confirmed it: no other goes there. */
  isOver: boolean;
  /** A bound Telegram chat, or the link that binds one; null where the studio has no bot. */
  chat: "bound" | { href: string } | null;
};

/** The wishes that all see, and those of this browser's guests who came, to write or change. */
export type Wall = {
  wishes: { id: string; name: string; text: string; lang: string }[];
  own: { to: string; mark: string; name: string; text: string; isHidden: boolean }[];
};
