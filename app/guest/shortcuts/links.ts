import type { InvitationView } from "#app/guest/view.ts";
import { isCalledOff } from "#app/domain/invitation/lifecycle.ts";
import type { ReplyState } from "#app/domain/reply/state.ts";

/** A link to a section of a long page; `to` is the section's `id`. */
export type Shortcut = {
  to: "table" | "reply" | "venues" | "calendar";
  /** Key of its text in the pack `invitation`. */
  label: "table" | "answer" | "your-answer" | "map" | "calendar";
};

/** True if the page still asks this guest for a reply. */
export function asksForReply(
  { sections }: Pick<InvitationView, "sections">,
  reply: ReplyState | null,
): reply is Extract<ReplyState, { state: "open" | "chat" }> {
  return (
    (reply?.state === "open" || reply?.state === "chat") &&
    !wasAnswered(reply) &&
    sections.some(({ type }) => type === "reply")
  );
}

/**
 * The links of the bar at the foot of a phone's screen. Empty after the event or without it, and when there would
 * be a single link other than to an open form.
 * @param hasTable whether guests find their table on the page.
 */
export function shortcutsOf(
  view: Pick<InvitationView, "sections" | "phase">,
  reply: ReplyState | null,
  hasTable = false,
): Shortcut[] {
  if (view.phase === "thanks" || isCalledOff(view.phase)) return [];
  const has = (sectionType: string) => view.sections.some(({ type }) => type === sectionType);
  const replyWanted = asksForReply(view, reply);
  const answered = has("reply") && reply !== null && wasAnswered(reply);
  const shortcuts = [
    hasTable && ({ to: "table", label: "table" } as const),
    replyWanted && ({ to: "reply", label: "answer" } as const),
    answered && ({ to: "reply", label: "your-answer" } as const),
    has("venue") && ({ to: "venues", label: "map" } as const),
    has("calendar") && ({ to: "calendar", label: "calendar" } as const),
  ].filter((shortcut) => shortcut !== false);
  return replyWanted || shortcuts.length > 1 ? shortcuts : [];
}

function wasAnswered(reply: ReplyState): boolean {
  return reply.personal || reply.state === "tried" || ("justSent" in reply && reply.justSent);
}
