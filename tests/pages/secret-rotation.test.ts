import { env } from "cloudflare:workers";
import { createCookie } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { addressToken } from "#app/couple/settings/address/token.ts";
import { newSession, serializeSession } from "#app/couple/session.server.ts";
import { serializeUnlocked } from "#app/domain/gate/session.server.ts";
import { orderKey } from "#app/shop/order/access.server.ts";
import { orderForm } from "#app/shop/order/submit.server.ts";
import { changeToken } from "#app/domain/reply/change/links.server.ts";
import { rememberReply } from "#app/domain/reply/session.server.ts";
import { signFormTimestamp } from "#app/lib/spam-check.server.ts";
import { requireSettings, settingNames } from "#app/lib/settings.ts";
import { addAddress } from "#app/platform/outbox/notification/mutations.server.ts";
import { savePersonalisation } from "#app/domain/personalisation/session.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import running from "../../docs/running.md?raw";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { linkOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { gatedWedding, password, storedPassword, typePassword } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";
import { callWebhook } from "../support/telegram.ts";
import { fetchSite } from "../support/worker.ts";

const settings = requireSettings(env, [
  "GATE_SECRET",
  "REPLY_SECRET",
  "DASHBOARD_SECRET",
  "MAIL_API_KEY",
  "TELEGRAM_WEBHOOK_SECRET",
]);
const strange: Secrets = ["s".repeat(64)];

/** The secrets before a rotation, and unrelated ones. */
function pairOf([, before = ""]: Secrets): [earlier: Secrets, strange: Secrets] {
  expect(before).not.toBe("");
  return [[before], strange];
}

/** The `Cookie` header of a browser after a `Set-Cookie`. */
function cookieOf(set: string | null) {
  return { Cookie: set?.split(";")[0] ?? "" };
}

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
});

test("a guest who was let in before the gate's secret changed is still let in", async () => {
  const { path } = await gatedWedding();
  const gate = { invitation: path, password: storedPassword };
  const statuses = pairOf(settings.GATE_SECRET).map(async (secrets) => {
    const cookie = cookieOf(await serializeUnlocked(secrets, gate, Date.now()));
    return (await open(`/${path}`, cookie)).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 403]);

  const set = (await typePassword(`/${path}`, password)).headers.get("Set-Cookie") ?? "";
  const [name = ""] = set.split("=");
  const signedBy = async (secret: string) =>
    (await createCookie(name, { secrets: [secret] }).parse(cookieOf(set).Cookie)) !== null;
  expect(await Promise.all(settings.GATE_SECRET.map(signedBy))).toEqual([true, false]);
});

test("a guest's phone and link to change an answer outlive a change of their secret", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const key = await reply(invitation.path, { name: "Գոհար Սարգսյան" }, Date.now());
  const [earlier, never] = pairOf(settings.REPLY_SECRET);
  const shown = async (secrets: Secrets) => {
    const cookie = await rememberReply(
      new Request(origin),
      secrets,
      invitation.path,
      key,
      Date.now(),
    );
    return (await (await open(`/${invitation.path}`, cookieOf(cookie))).text()).includes("Գոհար");
  };
  expect([await shown(earlier), await shown(never)]).toEqual([true, false]);
  const opens = async (secrets: Secrets) => {
    const token = await changeToken(secrets, invitation, key);
    return (await open(`/${invitation.path}?r=${token}`)).headers.has("Set-Cookie");
  };
  expect([await opens(earlier), await opens(never)]).toEqual([true, false]);
});

test("a form that was opened before its secret changed is not marked as spam", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const aMinuteAgo = Date.now() - 60_000;
  for (const secrets of pairOf(settings.REPLY_SECRET)) {
    const stamp = await signFormTimestamp(secrets, path, aMinuteAgo);
    await post(`/${path}`, { ...goodReply(), stamp });
    await post("/order", {
      ...goodOrder(dayFromNow(50)),
      details: path,
      stamp: await signFormTimestamp(secrets, orderForm, aMinuteAgo),
    });
  }
  const marks = async (sql: string) =>
    (await env.DB.prepare(sql).bind(path).all<{ suspect: number }>()).results.map(
      ({ suspect }) => suspect,
    );
  expect(await marks("SELECT suspect FROM replies WHERE invitation = ? ORDER BY rowid")).toEqual([
    0, 1,
  ]);
  expect(await marks("SELECT suspect FROM orders WHERE details = ? ORDER BY rowid")).toEqual([
    0, 1,
  ]);
});

test("a customer's link to the order outlives a change of its secret", async () => {
  const sent = await post("/order", goodOrder(dayFromNow(50)));
  const number = Number(/\d{6}/.exec(sent.headers.get("Location") ?? "")?.[0]);
  const statuses = pairOf(settings.REPLY_SECRET).map(async (secrets) => {
    const key = await orderKey(secrets, number);
    return (await open(`/order/${number}?key=${key}&lng=am`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test("a personalisation outlives a change of its secret", async () => {
  const path = "templates/4003";
  await publish(env.CONTENT, weddingOf({ kind: "templates", slug: "4003", path }));
  const found = pairOf(settings.REPLY_SECRET).map(async (secrets) => {
    const personalisation = { first: "Շուշանիկ", second: "", date: "" };
    const set = await savePersonalisation(
      env.VISITS,
      secrets,
      new Request(origin),
      personalisation,
    );
    return (await (await open(`/${path}`, cookieOf(set))).text()).includes("Շուշանիկ");
  });
  expect(await Promise.all(found)).toEqual([true, false]);
});

test("a couple's browser and the links in their mails outlive a change of their secret", async () => {
  const { token } = await weddingWithDashboard();
  const link = await linkOf(token);
  const now = Date.now();
  const statuses = pairOf(settings.DASHBOARD_SECRET).map(async (secrets) => {
    const cookie = cookieOf(await serializeSession(secrets, newSession(link, now), now));
    const inMail = await mailToken(secrets, link.id, now);
    return [(await open("/replies", cookie)).status, (await open(`/replies/${inMail}`)).status];
  });
  expect(await Promise.all(statuses)).toEqual([
    [200, 303],
    [404, 404],
  ]);
});

test("programs and Telegram may use the earlier secret during its rotation", async () => {
  const sent = pairOf(settings.MAIL_API_KEY).map(async ([key]) => {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const request = new Request(`${origin}/send-email`, { method: "POST", body: "{}", headers });
    return (await fetchSite(request)).status;
  });
  expect(await Promise.all(sent)).toEqual([400, 401]);
  const called = pairOf(settings.TELEGRAM_WEBHOOK_SECRET).map(async ([secret]) => {
    return (await callWebhook({}, secret)).status;
  });
  expect(await Promise.all(called)).toEqual([200, 404]);
});

test("the confirmation of an address outlives a change of its secret", async () => {
  const { invitation } = await weddingWithDashboard();
  const address = `${crypto.randomUUID()}@example.com`;
  const asked = { invitation: invitation.path, address, language: "en" } as const;
  await addAddress(env.DB, asked, Date.now());
  const id = await env.DB.prepare("SELECT id FROM notification_addresses WHERE address = ?")
    .bind(address)
    .first<string>("id");
  const statuses = pairOf(settings.DASHBOARD_SECRET).map(async (secrets) => {
    const token = await addressToken(secrets, id ?? "", Date.now() + 60_000);
    return (await open(`/replies/confirm/${token}`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test("the owner's page tells how long to wait for each secret that has an earlier value", () => {
  const [, section = ""] = running.split("## Changing a secret");
  const told = [...section.matchAll(/^ *\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const rotated = settingNames.flatMap((name) => /^(.+)_PREVIOUS$/.exec(name)?.[1] ?? []);
  expect(told.filter((name) => rotated.some((other) => other === name)).toSorted()).toEqual(
    rotated.toSorted(),
  );
});
