import { env } from "cloudflare:workers";
import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { revokeLinks } from "#app/domain/couple-link/mutations.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { newSession, serializeSession } from "#app/couple/session.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { requireSettings } from "#app/lib/settings.ts";
import {
  enterDashboard,
  firstReplyAt,
  linkOf,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, post } from "../support/site.ts";
import { languageOf, parse } from "../support/html.ts";

const { DASHBOARD_SECRET, REPLY_SECRET } = requireSettings(env, [
  "DASHBOARD_SECRET",
  "REPLY_SECRET",
]);
const hour = 60 * 60 * 1000;

/** Cookies that no couple has; a stranger could send them. */
async function cookieOf(
  payload: unknown,
  secrets: string[] = [...DASHBOARD_SECRET],
): Promise<{ Cookie: string }> {
  const cookie = createCookie("__Host-dashboard", { secrets, secure: true });
  return { Cookie: (await cookie.serialize(payload)).split(";")[0] ?? "" };
}

test("a couple's link leads to their replies, and the address there has no token", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: "Գոհար Սարգսյան" });
  const entered = await open(`/replies/${token}`);
  expect(entered.status).toBe(303);
  expect(entered.headers.get("Location")).toBe("/replies");
  const cookie = entered.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(
    /^__Host-dashboard=.*Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie).not.toContain(token);

  const page = await open("/replies", { Cookie: cookie.split(";")[0] ?? "" });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Գոհար Սարգսյան");
});

test("a chat that fetches the link to preview it does not invalidate it", async () => {
  const { token } = await weddingWithDashboard();
  const answers = [];
  for (let time = 0; time < 3; time += 1) answers.push(await open(`/replies/${token}`));
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
});

test("a wrong token, a revoked one and a page without a cookie look alike", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await revokeLinks(env.DB, invitation.path, firstReplyAt);
  const headers = { "CF-Connecting-IP": "192.0.2.1" };
  const answers = await Promise.all(
    [newToken(), token, "short", `m.${crypto.randomUUID()}.9999999999999.${"A".repeat(43)}`].map(
      (wrong) => open(`/replies/${wrong}`, headers),
    ),
  );
  const pages = await Promise.all(
    [...answers, await open("/replies")].map(async (response) => [
      response.status,
      parse(await response.text()).body.outerHTML,
    ]),
  );
  expect(new Set(pages.map(([status]) => status))).toEqual(new Set([404]));
  expect(new Set(pages.map(([, html]) => html)).size).toBe(1);
  expect(pages[0]?.[1]).toContain("<h1");
  expect(answers.map((response) => response.headers.get("Set-Cookie"))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("one address cannot try tokens without end", async () => {
  const headers = { "CF-Connecting-IP": "192.0.2.2" };
  const { first, passed } = await exceedRateLimit(env.DASHBOARD_LIMIT, () =>
    open(`/replies/${newToken()}`, headers),
  );
  expect(first.status).toBe(404);
  expect(passed).toBeGreaterThanOrEqual(30);
});

test("revoking a link closes an open dashboard at once", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const cookie = await enterDashboard(token);
  expect((await open("/replies", cookie)).status).toBe(200);
  await revokeLinks(env.DB, invitation.path, firstReplyAt);
  expect((await open("/replies", cookie)).status).toBe(404);
  expect((await open("/replies.csv", cookie)).status).toBe(404);
});

test("one couple's cookie does not open another couple's dashboard", async () => {
  const mine = await weddingWithDashboard();
  const theirs = await weddingWithDashboard();
  const link = await linkOf(mine.token);
  const session = {
    purpose: "dashboard",
    link: link.id,
    invitation: theirs.invitation.path,
    expires: Date.now() + hour,
  };
  expect((await open("/replies", await cookieOf(session))).status).toBe(404);
});

test("a cookie that was tampered with, has expired, or was signed for something else opens nothing", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const { Cookie } = await enterDashboard(token);
  const link = await linkOf(token);
  const good = {
    purpose: "dashboard",
    link: link.id,
    invitation: invitation.path,
    expires: Date.now() + hour,
  };
  expect((await open("/replies", await cookieOf(good))).status).toBe(200);

  const ended =
    (await serializeSession(DASHBOARD_SECRET, newSession(link, 0), 0)).split(";")[0] ?? "";
  const refused = [
    { Cookie: Cookie.replace(/=(.)/, (_, first: string) => `=${first === "a" ? "b" : "a"}`) },
    { Cookie: ended },
    await cookieOf({ ...good, purpose: "reply" }),
    await cookieOf({ ...good, expires: Date.now() - 1 }),
    await cookieOf({ ...good, expires: undefined }),
    await cookieOf(good, [...REPLY_SECRET]),
    await cookieOf(good, []),
  ];
  for (const cookie of refused) {
    const page = await open("/replies", cookie);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain(invitation.path);
    expect((await open("/replies.data", cookie)).status).toBe(404);
  }
});

test("a couple's replies are neither cached nor indexed", async () => {
  const { token } = await weddingWithDashboard();
  const cookie = await enterDashboard(token);
  const answers = await Promise.all([
    open("/replies", cookie),
    open("/replies.csv", cookie),
    open("/replies"),
    open(`/replies/${token}`),
    open("/api/replies"),
  ]);
  expect(answers.map((answer) => answer.headers.get("Cache-Control"))).toEqual(
    Array(5).fill("private, no-store"),
  );
  expect(answers.map((answer) => answer.headers.get("X-Robots-Tag"))).toEqual(
    Array(5).fill("noindex"),
  );
});

test("a mail's token opens the dashboard until its link is revoked", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const { id } = await linkOf(token);
  const inMail = await mailToken(DASHBOARD_SECRET, id, Date.now());
  expect((await open(`/replies/${inMail}`)).status).toBe(303);
  expect((await open("/replies", await enterDashboard(inMail))).status).toBe(200);

  const later = inMail.replace(/\.(\d+)\./, (_, expires: string) => `.${Number(expires) + 1}.`);
  const ended = await mailToken(DASHBOARD_SECRET, id, 0);
  const ofAnother = inMail.replace(id, crypto.randomUUID());
  // While the link stands, so that nothing but the token itself is wrong.
  for (const wrong of [later, ended, ofAnother])
    expect((await open(`/replies/${wrong}`)).status).toBe(404);
  await revokeLinks(env.DB, invitation.path, firstReplyAt);
  expect((await open(`/replies/${inMail}`)).status).toBe(404);
});

test("signing out ends the session of one browser, and the link opens it again", async () => {
  const { token } = await weddingWithDashboard({ languages: ["fr"] });
  const [one, other] = [await enterDashboard(token), await enterDashboard(token)];
  const [form] = parse(await (await open("/replies", one)).text()).querySelectorAll(".leave");
  expect(form?.getAttribute("action")).toBe("/replies/leave");
  const left = await post("/replies/leave", {}, one);
  expect(left.status).toBe(303);
  const [cookie = "", ...attributes] = (left.headers.get("Set-Cookie") ?? "").split("; ");
  expect(attributes).toContain("Max-Age=0");
  const page = await open(left.headers.get("Location") ?? "", { Cookie: cookie });
  expect(languageOf(await page.text())).toBe("fr");
  expect((await open("/replies", { Cookie: cookie })).status).toBe(404);
  expect((await open("/replies", other)).status).toBe(200);
  expect((await open("/replies", await enterDashboard(token))).status).toBe(200);
});
