import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { composeReplyMessage } from "#app/domain/reply/message.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard, firstReplyAt, programOf } from "../support/dashboard.ts";
import { attributesOf, textsOf } from "../support/html.ts";
import { weddingWith, said, withoutNare } from "../support/reply-by-name.ts";
import { posted } from "../support/reply-fields.ts";
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

async function lettersOf(path: string) {
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ? ORDER BY reference",
  )
    .bind(path)
    .all<OutboxRow>();
  return Promise.all(
    results.map(async (row) => ({
      mail: (await composeReplyMail(sources, row)).text,
      chat: (await composeReplyMessage(sources, { ...row, channel: "telegram" })).text,
    })),
  );
}

test("mail and Telegram say who comes, and who said otherwise before", async () => {
  const { path, household, send } = await weddingWith();
  await send(said(household, withoutNare));
  await send(said(household, { Արամ: "yes", Նարե: "yes", Անի: "no" }));
  const [first, second] = await lettersOf(path);
  expect(first?.mail).toContain("Ովքեր կգան – Արամ՝ կգա, Նարե՝ չի գա, Անի՝ կգա\n");
  expect(first?.chat).toContain("Ովքեր կգան – <b>Արամ՝ կգա, Նարե՝ չի գա, Անի՝ կգա</b>");
  expect(second?.mail).toContain(
    "Ովքեր կգան – Արամ՝ կգա, Նարե՝ կգա, Անի՝ չի գա (նախկինում՝ Արամ՝ կգա, Նարե՝ չի գա, Անի՝ կգա)",
  );
});

test("the mail about a guest who was not asked by name says nothing of it", async () => {
  const { path } = await weddingWith();
  await post(`/${path}`, posted({ guestsNumber: "2" }));
  const [letter] = await lettersOf(path);
  expect(letter?.mail).toContain("Հյուրերի քանակը – 2");
  expect(letter?.mail).not.toContain("Ովքեր կգան");
});

test("dashboard, files, lists, tables and API say who comes", async () => {
  const { path, household, send } = await weddingWith();
  await send(said(household, withoutNare));
  const token = await createLink(env.DB, path, firstReplyAt);
  const couple = await enterDashboard(token);
  const page = async (address: string) => (await open(`${address}?lng=en`, couple)).text();
  const who = "Արամ: coming, Նարե: not coming, Անի: coming";

  const list = await page("/replies");
  expect(textsOf(list, ".entries .details")[0]).toContain(who);
  expect(textsOf(list, ".entries .state")).toEqual(["2 guests"]);
  const [answer = ""] = attributesOf(list, ".entries a", "href");
  expect(textsOf(await page(answer), ".said-fields .people dd")).toEqual([who]);

  const csv = await page("/replies.csv");
  expect(csv).toContain('"Who is coming"');
  expect(csv).toContain(`"${who}"`);
  const workbook = await spreadsheetOf(await open("/replies.xlsx?lng=en", couple));
  const [header = [], row = []] = rowsOf(workbook, "Replies");
  expect(row[header.indexOf("Who is coming")]).toBe(who);

  expect(textsOf(await page("/replies/caterer"), ".caterer-figures dd")).toEqual(["2", "1", "1"]);
  const door = await page("/replies/door");
  expect(textsOf(door, ".door .party th > bdi")).toEqual(["Արամ"]);
  expect(textsOf(door, ".door .party small")[0]).toBe("Անի (child)");
  expect(textsOf(await page("/replies/tables"), ".unseated bdi")).toEqual(["Արամ, Անի"]);

  const api = await open("/api/replies", await programOf(path));
  expect(await api.json()).toMatchObject({
    totals: { yes: 1, guests: 2, children: 1 },
    replies: [
      {
        guestsNumber: 2,
        people: [
          { name: "Արամ", child: false, comes: true },
          { name: "Նարե", child: false, comes: false },
          { name: "Անի", child: true, comes: true },
        ],
      },
    ],
  });
});

test("a person is found by name when their household is in no list any more", async () => {
  const { path, household, send } = await weddingWith();
  await send(said(household, withoutNare));
  await deleteHousehold(env.DB, path, household.id);
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const found = async (name: string) =>
    textsOf(await (await open(`/replies?q=${name}`, couple)).text(), ".entries bdi");
  expect(await found("nare")).toEqual(["Արամ"]);
  expect(await found("karen")).toEqual([]);
});

test("hosts who enter another number no longer know who comes", async () => {
  const { path, household, send, stored } = await weddingWith();
  await send(said(household, withoutNare));
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const [reply] = await stored();
  const enter = (guestsNumber: string) =>
    post(
      "/replies/answers/new",
      { key: crypto.randomUUID(), for: reply?.id ?? "", response: "Yes", guestsNumber },
      couple,
    );
  expect((await enter("2")).status).toBe(303);
  expect((await stored())[0]?.people).toHaveLength(3);
  expect((await enter("3")).status).toBe(303);
  expect(await stored()).toMatchObject([{ guestsNumber: 3, people: null }]);
  const history = await (await open(`/replies/answers/${reply?.id}?lng=en`, couple)).text();
  expect(textsOf(history, ".history ul li").join()).toContain(
    "Who is coming – Արամ: coming, Նարե: not coming, Անի: coming –",
  );
});
