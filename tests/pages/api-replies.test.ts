import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { revokeLinks } from "#app/features/couple-link/mutations.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { firstReplyAt, manyReplies, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { open } from "../support/site.ts";

type Answer = {
  invitation: string;
  totals: unknown;
  replies: { id: string }[];
  next: string | null;
};

function ask(token: string, query = ""): Promise<Response> {
  return open(`/api/replies${query}`, { Authorization: `Bearer ${token}` });
}

test("a couple's program reads their replies", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const key = await reply(invitation.path, {
    name: "<b>Անի</b>",
    guestsNumber: 3,
    emailTo: "groom",
    recipients: ["groom@example.com"],
  });
  await reply(
    invitation.path,
    { key, name: "<b>Անի</b>", guestsNumber: 2, emailTo: "groom" },
    firstReplyAt + 60_000,
  );
  const response = await ask(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    invitation: invitation.path,
    totals: { answers: 1, yes: 1, no: 0, guests: 2 },
    replies: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        revision: 2,
        language: "am",
        household: null,
        name: "<b>Անի</b>",
        response: "Yes",
        guestsNumber: 2,
        emailTo: "groom",
        createdAt: "2027-01-15T08:00:00.000Z",
        updatedAt: "2027-01-15T08:01:00.000Z",
      },
    ],
    next: null,
    households: [],
  });
});

for (const [limit, pages] of [
  ["", [100, 100, 100, 100, 50]],
  ["limit=200&", [200, 200, 50]],
  ["limit=150&", [150, 150, 150]],
] as const) {
  test(`450 replies are read page by page, each once, with ${limit || "no limit named"}`, async () => {
    const { invitation, token } = await weddingWithDashboard();
    await manyReplies(invitation.path, 450);
    const seen: string[][] = [];
    let after = "";
    for (;;) {
      const { replies, next } = await (await ask(token, `?${limit}${after}`)).json<Answer>();
      seen.push(replies.map(({ id }) => id));
      if (next === null) break;
      after = `after=${next}`;
    }
    expect(seen.map((ids) => ids.length)).toEqual(pages);
    expect(new Set(seen.flat()).size).toBe(450);
  });
}

test("a wrong, a revoked and a missing token get the same answer", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await revokeLinks(env.DB, invitation.path, firstReplyAt);
  const answers = await Promise.all([
    ask(token),
    ask(newToken()),
    ask("x"),
    open("/api/replies"),
    open("/api/replies", { Authorization: "Basic eDp5" }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(401));
  expect(answers.map((answer) => answer.headers.get("WWW-Authenticate"))).toEqual(
    Array(5).fill('Bearer realm="replies"'),
  );
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test("an invalid page is refused with the reason", async () => {
  const { token } = await weddingWithDashboard();
  for (const query of [
    "?limit=0",
    "?limit=201",
    "?limit=ten",
    "?limit=1.5",
    "?after=1",
    "?after='%20OR%201=1",
    "?after=",
  ]) {
    const answer = await ask(token, query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty("error");
  }
});
