import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { composeReportMail } from "#app/domain/reply/report/mail.server.ts";
import { composeReplyMessage } from "#app/domain/reply/message.server.ts";
import { answerTo } from "#app/domain/telegram/view.server.ts";
import { localDate } from "#app/i18n/dates.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard, firstReplyAt, programOf, reply } from "../support/dashboard.ts";
import { attributesOf, checkedIn, countOf, textsOf } from "../support/html.ts";
import { publish } from "../support/invitations.ts";
import { family, fieldOf, said, weddingWith } from "../support/reply-by-name.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, origin, post } from "../support/site.ts";
import { rowsOf, spreadsheetOf } from "../support/spreadsheet.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  dashboardSecret: DASHBOARD_SECRET,
  now: Date.now,
};
const fields = ["guestsNumber", "people", "children", "attending"] as const;
const who =
  "Արամ: at the church, at the restaurant; Նարե: at the church, at the restaurant; Անի: at the restaurant";

/** A family of three; the child comes to the restaurant alone. */
async function weddingWithParts() {
  const wedding = await weddingWith({}, [...fields]);
  const { path, household, send } = wedding;
  await send({
    ...said(household, { Արամ: "yes", Նարե: "yes", Անի: "yes" }),
    parts: "asked",
    [`${fieldOf(household, "Արամ")}-parts`]: ["church", "restaurant"],
    [`${fieldOf(household, "Նարե")}-parts`]: ["church", "restaurant"],
    [`${fieldOf(household, "Անի")}-parts`]: "restaurant",
  });
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const page = async (address: string) => (await open(address, couple)).text();
  return { ...wedding, couple, page };
}

test("mail and Telegram say who is where", async () => {
  const { path } = await weddingWithParts();
  const row = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ?",
  )
    .bind(path)
    .first<OutboxRow>();
  if (!row) throw new Error("nobody was told");
  const { text } = await composeReplyMail(sources, row);
  expect(text).toContain(
    "Ովքեր կգան – Արամ՝ եկեղեցում, ռեստորանում; Նարե՝ եկեղեցում, ռեստորանում; Անի՝ ռեստորանում",
  );
  expect(text).toContain("Քանիսը՝ որտեղ – եկեղեցում՝ 2, ռեստորանում՝ 3");
  const chat = await composeReplyMessage(sources, { ...row, channel: "telegram" });
  expect(chat.text).toContain("<b>եկեղեցում՝ 2, ռեստորանում՝ 3</b>");
});

test("the numbers in mail and in the chat have each part of the day", async () => {
  const { path } = await weddingWithParts();
  const until = Date.now();
  const reference = `${path}@${localDate(until, "Asia/Yerevan")}:0-${until}`;
  const row = { id: "1", kind: "numbers", reference, invitation: path, recipient: "a@example.com" };
  const mail = await composeReportMail(sources, { ...row, channel: "mail", attempts: 0 });
  const parts = ["Եկեղեցում – 2", "Ռեստորանում – 3", "Հարսի տանը – 0"];
  for (const line of parts) expect(mail.text).toContain(line);
  const invitation = await findInvitationOfReplies(env.CONTENT, path);
  const t = await translatorFor(env.CONTENT, "am");
  const chat = await answerTo("list", sources, { path, invitation, language: "am", t });
  expect(chat.text).toContain(parts.join(" · "));
});

test("a couple sees how many are at each part, and who is in which list", async () => {
  const { page } = await weddingWithParts();
  const list = await page("/replies?lng=en");
  expect(textsOf(list, ".part-totals li")).toEqual([
    "2 at the church",
    "3 at the restaurant",
    "0 at the bride’s home",
  ]);
  expect(textsOf(list, ".entries .details")[0]).toContain(who);
  const [answer = ""] = attributesOf(list, ".entries a", "href");
  const given = await page(`${answer}?lng=en`);
  expect(textsOf(given, ".said-fields .people dd")).toEqual([who]);
  expect(textsOf(given, ".said-fields .parts dd")).toEqual([
    "at the church: 2, at the restaurant: 3",
  ]);

  expect(textsOf(await page("/replies/caterer?lng=en"), ".places td:nth-child(2)")).toEqual([
    "2",
    "3",
  ]);
  expect(textsOf(await page("/replies/door?lng=en"), ".door-parts a")).toEqual([
    "All 3",
    "at the church 2",
    "at the restaurant 3",
    "at the bride’s home 0",
  ]);
  const church = await page("/replies/door?lng=en&at=church");
  expect(textsOf(church, ".door .party small")).toEqual(["Նարե"]);
  expect(textsOf(church, ".door-total")).toEqual(["2 guests"]);
  expect(textsOf(await page("/replies?lng=en&place=bride-home"), ".entries li")).toEqual([]);
});

test("files and programs have the numbers at each part", async () => {
  const { path, couple, page } = await weddingWithParts();
  expect(await page("/replies.csv?lng=en")).toContain('"at the church: 2, at the restaurant: 3"');
  const workbook = await spreadsheetOf(await open("/replies.xlsx?lng=en", couple));
  const [header = [], row = []] = rowsOf(workbook, "Replies");
  expect(row[header.indexOf("How many, and where")]).toBe("at the church: 2, at the restaurant: 3");
  const api = await open("/api/replies", await programOf(path));
  expect(await api.json()).toMatchObject({
    replies: [
      {
        attending: ["church", "restaurant"],
        parts: { church: 2, restaurant: 3 },
        people: [
          { name: "Արամ", comes: true, parts: ["church", "restaurant"] },
          { name: "Նարե", comes: true, parts: ["church", "restaurant"] },
          { name: "Անի", comes: true, parts: ["restaurant"] },
        ],
      },
    ],
  });
});

test("answers of every age and kind are counted at the parts of their household", async () => {
  const wedding = weddingAsking(["guestsNumber", "attending"]);
  const invitation = await publish(env.CONTENT, {
    ...wedding,
    sections: wedding.sections.map((section) =>
      section.type === "venue" && section.programmeItem !== "wedding-party"
        ? { ...section, tags: ["church"] }
        : section,
    ),
  });
  const { path } = invitation;
  const added = [
    { ...family, tags: ["church"] },
    { ...family, people: [{ name: "Կարեն", child: false }], adults: 1, children: 0 },
  ];
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  const { results } = await env.DB.prepare(
    "SELECT id FROM households WHERE invitation = ? ORDER BY adults DESC",
  )
    .bind(path)
    .all<{ id: string }>();
  const [whole = { id: "" }, dinner = { id: "" }] = results;
  // Neither says where: one is invited to all, the other to the restaurant.
  await reply(path, { household: whole.id, key: whole.id, guestsNumber: 3 });
  await reply(path, { household: dinner.id, key: dinner.id, guestsNumber: 1 });
  await reply(path, { name: "Սոնա", guestsNumber: 2, attending: ["church", "restaurant"] });
  await reply(path, { name: "Լևոն", guestsNumber: 4, joinFrom: "restaurant" });
  await reply(path, {
    name: "Տիգրան",
    guestsNumber: 5,
    attending: ["restaurant", "bride-home"],
    parts: { restaurant: 5, "bride-home": 2 },
  });
  await reply(path, { name: "Շուշան", response: "No", guestsNumber: null });
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const list = await (await open("/replies?lng=en", couple)).text();
  expect(textsOf(list, ".part-totals li")).toEqual([
    "5 at the church",
    "15 at the restaurant",
    "5 at the bride’s home",
  ]);
  expect(textsOf(list, ".part-totals p")).toEqual([
    "4 people didn’t say where, and are counted wherever they’re invited.",
  ]);
});

test("nothing is said of parts to a couple whose guests are all invited to all, and not asked", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["guestsNumber"]));
  await reply(invitation.path, { guestsNumber: 2 });
  const token = await createLink(env.DB, invitation.path, firstReplyAt);
  const list = await (await open("/replies?lng=en", await enterDashboard(token))).text();
  expect(countOf(list, ".part-totals")).toBe(0);
});

test("a household is asked for the parts alone that it sees", async () => {
  const wedding = weddingAsking(["guestsNumber", "attending", "joinFrom"]);
  const invitation = await publish(env.CONTENT, {
    ...wedding,
    sections: wedding.sections.map((section) =>
      section.type === "venue" && section.programmeItem === "church-ceremony"
        ? { ...section, tags: ["church"] }
        : section,
    ),
    reply: wedding.reply && { ...wedding.reply, bus: true },
  });
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [{ ...family, tags: ["church"] }], changed: [] }, 1);
  const { code } = (await env.DB.prepare("SELECT code FROM households WHERE invitation = ?")
    .bind(path)
    .first<{ code: string }>()) ?? { code: "" };
  const asked = async (address: string) => {
    const html = await (await open(address)).text();
    return {
      attending: attributesOf(html, 'input[name="attending"]', "value"),
      joins: countOf(html, 'input[name="joinFrom"]'),
    };
  };
  expect(await asked(`/${path}?g=${code}`)).toEqual({
    attending: ["church", "restaurant", "bride-home", "bus"],
    joins: 2,
  });
  expect((await asked(`/${path}`)).attending).toEqual(["restaurant", "bride-home", "bus"]);
  const bus = posted({ guestsNumber: "2", attending: "bus" });
  expect((await post(`/${path}`, bus)).status).toBe(400);
});

test("hosts enter who of a family is where, as they heard it by phone", async () => {
  const { path, household, stored } = await weddingWith({}, [...fields]);
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const page = async (to: string) => (await open(to, couple)).text();
  const address = "/replies/answers/new";
  const form = await page(`${address}?for=${household.id}&lng=en`);
  const at = (name: string, place: string) => `${fieldOf(household, name)} ${place}`;
  expect(checkedIn(form, "at")).toHaveLength(9);
  expect(countOf(form, 'input[name="guestsNumber"]')).toBe(0);
  const entered = { key: crypto.randomUUID(), for: household.id, response: "Yes", parts: "asked" };
  expect((await post(address, { ...entered }, couple)).status).toBe(400);
  const there = [at("Արամ", "church"), at("Արամ", "restaurant"), at("Անի", "restaurant")];
  expect((await post(address, { ...entered, at: there }, couple)).status).toBe(303);
  expect(await stored()).toMatchObject([
    {
      guestsNumber: 2,
      children: 1,
      attending: ["church", "restaurant"],
      parts: { church: 1, restaurant: 2 },
      people: [{ comes: true }, { name: "Նարե", comes: false }, { comes: true }],
    },
  ]);
  expect(textsOf(await page("/replies/changes?lng=en"), "main li").join(" ")).toContain(
    "How many, and where: at the church: 1, at the restaurant: 2",
  );
  const [given] = await stored();
  expect(checkedIn(await page(`${address}?for=${given?.id}&lng=en`), "at")).toEqual(there);
});

test("hosts enter numbers at the parts for guests without names", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["guestsNumber", "attending"]));
  const { path } = invitation;
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const address = "/replies/answers/new";
  const entered = { key: crypto.randomUUID(), name: "Կարեն", response: "Yes", guestsNumber: "4" };
  const refused = await post(`${address}?lng=en`, { ...entered, "parts-church": "5" }, couple);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("That is more than are coming.");
  const numbers = { "parts-church": "3", "parts-bride-home": "0" };
  expect((await post(address, { ...entered, ...numbers }, couple)).status).toBe(303);
  const list = await (await open("/replies?lng=en", couple)).text();
  expect(textsOf(list, ".part-totals li")).toEqual([
    "3 at the church",
    "4 at the restaurant",
    "0 at the bride’s home",
  ]);
});
