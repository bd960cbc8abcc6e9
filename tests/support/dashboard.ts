import { env } from "cloudflare:workers";
import { createCouplesKey } from "#app/domain/api-key/mutations.server.ts";
import { newKey } from "#app/domain/api-key/token.ts";
import { findLinkByToken, type CoupleLink } from "#app/domain/couple-link/data.server.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import { saveReply, type NewReply } from "#app/domain/reply/mutations.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { plainAnswer } from "./answers.ts";
import { publish, weddingOf } from "./invitations.ts";
import { open } from "./site.ts";

/** The time of the first reply: 15 January 2027, 12:00 in Yerevan. */
export const firstReplyAt = Date.UTC(2027, 0, 15, 8);

/** A published wedding and the token of its couple's link. */
export async function weddingWithDashboard(changes: Partial<PublishedInvitation> = {}) {
  const invitation = await publish(env.CONTENT, weddingOf(changes));
  return { invitation, token: await createLink(env.DB, invitation.path, firstReplyAt) };
}

/** Stores a guest's reply; the key of an earlier one changes it. Returns the key. */
export async function reply(
  invitation: string,
  changes: Partial<GivenAnswer & Omit<NewReply, "answer">> = {},
  at = firstReplyAt,
): Promise<string> {
  const { key = crypto.randomUUID(), language = "am", suspect = false } = changes;
  const { recipients = [], telegram, household } = changes;
  const answer = { ...plainAnswer, ...changes };
  const target = { invitation, key, recipients, telegram, household };
  await saveReply(env.DB, { ...target, language, answer, suspect }, at);
  return key;
}

/** Stores many plain replies, a minute apart, by few statements. */
export async function manyReplies(invitation: string, count: number): Promise<void> {
  const statement = env.DB.prepare(
    `INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
     VALUES (?1, ?2, ?1, '', 'am', ?3, ?4, ?5, ?6, ?6)`,
  );
  await env.DB.batch(
    Array.from({ length: count }, (_, index) => {
      const coming = index % 3 > 0;
      // Each pair has the same millisecond, so that only the id orders them.
      const at = firstReplyAt + Math.floor(index / 2) * 60_000;
      return statement.bind(
        crypto.randomUUID(),
        invitation,
        `Հյուր ${index + 1}`,
        coming ? "Yes" : "No",
        coming ? 2 : null,
        at,
      );
    }),
  );
}

/** The couple's cookie after they opened the link. */
export async function enterDashboard(token: string): Promise<{ Cookie: string }> {
  const response = await open(`/replies/${token}`);
  return { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

/** The link of a token, for tests that need its id. */
export async function linkOf(token: string): Promise<CoupleLink> {
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const link = await findLinkByToken(env.DB, DASHBOARD_SECRET, token, Date.now());
  if (!link) throw new Error("a token that opens nothing");
  return link;
}

/**
 * The headers of a program with a new key that the couple of an invitation made.
 * @param days until the key ends.
 */
export async function programOf(invitation: string, days = 1): Promise<{ Authorization: string }> {
  const key = newKey();
  const made = { name: "Tables", expiresAt: Date.now() + days * 24 * 60 * 60 * 1000 };
  await createCouplesKey(env.DB, invitation, made, key, Date.now());
  return { Authorization: `Bearer ${key}` };
}

/** A key, or a header that ends in one, with another last letter. */
export function changedKey(key: string): string {
  return `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
}
