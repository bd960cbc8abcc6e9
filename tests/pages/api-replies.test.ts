import { Validator, type Schema } from "@cfworker/json-schema";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  createStudioKey,
  extendStudioKey,
  revokeCouplesKeys,
  revokeKey,
} from "#app/domain/api-key/mutations.server.ts";
import { keysOf, listStudioKeys, readKeys } from "#app/domain/api-key/data.server.ts";
import { newKey } from "#app/domain/api-key/token.ts";
import { invitationsSchema, problemSchema, repliesSchema } from "#app/couple/replies-api/schema.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import {
  changedKey,
  firstReplyAt,
  manyReplies,
  programOf,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { whileLimits } from "../support/rate-limit.ts";
import { open } from "../support/site.ts";

type Answer = {
  invitation: string;
  totals: unknown;
  replies: { id: string; name: string }[];
  next: string | null;
};

type Program = { Authorization: string };

const bearer = (key: string): Program => ({ Authorization: `Bearer ${key}` });
const dayMs = 24 * 60 * 60 * 1000;

function ask(program: Program, query = ""): Promise<Response> {
  return open(`/api/replies${query}`, program);
}

test("a couple's program reads their replies", async () => {
  const { invitation } = await weddingWithDashboard();
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
  const response = await ask(await programOf(invitation.path));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    invitation: invitation.path,
    totals: { answers: 1, yes: 1, no: 0, guests: 2, doubtful: 0 },
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
        counts: true,
        doubtful: false,
        repeats: null,
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
    const { invitation } = await weddingWithDashboard();
    const program = await programOf(invitation.path);
    await manyReplies(invitation.path, 450);
    const seen: string[][] = [];
    let after = "";
    for (;;) {
      const { replies, next } = await (await ask(program, `?${limit}${after}`)).json<Answer>();
      seen.push(replies.map(({ id }) => id));
      if (next === null) break;
      after = `after=${next}`;
    }
    expect(seen.map((ids) => ids.length)).toEqual(pages);
    expect(new Set(seen.flat()).size).toBe(450);
  });
}

test("a key that is wrong, over or revoked, and the couple's own link, get the same answer, which says where keys are made", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  const revoked = await programOf(path);
  expect((await ask(revoked)).status).toBe(200);
  await revokeCouplesKeys(env.DB, path, Date.now()).run();
  const program = await programOf(path);
  const answers = await Promise.all([
    ask(bearer(token)),
    ask(revoked),
    ask(await programOf(path, -1)),
    ask(bearer(changedKey(program.Authorization.slice(7)))),
    ask(bearer(newKey())),
    ask(bearer(newToken())),
    ask(bearer("x")),
    open("/api/replies"),
    open("/api/replies", { Authorization: "Basic eDp5" }),
    open("/api/invitations", bearer(token)),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(401));
  expect(answers.map((answer) => answer.headers.get("WWW-Authenticate"))).toEqual(
    Array(10).fill('Bearer realm="replies"'),
  );
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([...bodies]).toEqual([expect.stringContaining("http://localhost/replies/settings")]);
  expect((await ask(program)).status).toBe(200);
});

test("an invalid page is refused with the reason", async () => {
  const { invitation } = await weddingWithDashboard();
  const program = await programOf(invitation.path);
  for (const query of [
    "?limit=0",
    "?limit=201",
    "?limit=ten",
    "?limit=1.5",
    "?after=1",
    "?after='%20OR%201=1",
    "?after=",
  ]) {
    const answer = await ask(program, query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty("error");
  }
});

test("a planner's key reads the invitations that it was made for, each by its name, and no other", async () => {
  const [first, second, other] = [
    await weddingWithDashboard(),
    await weddingWithDashboard(),
    await weddingWithDashboard(),
  ].map(({ invitation }) => invitation.path);
  if (!first || !second || !other) throw new Error("no weddings");
  await reply(second, { name: "Ծովինար" });
  await reply(other, { name: "Գաղտնի" });
  const name = `Planner ${crypto.randomUUID()}`;
  const made = { name, expiresAt: Date.now() + dayMs };
  const program = bearer(await createStudioKey(env.DB, [first, second, first], made, Date.now()));
  const list = async () =>
    (await open("/api/invitations", program)).json<v.InferOutput<typeof invitationsSchema>>();
  expect(await list()).toMatchObject({
    key: { name, expiresAt: new Date(made.expiresAt).toISOString() },
    invitations: [first, second].toSorted().map((invitation) => ({
      invitation,
      hosts: ["Արման", "Աննա"],
      timeZone: "Asia/Yerevan",
    })),
  });
  expect((await ask(program)).status).toBe(400);
  const { replies } = await (await ask(program, `?invitation=${second}`)).json<Answer>();
  expect(replies.map((one) => one.name)).toEqual(["Ծովինար"]);
  // As one that does not exist.
  const refused = [other, "wedding/nobody-at-all", ""].map((path) =>
    ask(program, `?invitation=${path}`),
  );
  const answers = await Promise.all(refused);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);

  const right = (await listStudioKeys(env.DB)).find((key) => key.name === name);
  if (!right) throw new Error("no key");
  expect(await extendStudioKey(env.DB, right.id, [second, other], Date.now())).toBe(1);
  expect((await ask(program, `?invitation=${other}`)).status).toBe(200);
  // A couple takes away what is theirs; the others' stays.
  expect(await revokeKey(env.DB, { id: right.id, invitation: other }, Date.now())).toBe(true);
  expect((await ask(program, `?invitation=${other}`)).status).toBe(404);
  expect((await ask(program, `?invitation=${second}`)).status).toBe(200);
});

test("when a key last read an invitation's answers is kept, by the hour", async () => {
  const { invitation } = await weddingWithDashboard();
  const { path } = invitation;
  const program = await programOf(path);
  const used = async () => readKeys(await keysOf(env.DB, path).all())[0]?.lastUsedAt;
  expect(await used()).toBeNull();
  await ask(program);
  await expect.poll(used).toEqual(expect.any(Number));
  const first = await used();
  await ask(program);
  expect(await used()).toBe(first);
});

test("a key that reads too often is asked to wait, whatever its network", async () => {
  const { invitation } = await weddingWithDashboard();
  const program = await programOf(invitation.path);
  const counted: string[] = [];
  await whileLimits(
    async ({ key }) => {
      counted.push(key);
      return { success: false };
    },
    async () => {
      const answer = await ask(program);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    },
  );
  expect(counted).toEqual([expect.stringMatching(/^api [0-9a-f-]{36}$/)]);
});

type Described = { components: { schemas: Record<string, object> } };

test("real answers are as the document at /api describes them, and have no field that it lacks", async () => {
  const { invitation } = await weddingWithDashboard({
    reply: {
      recipients: "default",
      defaultEmail: "couple@example.com",
      fields: ["children", "diet", "side", "otherGuest", "message", "people"],
      guests: { max: 5 },
      response: "yes-or-no",
      letters: "any",
    },
  });
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
  await reply(path, {
    people: [{ name: null, child: false, comes: true }],
    children: 2,
    diet: "Առանց մսի",
    side: "groom",
    otherGuest: "Վահե",
    attending: ["church"],
    joinFrom: "church",
    withPartner: true,
    message: "Շնորհավոր",
    emailTo: "bride",
  });
  await reply(path, { response: "No", guestsNumber: null });
  const program = await programOf(path);
  const described = await open("/api");
  expect(described.headers.get("Content-Type")).toContain("application/json");
  const { components } = await described.json<Described>();
  const cases = [
    ["Replies", repliesSchema, await ask(program)],
    ["Replies", repliesSchema, await ask(program, "?limit=1")],
    ["Invitations", invitationsSchema, await open("/api/invitations", program)],
    ["Problem", problemSchema, await open("/api/replies")],
    ["Problem", problemSchema, await ask(program, "?limit=0")],
    ["Problem", problemSchema, await ask(program, "?invitation=x")],
  ] as const;
  for (const [name, schema, answer] of cases) {
    const body = await answer.json();
    // These schemas refuse further fields, which the document's leave open.
    v.parse(schema, body);
    const validator = new Validator(components.schemas[name] as Schema, "2020-12", false);
    expect(validator.validate(body), name).toEqual({ valid: true, errors: [] });
    expect(validator.validate({ ...Object(body), error: 1, replies: 1, key: 1 }).valid).toBe(false);
  }
});
