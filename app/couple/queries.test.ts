import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requireSettings } from "#app/lib/settings.ts";
import {
  countLinksByInvitation,
  findLinkByToken,
  findLinkForMail,
  listLinkedInvitations,
} from "#app/domain/couple-link/data.server.ts";
import {
  findHousehold,
  listHouseholds,
  listInvitationsWithHouseholds,
  newestHousehold,
} from "#app/domain/guests/data.server.ts";
import { answerOfId, answersOf } from "#app/couple/answers/data.server.ts";
import { dashboardOf } from "#app/couple/data.server.ts";
import {
  recordUse,
  renewOwnLink,
  restoreSharedLink,
  revokeSharedLink,
  shareLink,
} from "#app/domain/couple-link/mutations.server.ts";
import { settingsOf } from "#app/couple/settings/data.server.ts";
import { findAddress } from "#app/platform/outbox/notification/data.server.ts";
import { listChangedReplies } from "#app/domain/reply/report/data.server.ts";
import { newestChange, newestReview } from "#app/domain/reply/entry/data.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import {
  countReplies,
  listRepliesByKeys,
  findReplyRevision,
  findReplyOfHousehold,
  listReplies,
} from "#app/domain/reply/data.server.ts";
import {
  countRepliesByInvitation,
  listRepliedInvitations,
} from "#app/domain/reply/replied/data.server.ts";
import { planOf, recording } from "../../tests/support/queries.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
type Db = D1Database;
const link = { id: "x", invitation: "wedding/x" };
const shared = { name: "Mother", isReadOnly: true };
const after = { createdAt: 1, id: "x" };

/** Each query that a couple's page, mail or program asks. */
const queries: [string, (db: Db) => Promise<unknown>][] = [
  ["replies by their keys", (db) => listRepliesByKeys(db, "wedding/x", ["x", "y"])],
  [
    "a reply's revision",
    (db) =>
      findReplyRevision(db, { invitation: "wedding/x", id: "x", revision: 2, recipient: "x" }),
  ],
  ["the newest replies", (db) => listReplies(db, "wedding/x", { limit: 200 })],
  ["earlier replies", (db) => listReplies(db, "wedding/x", { limit: 200, after })],
  [
    "earlier replies of those who come",
    (db) => listReplies(db, "wedding/x", { limit: 200, after, answer: "Yes" }),
  ],
  ["a household by its code", (db) => findHousehold(db, "wedding/x", "Abcdefg2")],
  ["the households of an invitation", (db) => listHouseholds(db, "wedding/x")],
  ["a household's reply", (db) => findReplyOfHousehold(db, "wedding/x", "x")],
  ["totals", (db) => countReplies(db, "wedding/x")],
  ["a link by its token", (db) => findLinkByToken(db, DASHBOARD_SECRET, "x".repeat(43), 1)],
  [
    "a link by a mail's token",
    async (db) =>
      findLinkByToken(
        db,
        DASHBOARD_SECRET,
        await mailToken(DASHBOARD_SECRET, "x".repeat(36), 1),
        1,
      ),
  ],
  ["a link for a mail", (db) => findLinkForMail(db, "wedding/x")],
  ["the settings", (db) => db.batch(settingsOf(db, "wedding/x", "x", 1))],
  ["an address", (db) => findAddress(db, "x")],
  ["what is new", (db) => listChangedReplies(db, "wedding/x", { since: 1, until: 2 })],
  ["a link to share", (db) => shareLink(db, "wedding/x", shared, "x".repeat(43), 1)],
  ["a link switched off", (db) => revokeSharedLink(db, link, 1)],
  ["a link switched on", (db) => restoreSharedLink(db, link, 1)],
  ["a used link", (db) => recordUse(db, "x", 1)],
  ["a renewed link", (db) => renewOwnLink(db, link, "y".repeat(43), 1)],
  ["the dashboard", (db) => db.batch(dashboardOf(db, "wedding/x", { limit: 200 }))],
  ["the dashboard's first page", (db) => db.batch(answersOf(db, "wedding/x"))],
  ["the page of one answer", (db) => db.batch(answerOfId(db, "wedding/x", "x"))],
  ["an open dashboard's question for new answers", (db) => newestChange(db, "wedding/x").all()],
  ["an open dashboard's question for decisions", (db) => newestReview(db, "wedding/x").all()],
  ["an open dashboard's question for households", (db) => newestHousehold(db, "wedding/x").all()],
];

for (const [what, run] of queries) {
  test(`${what}: on an index, without sorting`, async () => {
    const statements: string[] = [];
    await run(recording(statements));
    expect(statements.length).toBeGreaterThan(0);
    for (const sql of statements) {
      const details = await planOf(sql);
      expect(details.filter((detail) => detail.includes("SEARCH")).length).toBeGreaterThan(0);
      expect(details.filter((detail) => /TEMP B-TREE|SCAN (?!CONSTANT ROW)/.test(detail))).toEqual(
        [],
      );
    }
  });
}

/**
 * Queries of staff and the nightly purge about all invitations together: rows are many, an index is
 * short.
 */
const counts: [string, (db: Db) => Promise<unknown>][] = [
  ["replies by invitation", countRepliesByInvitation],
  ["links by invitation", countLinksByInvitation],
  ["invitations with replies", listRepliedInvitations],
  ["invitations with links", listLinkedInvitations],
  ["invitations with households", listInvitationsWithHouseholds],
];

test.each(counts)("%s: from an index alone, without sorting", async (_what, run) => {
  const statements: string[] = [];
  await run(recording(statements));
  const details = (await Promise.all(statements.map(planOf))).flat();
  expect(details.filter((detail) => !detail.includes("USING COVERING INDEX"))).toEqual([]);
});
