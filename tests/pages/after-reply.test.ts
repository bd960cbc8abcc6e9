import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { planPublication, publish as publishPlan } from "#app/domain/authoring/publish/plan.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeChangeMail } from "#app/domain/reply/change/mail.server.ts";
import { tellGuests } from "#app/domain/reply/change/rules.server.ts";
import { stopToken } from "#app/domain/reply/address/token.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { before, changeRows, guestOf, publishLater, wedding } from "../support/changed-wedding.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { aram, olga, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf, countOf, parse, textsOf } from "../support/html.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish } from "../support/invitations.ts";
import { origin, open, post } from "../support/site.ts";
import { advanceClock, setClock } from "../support/time.ts";
import { fetchSite } from "../support/worker.ts";

const after = instantOf("2027-06-20T12:00", "Asia/Yerevan");

test("a guest who comes may leave an address, and take it back", async () => {
  const { path } = await publish(env.CONTENT, wedding());
  const guest = await guestOf(path);
  expect((await guest.send({ intent: "address", email: "no address" })).status).toBe(400);
  expect((await guest.send({ intent: "address", email: "ani@example.com" })).status).toBe(303);
  expect(textsOf(await guest.read(), ".changes bdi")).toEqual(["ani@example.com"]);
  expect((await guest.send({ intent: "address", email: "" })).status).toBe(303);
  expect(countOf(await guest.read(), "#changes-email")).toBe(1);
});

test("another's mark, a guest who does not come and a page without a reply have no such form", async () => {
  const { path } = await publish(env.CONTENT, wedding());
  const guest = await guestOf(path);
  const stranger = await post(`/${path}`, {
    intent: "address",
    mark: guest.mark,
    email: "stranger@example.com",
  });
  expect(stranger.status).toBe(410);
  const absent = await guestOf(path, { key: crypto.randomUUID(), response: "No" });
  expect(absent.mark).toBe("");
});

test("a change is mailed once to each guest who comes, in the language of their page", async () => {
  const { invitation, token } = await weddingWithDashboard(wedding());
  const { path } = invitation;
  const guest = await guestOf(path);
  await guest.send({ intent: "address", email: "ani@example.com" });
  await publishLater(invitation, before);
  advanceClock();
  const couple = await enterDashboard(token);
  const page = "/replies/reminders?about=change&lng=en";
  const tell = () => post(page, { mark: "mail" }, couple);
  expect(await (await open(page, couple)).text()).toContain("1 guest asked to hear of changes");
  await tell();
  await tell();
  const [row, ...others] = await changeRows(path);
  expect(others).toEqual([]);
  // Composed earlier, it would tell what an isolate still reads of the version before.
  const due = await env.DB.prepare("SELECT due_at AS at FROM outbox WHERE id = ?1")
    .bind(row?.id)
    .first<{ at: number }>();
  expect(due?.at).toBeGreaterThan(before + 60_000);
  expect(await (await open(page, couple)).text()).toContain("1 guest is told");
  if (!row) throw new Error("no message");
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const now = () => before;
  const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET, now };
  const mail = await composeChangeMail(sources, row);
  expect(mail.to).toBe("ani@example.com");
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("16:00 instead of 15:00");
    expect(part).toContain("Saint Gayane");
  }
  // The mail's own link forgets the address, and what was still to be sent.
  const stop = /http:\/\/localhost(\/stop\/\S+)/.exec(mail.text)?.[1] ?? "";
  expect(await (await open(stop)).text()).toContain("ani@example.com");
  await post(stop, {});
  expect(await (await open(stop)).text()).toContain("We won’t write to this address again");
  expect(await changeRows(path)).toEqual([]);
  expect(mail.stop).toBe(`${origin}${stop}`);
});

test("a mail program's own button stops the mails by one POST, twice as well as once, and nothing else passes", async () => {
  const { invitation, token } = await weddingWithDashboard(wedding());
  const guest = await guestOf(invitation.path);
  await guest.send({ intent: "address", email: "ani@example.com" });
  await publishLater(invitation, before);
  advanceClock();
  await post("/replies/reminders?about=change", { mark: "mail" }, await enterDashboard(token));
  const [mail] = await changeRows(invitation.path);
  const addresses = () =>
    env.DB.prepare("SELECT count(*) AS count FROM guest_addresses WHERE invitation = ?1")
      .bind(invitation.path)
      .first<number>("count");
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const stop = `/stop/${await stopToken(DASHBOARD_SECRET, mail?.id ?? "")}?lng=en`;
  // As Gmail's and Yahoo's servers post it: no cookie, no Origin, no Sec-Fetch-Site.
  const click = (address: string, body: BodyInit) =>
    fetchSite(new Request(`${origin}${address}`, { method: "POST", body, redirect: "manual" }));
  const asForm = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

  expect((await click(stop, new URLSearchParams())).status).toBe(403);
  expect((await click(`/${invitation.path}`, asForm)).status).toBe(403);
  expect((await click(stop.replace("/stop/", "/stop/x"), asForm)).status).toBe(404);
  expect(await addresses()).toBe(1);
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  for (const body of [asForm, parts]) {
    const answer = await click(stop, body);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("We won’t write to this address again");
    expect(await addresses()).toBe(0);
  }
});

test("who was told of a change is told when it is taken back, by page, mail and calendar, and once", async () => {
  const draftAt = (hour: string, status?: PublishedInvitation["status"]) => {
    const {
      version: _version,
      hash: _hash,
      ...draft
    } = wedding({ slug: "taken-back", path: "wedding/taken-back", status });
    const start = `2027-06-12T${hour}`;
    const sections = draft.sections.map((one) => (one.type === "venue" ? { ...one, start } : one));
    return { ...draft, event: { ...draft.event, start }, sections };
  };
  async function put(...[hour, status]: Parameters<typeof draftAt>) {
    const [plan] = await planPublication(env.CONTENT, [draftAt(hour, status)]);
    if (!plan) throw new Error("nothing was planned");
    await publishPlan(env.CONTENT, plan);
    advanceClock();
  }
  setClock(before);
  await put("15:00");
  const { path } = draftAt("15:00");
  const guest = await guestOf(path);
  await guest.send({ intent: "address", email: "ani@example.com" });
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const sources = {
    db: env.DB,
    kv: env.CONTENT,
    origin,
    dashboardSecret: DASHBOARD_SECRET,
    now: Date.now,
  };
  /** The words of the only mail that waits, which is sent with that; null without one. */
  async function toldAndSent(): Promise<string | null> {
    const invitation = readPublished(path, (await env.CONTENT.get(`invitation:${path}`)) ?? "");
    await tellGuests(env.DB, invitation, Date.now());
    await tellGuests(env.DB, invitation, Date.now());
    const { results } = await env.DB.prepare(
      `UPDATE outbox SET state = 'sent' WHERE invitation = ?1 AND kind = 'change' AND state = 'pending'
       RETURNING id, channel, kind, reference, invitation, recipient, attempts`,
    )
      .bind(path)
      .all<OutboxRow>();
    const [row, ...others] = results;
    expect(others).toEqual([]);
    if (!row) return null;
    const { text } = await composeChangeMail(sources, row);
    // The guest wants to hear of further changes.
    await post(/http:\/\/localhost(\/stop\/\S+)/.exec(text)?.[1] ?? "", { intent: "keep" });
    return text;
  }
  const calendar = async () => readCalendar(await (await open(`/${path}/event.ics`)).text());

  expect(await toldAndSent()).toBeNull();
  await put("16:00");
  expect(await toldAndSent()).toContain("16:00 instead of 15:00");
  await put("15:00");
  expect(textsOf(await guest.read(), ".status p")[0]).toBe("Start: 15:00 after all, not 16:00");
  expect(valueIn(await calendar(), "SEQUENCE")).toBe("3");
  expect(valueIn(await calendar(), "DTSTART")).toBe("20270612T150000");
  const mail = await toldAndSent();
  expect(mail).toContain("Start: 15:00 after all, not 16:00");
  expect(mail).toContain("12 June 2027, 15:00, Saint Gayane");
  expect(await toldAndSent()).toBeNull();

  // A cancellation that is taken back before its mail left: one mail, of what holds.
  await put("15:00", { is: "cancelled" });
  await tellGuests(
    env.DB,
    readPublished(path, (await env.CONTENT.get(`invitation:${path}`)) ?? ""),
    Date.now(),
  );
  await put("15:00");
  expect(textsOf(await guest.read(), ".status h2")).toEqual(["It takes place after all"]);
  expect(await toldAndSent()).toContain("our day takes place after all: 12 June 2027, 15:00");
});

test("the couple tells those who said yes one after the other, and nobody else", async () => {
  setClock(before);
  const guests = await weddingWithGuests([aram, olga]);
  const [first, second] = await guests.stored();
  await reply(guests.path, { key: first?.id, household: first?.id, name: "Aram" });
  await reply(guests.path, { key: second?.id, household: second?.id, response: "No" });
  const invitation = wedding({ slug: guests.path.split("/")[1], path: guests.path });
  await publishLater(invitation, before);
  const page = "/replies/reminders?about=change&lng=en";
  const html = await guests.read(page);
  expect(textsOf(html, ".intro")[0]).toBe("1 household is coming · still to tell: 1");
  expect(textsOf(html, ".reminder-card .message")[0]).toContain("16:00");
  await guests.send(page, { id: first?.id ?? "", mark: "sent", about: "change" });
  expect(countOf(await guests.read(page), ".reminder-card")).toBe(0);
  expect(countOf(await guests.read("/replies/reminders?lng=en"), ".reminder-card")).toBe(0);
});

test("after the day those who came write wishes, which the couple can hide", async () => {
  const { invitation, token } = await weddingWithDashboard(wedding());
  const { path } = invitation;
  const guest = await guestOf(path);
  const early = await guest.send({ intent: "wish", wish: "Too early" });
  expect(early.status).toBe(410);
  setClock(after);
  const [mark = ""] = attributesOf(await guest.read(), "[name=mark]", "value");
  const wish = (text: string) => guest.send({ intent: "wish", mark, wish: text });
  expect((await wish("x".repeat(601))).status).toBe(400);
  // The form stands before the invitation of the day, which is folded away.
  const parts = [...parse(await guest.read()).querySelectorAll("main > *")].map(
    (part) => part.id || /^\w+/.exec(part.className)?.[0],
  );
  const ordered = ["hero", "thanks", "wishes", "past", "venues"];
  expect(parts.filter((part) => part && ordered.includes(part))).toEqual(ordered);
  const hostile = '<script>alert("1")</script>\n\u202e ծաղկեք';
  expect((await wish(hostile)).status).toBe(303);
  const all = async () => (await open(`/${path}`)).text();
  const shown = parse(await all()).querySelector(".wall-of-wishes blockquote");
  expect(shown?.querySelector("script")).toBeNull();
  expect(shown?.textContent).toContain("<script>");
  expect(shown?.textContent).toContain("ծաղկեք");
  expect(shown?.getAttribute("lang")).toBe("hy");

  const couple = await enterDashboard(token);
  const page = await (await open("/replies/wishes?lng=en", couple)).text();
  const [id = ""] = attributesOf(page, ".page-wishes [name=id]", "value");
  await post("/replies/wishes", { id, wish: "hide" }, couple);
  setClock(after + 60_000);
  expect(countOf(await all(), ".wall-of-wishes")).toBe(0);
  expect(await guest.read()).toContain("The hosts have taken this wish off the page");
  // The same text again does not bring it back.
  await wish(hostile);
  setClock(after + 120_000);
  expect(countOf(await all(), ".wall-of-wishes blockquote")).toBe(0);
});
