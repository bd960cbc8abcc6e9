import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import {
  changedKey,
  enterDashboard,
  linkOf,
  programOf,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { cookieIn, tampered } from "../support/guarded-orders.ts";
import { addressesBehind, routesBehind } from "../support/guards.ts";
import type { PostedForm } from "../support/posted-forms.ts";
import { ask, expectPromised } from "../support/promised-headers.ts";
import { formsOfSite } from "../support/site-forms.ts";
import { open } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

const marker = "Գաղտնապահյան";
const secrets = requireSettings(env, [
  "DASHBOARD_SECRET",
  "GATE_SECRET",
  "REPLY_SECRET",
  "MAIL_API_KEY",
  "TELEGRAM_WEBHOOK_SECRET",
]);

let forms: Record<string, PostedForm> = {};
let couple = {
  token: "",
  mailed: "",
  cookie: {} as Record<string, string>,
  staffToken: "",
  program: { Authorization: "" },
};

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
  forms = await formsOfSite();
  const { invitation, token } = await weddingWithDashboard({
    title: { am: marker, en: marker, ru: marker },
  });
  await reply(invitation.path, { name: marker });
  couple = {
    token,
    mailed: await mailToken(secrets.DASHBOARD_SECRET, (await linkOf(token)).id, Date.now()),
    cookie: await enterDashboard(token),
    staffToken: await createStaffLink(env.DB, "Ani", Date.now()),
    program: await programOf(invitation.path),
  };
}, 60_000);

const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

async function counts(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  ).all<{ name: string }>();
  const answers = await env.DB.batch<{ n: number }>(
    results.map(({ name }) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)),
  );
  return JSON.stringify(answers.map(({ results: [row] }, at) => [results[at]?.name, row?.n]));
}

test("every route is guarded by something, or known to be for everybody", () => {
  for (const guard of ["couple", "staff", "gate", "preview", "order", "token", "key"] as const)
    expect(routesBehind(guard).length, guard).toBeGreaterThan(0);
  expect(routesBehind("nothing").length).toBeGreaterThan(15);
});

test("what is for everybody shows nothing of a couple, whatever its visitor may open elsewhere", async () => {
  const staff = cookieIn(
    (await open(`/studio/${couple.staffToken}`)).headers.get("Set-Cookie") ?? "",
  );
  expect(await (await open("/replies", couple.cookie)).text()).toContain(marker);
  for (const address of addressesBehind("nothing", {}))
    for (const credential of [
      couple.cookie,
      staff,
      couple.program,
      { Authorization: `Bearer ${couple.token}` },
    ]) {
      const answer = await open(address, { ...visitor(), ...credential });
      expectPromised(answer, address);
      expect(await answer.text(), address).not.toContain(marker);
    }
});

test("a secret in an address opens what it was made for, and nothing else", async () => {
  const { token, mailed, staffToken } = couple;
  const right: Record<string, string[]> = {
    "/replies/:token": [token, mailed],
    "/studio/:token": [staffToken],
  };
  for (const route of routesBehind("token")) {
    const key = couple.program.Authorization.split(" ")[1] ?? "";
    const given = [token, mailed, staffToken, key, newToken(), tampered(`${token}.`)];
    for (const one of [
      ...given,
      tampered(mailed),
      "x",
      "%00",
      `${token}.`,
      secrets.DASHBOARD_SECRET[0] ?? "",
    ]) {
      const address = route.replace(":token", one);
      const answer = await open(address, visitor());
      const isRight = right[route]?.includes(one) === true;
      expect(answer.status, address).toBe(isRight ? 303 : 404);
      expect(answer.headers.has("Set-Cookie"), address).toBe(isRight);
      expectPromised(answer, address);
      expect(await answer.text(), address).not.toContain(marker);
    }
  }
});

test("a program's key opens what it was made for, and nothing else", async () => {
  const before = await counts();
  const bearer = (key = "") => ({ Authorization: `Bearer ${key}` });
  const named = (key = "") => ({ "X-Telegram-Bot-Api-Secret-Token": key });
  const [mail, telegram] = [secrets.MAIL_API_KEY[0], secrets.TELEGRAM_WEBHOOK_SECRET[0]];
  const others = [secrets.DASHBOARD_SECRET[0], secrets.GATE_SECRET[0], secrets.REPLY_SECRET[0]];
  const program = couple.program.Authorization.split(" ")[1] ?? "";
  const links = [couple.token, couple.mailed, couple.staffToken];
  const keys = [mail, telegram, program, changedKey(program), ...links, newToken(), "", ...others];
  const right: Record<string, string> = {
    "/send-email": JSON.stringify(bearer(mail)),
    "/api/telegram": JSON.stringify(named(telegram)),
    "/api/invitations": JSON.stringify(bearer(program)),
    "/api/replies": JSON.stringify(bearer(program)),
    // A signature of each body (card-notices.test.ts).
    "/api/stripe": "",
  };
  expect(routesBehind("key").toSorted()).toEqual(Object.keys(right).toSorted());
  for (const route of routesBehind("key"))
    for (const given of [{}, couple.cookie, ...keys.flatMap((key) => [bearer(key), named(key)])])
      for (const method of ["GET", "POST"]) {
        if (JSON.stringify(given) === right[route]) continue;
        const headers = { ...visitor(), ...given, "Content-Type": "application/json" };
        const answer = await ask(method, route, {
          headers,
          ...(method === "POST" && { body: '{"message":{"chat":{"id":1},"text":"/start x"}}' }),
        });
        const where = `${method} ${route} ${JSON.stringify(given)}`;
        expect([401, 403, 404, 405], where).toContain(answer.status);
        expectPromised(answer, where);
        expect(await answer.text(), where).not.toContain(marker);
      }
  expect(await counts()).toBe(before);
});

test("no form of another site, nor one that says nothing of where it comes from, does anything", async () => {
  const before = await counts();
  const from: Record<string, string>[] = [
    {},
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://other.localhost" },
    { Referer: "https://evil.example/" },
  ];
  for (const [name, { to, fields, headers }] of Object.entries(forms))
    for (const origins of from) {
      const answer = await fetchSite(
        new Request(`http://localhost${to}`, {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { ...visitor(), ...headers, ...origins },
          redirect: "manual",
        }),
      );
      const where = `${name}, ${JSON.stringify(origins)}`;
      // React Router refuses some of these itself, with 400.
      expect([400, 403], where).toContain(answer.status);
      expectPromised(answer, where);
    }
  expect(await counts()).toBe(before);
});
