import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardOf, readDashboard } from "#app/couple/data.server.ts";
import {
  enterDashboard,
  firstReplyAt,
  linkOf,
  manyReplies,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { open } from "../support/site.ts";
import { attributesOf, languageOf, textOf, textsOf } from "../support/html.ts";

const hour = 60 * 60 * 1000;

async function dashboardPage(token: string, path = "/replies"): Promise<string> {
  return (await open(path, await enterDashboard(token))).text();
}

/** The first screen's numbers in order: guests, then answers of those who come and who do not. */
function totalsOf(html: string): number[] {
  return textsOf(html, ".ring b, .parts b").map(Number);
}

test("a yes without a number counts as one guest, and a no as none", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: "Անի", guestsNumber: 4 });
  await reply(invitation.path, { name: "Կարեն", guestsNumber: null });
  await reply(invitation.path, { name: "Լևոն", response: "No", guestsNumber: null });
  expect(totalsOf(await dashboardPage(token))).toEqual([5, 2, 1]);
});

test("another invitation's replies are neither shown nor counted", async () => {
  const other = await weddingWithDashboard();
  await reply(other.invitation.path, { name: "Ուրիշի հյուր" });
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: "Անի", response: "No", guestsNumber: null });
  const page = await dashboardPage(token);
  expect(page).not.toContain("Ուրիշի հյուր");
  expect(totalsOf(page)).toEqual([0, 0, 1]);
});

test("the filter shows those who come, or those who do not, and the totals stay", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: "Եկող" });
  await reply(invitation.path, { name: "Չեկող", response: "No", guestsNumber: null });
  const coming = await dashboardPage(token, "/replies?answer=yes");
  expect(textsOf(coming, ".entries bdi")).toEqual(["Եկող"]);
  const notComing = await dashboardPage(token, "/replies?answer=no");
  expect(textsOf(notComing, ".entries bdi")).toEqual(["Չեկող"]);
  expect(totalsOf(notComing)).toEqual(totalsOf(coming));
  expect((await open("/replies?answer=perhaps", await enterDashboard(token))).status).toBe(404);
});

test("450 answers are all reached, 100 on a page, none twice", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await manyReplies(invitation.path, 450);
  const cookie = await enterDashboard(token);
  const seen: string[][] = [];
  let path: string | undefined = "/replies";
  while (path) {
    const html: string = await (await open(path, cookie)).text();
    seen.push(textsOf(html, ".entries bdi"));
    path = attributesOf(html, ".pages a", "href").find(
      (href) => href === `/replies?page=${seen.length + 1}#list`,
    );
  }
  expect(seen.map((names) => names.length)).toEqual([100, 100, 100, 100, 50]);
  expect(new Set(seen.flat()).size).toBe(450);
});

test("a changed answer says what it was before", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const key = await reply(invitation.path, { guestsNumber: 3 });
  await reply(invitation.path, { key, response: "No", guestsNumber: null }, firstReplyAt + hour);
  const list = await dashboardPage(token, "/replies?lng=en");
  expect(textsOf(list, ".changed")).toEqual(["changed 15 January, 13:00"]);
  const [answer = ""] = attributesOf(list, ".entries a", "href");
  const page = await dashboardPage(token, `${answer}?lng=en`);
  expect(textsOf(page, ".history ul li")).toEqual(["Reply – Yes No", "Guests – 3 –"]);
  expect(textsOf(page, ".history .when")).toEqual([
    "15 January, 13:00 changed",
    "15 January, 12:00 replied",
  ]);
});

test("times are those of the event's place", async () => {
  const { invitation, token } = await weddingWithDashboard({
    event: { start: "2027-06-12T15:00", timeZone: "America/Los_Angeles" },
  });
  await reply(invitation.path);
  expect(await dashboardPage(token, "/replies?lng=en")).toContain("15 January, 00:00");
});

test("the couple sees the delivery status of the mail about each reply", async () => {
  const { invitation, token } = await weddingWithDashboard();
  for (const state of ["pending", "sending", "sent", "dead"]) {
    await reply(invitation.path, { name: `mail ${state}`, recipients: [`${state}@example.com`] });
    await env.DB.prepare("UPDATE outbox SET state = ?1 WHERE invitation = ?2 AND recipient = ?3")
      .bind(state, invitation.path, `${state}@example.com`)
      .run();
  }
  await reply(invitation.path, { name: "mail none" });
  const found = readDashboard(
    await env.DB.batch(dashboardOf(env.DB, invitation.path, { limit: 10 })),
  );
  expect(Object.fromEntries(found.replies.map(({ name, mail }) => [name, mail]))).toEqual({
    "mail pending": "pending",
    "mail sending": "pending",
    "mail sent": "sent",
    "mail dead": "dead",
    "mail none": "none",
  });
  expect(found.unsent).toEqual({ pending: 2, dead: 1, unconfirmed: 0 });
  expect(await dashboardPage(token, "/replies?lng=en")).toContain("couldn’t be delivered");
});

test.each(["pending", "sending", "dead"])(
  "a mail that was perhaps delivered says so while it is %s, in words of its own",
  async (state) => {
    const { invitation, token } = await weddingWithDashboard();
    await reply(invitation.path, { recipients: ["couple@example.com"] });
    await env.DB.prepare("UPDATE outbox SET state = ?1, unconfirmed = 1 WHERE invitation = ?2")
      .bind(state, invitation.path)
      .run();
    const page = textOf(await dashboardPage(token, "/replies?lng=en"));
    expect(page).toContain("may have been delivered");
    expect(page).toContain("may come twice");
    expect(page).not.toContain("couldn’t be delivered");
    expect(page).not.toContain("on its way");
    await env.DB.prepare("UPDATE outbox SET state = 'sent' WHERE invitation = ?1")
      .bind(invitation.path)
      .run();
    expect(textOf(await dashboardPage(token, "/replies?lng=en"))).not.toContain("perhaps");
  },
);

test("what a guest wrote stays text on the page", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: '<script>alert("x")</script>' });
  await reply(invitation.path, { name: '=HYPERLINK("http://x")' });
  const page = await dashboardPage(token);
  expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("=HYPERLINK(&quot;http://x&quot;)");
});

test("the dashboard is in the invitation's first language until the couple picks another", async () => {
  const { token } = await weddingWithDashboard({ languages: ["ru", "en"] });
  const cookie = await enterDashboard(token);
  const first = await open("/replies", { ...cookie, "Accept-Language": "en" });
  expect(languageOf(await first.text())).toBe("ru");
  const picked = await open("/replies?lng=en", cookie);
  expect(languageOf(await picked.text())).toBe("en");
  const remembered = { Cookie: picked.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  expect(languageOf(await (await open("/replies", remembered)).text())).toBe("en");
  expect(languageOf(await (await open("/replies?lng=de", cookie)).text())).toBe("de");
});

test("the replies of an invitation that is no longer published are still there", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path, { name: "Գոհար Սարգսյան" });
  await env.CONTENT.delete(`invitation:${invitation.path}`);
  const page = await dashboardPage(token);
  expect(page).toContain("Գոհար Սարգսյան");
  expect(page).toContain(invitation.path);
});

test("a dashboard costs one round trip to D1", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await reply(invitation.path);
  const link = await linkOf(token);
  const trips: string[] = [];
  const counted = new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== "prepare") trips.push(name);
      return db[name].bind(db);
    },
  });
  const { results } = await requireLink(
    counted,
    { link: link.id, invitation: invitation.path },
    dashboardOf(counted, invitation.path, { limit: 10 }),
  );
  expect(readDashboard(results).replies).toHaveLength(1);
  expect(trips).toEqual(["batch"]);
});
