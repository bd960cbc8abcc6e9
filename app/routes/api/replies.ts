import { env, waitUntil } from "cloudflare:workers";
import type { Route } from "./+types/replies";
import { findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import { isGuessing } from "#app/features/dashboard/access.server.ts";
import { readCursor, writeCursor } from "#app/features/dashboard/cursor.ts";
import { recordUse } from "#app/features/couple-link/mutations.server.ts";
import { findLinkByToken } from "#app/features/couple-link/data.server.ts";
import { dashboardOf, readDashboard, type Dashboard } from "#app/features/dashboard/data.server.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";
import { listedFields } from "#app/features/reply/form-fields.ts";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { bearerOf } from "#app/lib/http.ts";
import { retryAfter } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readWhole } from "#app/lib/whole.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

const usualLimit = 100;
const largestLimit = 200;

/** `{ invitation, totals, replies, next }` with the couple's token, the newest reply first. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  const token = bearerOf(request);
  const link = token
    ? await requireStored(() => findLinkByToken(env.DB, DESK_SECRET, token, systemClock()))
    : null;
  if (!link) return refuse(await isGuessing(env.DESK_LIMIT, request));
  if (link.name !== null) waitUntil(recordUse(env.DB, link.id, systemClock()));

  const asked = url.searchParams.get("limit") ?? String(usualLimit);
  const limit = readWhole(asked, { least: 1, most: largestLimit });
  if (limit === null) return problem(`limit: expected 1 to ${largestLimit}`);
  const cursor = url.searchParams.get("after");
  const after = cursor === null ? undefined : readCursor(cursor);
  if (after === null) return problem("after: expected the `next` of an earlier answer");

  const { invitation } = link;
  const dashboard = readDashboard(
    await requireStored(() =>
      env.DB.batch(dashboardOf(env.DB, invitation, { after, limit: limit + 1 })),
    ),
  );
  const replies = dashboard.replies.slice(0, limit);
  const last = dashboard.replies.length > limit ? replies.at(-1) : undefined;
  const fields = listedFields(await findInvitationOfReplies(env.CONTENT, invitation), replies);
  return Response.json({
    invitation,
    totals: fields.includes("children")
      ? dashboard.totals
      : { ...dashboard.totals, children: undefined },
    replies: replies.map((reply) => publicReply(reply, fields)),
    next: last ? writeCursor(last) : null,
    // With the first page alone: a list of guests does not change with the page of replies.
    ...(after === undefined
      ? { households: dashboard.households.map((one) => publicHousehold(one, link.isReadOnly)) }
      : {}),
  });
}

/** Field names are those of `replyFields`; only the fields that guests were asked are included. */
function publicReply(reply: ListedReply, fields: readonly FieldName[]) {
  const { id, revision, language, createdAt, updatedAt } = reply;
  return {
    id,
    revision,
    language,
    // The id of one of `households`; null for an answer through the general link.
    household: reply.household,
    ...Object.fromEntries(fields.map((field) => [field, reply[field]])),
    // Names the fields whose stored value could not be read; their null is not the guest's answer.
    ...(reply.unreadable.length > 0 ? { unreadable: reply.unreadable } : {}),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/**
 * A household with its people, its seats, its visits and whether it has replied. Its code answers
 * for it, so that a link which may only read gets none.
 */
function publicHousehold(household: Dashboard["households"][number], isReadOnly: boolean) {
  const { id, code, salutation, address, people, adults, children, hasReplied } = household;
  const { language, side, tags, phone, note, openedAt, lastOpenedAt, deliveredAt } = household;
  return {
    id,
    code: isReadOnly ? null : code,
    salutation,
    address,
    people: people.map(({ name, child }) => ({ name, child })),
    adults,
    children,
    language,
    side,
    tags,
    phone,
    note,
    hasReplied,
    openedAt: momentOf(openedAt),
    lastOpenedAt: momentOf(lastOpenedAt),
    deliveredAt: momentOf(deliveredAt),
  };
}

function momentOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function problem(error: string): Response {
  return Response.json({ error }, { status: 400 });
}

/** A wrong, a revoked and a missing token get the same response. */
function refuse(guessing: boolean): Response {
  if (guessing)
    return Response.json(
      { error: "too many wrong tokens" },
      { status: 429, headers: retryAfter(false) },
    );
  return Response.json(
    { error: "wrong token" },
    { status: 401, headers: { "WWW-Authenticate": 'Bearer realm="replies"' } },
  );
}
