import { Validator, type Schema } from "@cfworker/json-schema";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendRow } from "#app/platform/outbox/send.server.ts";
import { sweepOutbox } from "#app/platform/outbox/sweep.server.ts";
import { hookSchema } from "#app/couple/replies-api/schema.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { senderOf } from "../../workers/outbox.ts";
import { reply } from "../support/dashboard.ts";
import { attributesOf, textOf, valueOf } from "../support/html.ts";
import {
  change,
  coupleOfWedding,
  readSettingsPage,
  shareLinkOf,
} from "../support/settings-page.ts";
import { open, post } from "../support/site.ts";

/** An answer of this moment, so that its message is due. */
const answer = (path: string, given: Parameters<typeof reply>[1] = {}) =>
  reply(path, given, Date.now());

const url = "https://hooks.planner.am/replies?key=1";

type Posted = { address: string; headers: Headers; body: string; redirect: string | undefined };

let posted: Posted[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

/**
 * Requests that leave the machine: to the program of the couple, which answers 204 unless a test
 * says otherwise.
 */
beforeEach(() => {
  [posted, answers] = [[], []];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    posted.push({
      address: String(address),
      headers: new Headers(init?.headers),
      body: String(init?.body),
      redirect: init?.redirect,
    });
    return (await answers.shift()?.()) ?? new Response(null, { status: 204 });
  });
});
afterEach(() => vi.restoreAllMocks());

type Visitor = { Cookie: string };

async function setHook(couple: Visitor, address = url) {
  const key = valueOf(await readSettingsPage(couple), "key");
  return change(couple, { intent: "set-webhook", key, url: address });
}

/** A couple whose program is told of answers. */
async function coupleWithHook() {
  const { invitation, couple } = await coupleOfWedding();
  const page = await (await setHook(couple)).text();
  const [secret = ""] = attributesOf(page, "#programs .shown-link input", "value");
  return { path: invitation.path, couple, secret };
}

async function waiting(path: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT id FROM outbox WHERE invitation = ? AND channel = 'webhook' AND state = 'pending' ORDER BY rowid",
  )
    .bind(path)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Sends what waits for an invitation's program, whenever it is due. */
async function send(path: string, later = 0) {
  const sender = { ...senderOf(env), now: () => Date.now() + later };
  for (const id of await waiting(path)) await sendRow(sender, id);
}

const eventOf = ({ body }: Posted) => v.parse(hookSchema, JSON.parse(body));

/** As Standard Webhooks has receivers check it. */
async function isSigned({ headers, body }: Posted, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace("whsec_", "")), (one) => one.charCodeAt(0));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["verify"]);
  const text = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
  const checks = (headers.get("webhook-signature") ?? "").split(" ").map((one) => {
    const signature = Uint8Array.from(atob(one.replace("v1,", "")), (byte) => byte.charCodeAt(0));
    return crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(text));
  });
  return (await Promise.all(checks)).includes(true);
}

test("a couple's program is told of each new, changed, hidden and shown answer, signed by the secret that was shown once", async () => {
  const { path, couple, secret } = await coupleWithHook();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await readSettingsPage(couple)).not.toContain(secret);
  const key = await answer(path, { name: "Անի", guestsNumber: 2 });
  await send(path);
  await answer(path, { key, name: "Անի", guestsNumber: 3 });
  await answer(path, { key, name: "Անի", guestsNumber: 3 });
  await send(path);
  const [stored] = await listReplies(env.DB, path, { limit: 1 });
  const id = stored?.id ?? "";
  for (const review of ["hide", "show"]) {
    await post("/replies", { review, id, household: "" }, couple);
    await send(path);
  }
  expect(posted.map(({ address, redirect }) => [address, redirect])).toEqual(
    Array.from({ length: 4 }, () => [url, "manual"]),
  );
  expect(posted.map(eventOf)).toMatchObject([
    { type: "reply.created", data: { invitation: path, reply: { id, guestsNumber: 2 } } },
    { type: "reply.changed", data: { reply: { id, revision: 2, guestsNumber: 3 } } },
    { type: "reply.removed", data: { invitation: path, id } },
    { type: "reply.changed", data: { reply: { id } } },
  ]);
  const described = await (
    await open("/api")
  ).json<{ components: { schemas: { Event: Schema } } }>();
  const validator = new Validator(described.components.schemas.Event, "2020-12", false);
  for (const one of posted) {
    expect(await isSigned(one, secret)).toBe(true);
    expect(await isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
    expect(validator.validate(JSON.parse(one.body)).errors).toEqual([]);
  }
  expect(new Set(posted.map(({ headers }) => headers.get("webhook-id"))).size).toBe(4);
});

test("an answer that hosts enter and take back is told too", async () => {
  const { path, couple } = await coupleWithHook();
  const entering = { key: crypto.randomUUID(), name: "Վահե", response: "Yes", guestsNumber: "2" };
  await post("/replies/answers/new", entering, couple);
  await send(path);
  const [stored] = await listReplies(env.DB, path, { limit: 1 });
  const taken = { review: "withdraw", id: stored?.id ?? "", household: "", revision: "1" };
  await post("/replies", taken, couple);
  await send(path);
  expect(posted.map((one) => eventOf(one).type)).toEqual(["reply.created", "reply.removed"]);
});

test("what a program does not take comes again under the same id, redirects included, and the couple sees it", async () => {
  const { path, couple } = await coupleWithHook();
  await answer(path, { name: "Անի" });
  answers = [
    () => new Response("x".repeat(100_000), { status: 500 }),
    () => new Response(null, { status: 302, headers: { Location: "https://127.0.0.1/" } }),
    () => Promise.reject(new TypeError(`cannot reach ${url}`)),
  ];
  for (let attempt = 0; attempt < 3; attempt += 1) await send(path, attempt * 3_600_000);
  expect(posted.map(({ address }) => address)).toEqual([url, url, url]);
  const shown = textOf(await readSettingsPage(couple));
  expect(shown).toContain("Not taken yet");
  expect(shown).toContain("(no connection)");
  await send(path, 4 * 3_600_000);
  expect(new Set(posted.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);
  expect(textOf(await readSettingsPage(couple))).toContain("Last sent");
});

test("an address that says that it is gone is told nothing more of this, until the couple sends it again", async () => {
  const { path, couple } = await coupleWithHook();
  await answer(path, { name: "Անի" });
  answers = [() => new Response(null, { status: 410 })];
  await send(path);
  expect(await waiting(path)).toEqual([]);
  const page = await readSettingsPage(couple);
  expect(textOf(page)).toContain("(410)");
  const key = valueOf(page, "key");
  expect((await change(couple, { intent: "retry-webhook", key })).status).toBe(303);
  await send(path);
  expect(posted).toHaveLength(2);
});

test("a program that does not answer holds up no other couple's in the same sweep", async () => {
  const [silent, other] = [await coupleWithHook(), await coupleWithHook()];
  for (const [index, path] of [silent.path, silent.path, silent.path, other.path].entries())
    await reply(path, {}, Date.now() - 10_000 + index);
  answers = [() => new Response(null, { status: 503 })];
  await sweepOutbox(senderOf(env), 100);
  expect(await waiting(silent.path)).toHaveLength(3);
  expect(await waiting(other.path)).toHaveLength(0);
});

test("a test is sent once for each press, and what was set before is told nothing more", async () => {
  const { path, couple, secret } = await coupleWithHook();
  await answer(path);
  const key = valueOf(await readSettingsPage(couple), "key");
  for (const fields of [
    { intent: "test-webhook", key },
    { intent: "test-webhook", key },
  ])
    expect((await change(couple, fields)).status).toBe(303);
  expect(await waiting(path)).toHaveLength(2);
  const again = await (await setHook(couple, "https://other.planner.am/")).text();
  expect(attributesOf(again, "#programs .shown-link input", "value")[0]).not.toBe(secret);
  expect(await waiting(path)).toHaveLength(0);
  await answer(path);
  await send(path);
  expect(posted.map(({ address }) => address)).toEqual(["https://other.planner.am/"]);
  await change(couple, { intent: "remove-webhook", key });
  await answer(path);
  expect(await waiting(path)).toHaveLength(0);
});

test("an address that is not public is refused beside its field, and a shared link sets none", async () => {
  const { couple } = await coupleOfWedding();
  for (const address of ["http://hooks.am/", "https://10.0.0.1/", "https://localhost/", "x"]) {
    const refused = await setHook(couple, address);
    expect(refused.status, address).toBe(400);
    expect(await refused.text()).toContain("begins with https://");
  }
  const { visitor } = await shareLinkOf(couple, "Mom", "edit");
  const key = crypto.randomUUID();
  expect((await change(visitor, { intent: "set-webhook", key, url })).status).toBe(403);
  expect(posted).toEqual([]);
});

test("an address that was stored and is no longer allowed is not asked when its message is due", async () => {
  const { path } = await coupleWithHook();
  await answer(path);
  await env.DB.prepare("UPDATE webhooks SET url = 'https://127.0.0.1/' WHERE invitation = ?")
    .bind(path)
    .run();
  await send(path);
  expect(posted).toEqual([]);
  expect(await waiting(path)).toEqual([]);
});
