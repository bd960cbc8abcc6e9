import { writeCursor } from "#app/couple/replies-api/cursor.ts";
import type { Dashboard } from "#app/couple/data.server.ts";
import { publicFields } from "#app/domain/guests/fields.ts";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type {
  PublicHousehold,
  PublicReplies,
  PublicReply,
} from "#app/couple/replies-api/schema.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import { pick } from "#app/lib/records.ts";

/** A page of replies as programs read it. */
export type RepliesPage = {
  /** The path of the invitation. */
  path: string;
  /** Null when it is no longer published. */
  invitation: PublishedInvitation | null;
  /** With one reply more than `limit` where there is another page. */
  dashboard: Dashboard;
  limit: number;
  /** Households come with the first page alone: their list does not change with the page of replies. */
  isFirst: boolean;
};

/** `{ invitation, totals, replies, next, households }`, the newest reply first. */
export function publicReplies({
  path,
  invitation,
  dashboard,
  limit,
  isFirst,
}: RepliesPage): PublicReplies {
  const replies = dashboard.replies.slice(0, limit);
  const last = dashboard.replies.length > limit ? replies.at(-1) : undefined;
  const fields = listedFields(invitation, replies);
  return {
    invitation: path,
    totals: fields.includes("children")
      ? dashboard.totals
      : { ...dashboard.totals, children: undefined },
    replies: replies.map((reply) => publicReply(reply, fields)),
    next: last ? writeCursor(last) : null,
    ...(isFirst ? { households: dashboard.households.map(publicHousehold) } : {}),
  };
}

type GivenReply = Omit<ListedReply, "previous" | "mail" | "byTelegram">;

/** @param fields those that guests were asked; others are left out. */
export function publicReply(reply: GivenReply, fields: readonly FieldName[]): PublicReply {
  const { id, revision, language, household, name, response, guestsNumber } = reply;
  const entryOf = <Name extends FieldName>(field: Name) =>
    fields.includes(field) ? { [field]: reply[field] } : {};
  return {
    id,
    revision,
    language,
    household,
    name,
    response,
    guestsNumber,
    ...entryOf("people"),
    ...entryOf("emailTo"),
    ...entryOf("children"),
    ...entryOf("diet"),
    ...entryOf("side"),
    ...entryOf("otherGuest"),
    ...entryOf("attending"),
    ...entryOf("parts"),
    ...entryOf("joinFrom"),
    ...entryOf("withPartner"),
    ...entryOf("message"),
    counts: reply.counts,
    doubtful: reply.isDoubtful,
    repeats: reply.doubles,
    ...(reply.unreadable.length > 0 ? { unreadable: reply.unreadable } : {}),
    createdAt: new Date(reply.createdAt).toISOString(),
    updatedAt: new Date(reply.updatedAt).toISOString(),
  };
}

/** A household without what answers for it, its code, and without what only hosts need to know. */
function publicHousehold(household: Dashboard["households"][number]): PublicHousehold {
  const { id, people, hasReplied, openedAt, lastOpenedAt, deliveredAt } = household;
  return {
    id,
    ...pick(household, publicFields),
    people: people.map(({ name, child }) => ({ name, child })),
    hasReplied,
    openedAt: momentOf(openedAt),
    lastOpenedAt: momentOf(lastOpenedAt),
    deliveredAt: momentOf(deliveredAt),
  };
}

function momentOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
