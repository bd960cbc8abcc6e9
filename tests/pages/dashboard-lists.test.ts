import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { revokeLinks, shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { newToken } from "#app/lib/crypto.ts";
import {
  enterDashboard,
  firstReplyAt,
  manyReplies,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { attributesOf, textsOf } from "../support/html.ts";
import { open } from "../support/site.ts";
import { elementsIn, rowsOf, spreadsheetOf } from "../support/spreadsheet.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ Սարգսյան", child: false },
    { name: null, child: false },
    { name: "Նարե", child: true },
  ],
  adults: 2,
  children: 1,
  language: "ru",
  side: "groom",
  tags: ["church", "Դիլիջան"],
  phone: "+37491234567",
  postalAddress: "Սայաթ-Նովա 5\n0001 Երևան",
  note: "Գալիս են\nԳյումրիից",
};
const silent: NewHousehold = {
  ...family,
  salutation: '=HYPERLINK("http://x";"a")',
  people: [{ name: "+374", child: false }],
  language: null,
  side: null,
  tags: [],
  phone: null,
  postalAddress: null,
  note: null,
};

async function weddingWithGuests() {
  const wedding = await weddingWithDashboard();
  const { path } = wedding.invitation;
  await saveHouseholds(env.DB, path, { added: [family, silent], changed: [] }, 1);
  const [first, second] = await listHouseholds(env.DB, path);
  if (!first || !second) throw new Error("no households");
  return { ...wedding, path, first, second };
}

async function download(token: string, language = "en") {
  const response = await open(`/replies.xlsx?lng=${language}`, await enterDashboard(token));
  expect(response.status).toBe(200);
  return spreadsheetOf(response);
}

test("the page of lists offers every list and file", async () => {
  const { token } = await weddingWithDashboard();
  const html = await (await open("/replies/lists?lng=en", await enterDashboard(token))).text();
  const links = attributesOf(html, ".lists a", "href");
  expect(links).toEqual([
    "/replies/caterer",
    "/replies/door",
    "/replies/wishes",
    "/replies/cards",
    "/replies/booklet",
    "/replies/place-cards",
    "/replies/table-numbers",
    "/replies/menu",
    "/replies/programme",
    "/replies/envelopes",
    "/replies/archive",
    "/replies.xlsx",
    "/replies.csv",
    "/replies/invitations.csv",
    "/replies/invitations.vcf",
  ]);
  expect(textsOf(html, ".lists b").every(Boolean)).toBe(true);
});

test("a workbook has a sheet of guests and one of answers, with numbers and dates", async () => {
  const { path, token, first, second } = await weddingWithGuests();
  await reply(path, { name: "Արամ", household: first.id, key: first.id, guestsNumber: 3 });
  const workbook = await download(token);
  expect(workbook.SheetNames).toEqual(["Guests", "Replies"]);
  const [header, his, theirs] = rowsOf(workbook, "Guests");
  expect(header).toEqual([
    "Salutation",
    "Names",
    "Adults",
    "Children",
    "Language",
    "Side",
    "Who sends",
    "Tags",
    "Phone",
    "Postal address",
    "Note",
    "Link opened",
    "Reply",
    "Coming",
    "Link",
  ]);
  expect(his).toEqual([
    "Սիրելի՛ Արամ և Նարե",
    "Արամ Սարգսյան; +1; Նարե (child)",
    2,
    1,
    "Русский",
    "Groom’s",
    null,
    "Church, Դիլիջան",
    "+37491234567",
    "Սայաթ-Նովա 5\n0001 Երևան",
    "Գալիս են\nԳյումրիից",
    null,
    "Yes",
    3,
    `http://localhost/${path}/ru?g=${first.code}`,
  ]);
  expect(theirs?.slice(-3)).toEqual([
    "no reply yet",
    null,
    `http://localhost/${path}?g=${second.code}`,
  ]);
  const [answerHeader, answer] = rowsOf(workbook, "Replies");
  expect(answerHeader).toEqual(["Name", "Reply", "Guests", "Language", "Received", "Changed"]);
  // Noon in Yerevan, where the wedding is: the reader takes a workbook's clock for UTC.
  const received = new Date("2027-01-15T12:00:00Z");
  expect(answer).toEqual(["Արամ", "Yes", 3, "Հայերեն", received, null]);
  expect(workbook.Sheets.Replies?.E2).toMatchObject({ z: "yyyy-mm-dd hh:mm" });
});

test("headings stay in view with filters, and columns are as wide as Armenian names", async () => {
  const { path, token, first } = await weddingWithGuests();
  await reply(path, { name: "Արամ", household: first.id, key: first.id });
  const workbook = await download(token, "am");
  expect(workbook.SheetNames).toEqual(["Հյուրեր", "Պատասխաններ"]);
  const sheet = workbook.Sheets["Հյուրեր"];
  expect(sheet?.["!autofilter"]).toEqual({ ref: "A1:O3" });
  const widths = sheet?.["!cols"]?.map(({ width }) => width ?? 0) ?? [];
  expect(widths).toHaveLength(15);
  // «Արամ Սարգսյան; +1; Նարե (երեխա)» has 33 letters, and the address has about 55.
  expect(widths[1]).toBeGreaterThan(33);
  expect(widths[1]).toBeLessThan(50);
  expect(widths.at(-1)).toBeGreaterThan(50);
  for (const number of [1, 2])
    expect(elementsIn(workbook, `xl/worksheets/sheet${number}.xml`, "pane")).toEqual([
      expect.objectContaining({ ySplit: "1", state: "frozen" }),
    ]);
  expect(elementsIn(workbook, "xl/styles.xml", "font > b")).not.toEqual([]);
});

test("what a guest typed is text in a workbook, never a formula", async () => {
  const { path, token } = await weddingWithGuests();
  const typed = ["=1+1", "+1", "-1", "@SUM(A1)", "\u200e=1+1", "<b>&\"'", "א ב", "👩‍👩‍👧 Անի"];
  // Excel's own escapes, also where they overlap.
  typed.push("_x0041_ni", "_x0041__x0042_", "_x005F_x0041_");
  for (const [at, name] of typed.entries()) await reply(path, { name }, firstReplyAt - at);
  const response = await open("/replies.xlsx?lng=en", await enterDashboard(token));
  const workbook = await spreadsheetOf(response);
  expect(
    rowsOf(workbook, "Replies")
      .slice(1)
      .map(([name]) => name),
  ).toEqual(typed);
  expect(workbook.Sheets.Guests?.A3).toMatchObject({ t: "s", v: silent.salutation });
  for (const sheet of Object.values(workbook.Sheets))
    for (const cell of Object.values(sheet)) expect(cell).not.toHaveProperty("f");
});

test("without households a workbook has answers alone, and it has them all", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await manyReplies(invitation.path, 2050);
  const workbook = await download(token);
  expect(workbook.SheetNames).toEqual(["Replies"]);
  expect(rowsOf(workbook, "Replies")).toHaveLength(2051);
});

test("a withdrawn link is not in the workbook", async () => {
  const { path, token, first } = await weddingWithGuests();
  await revokeCode(env.DB, path, first.id);
  const [header, his, theirs] = rowsOf(await download(token), "Guests");
  expect(header?.at(-1)).toBe("Link");
  expect([his?.at(-1), theirs?.at(-1)]).toEqual([null, expect.stringContaining("?g=")]);
});

/** The token of a link that a couple shared. */
async function tokenToShare(path: string, isReadOnly: boolean): Promise<string> {
  const token = newToken();
  await shareLink(env.DB, path, { name: "Նանե", isReadOnly }, token, firstReplyAt);
  return token;
}

test("a link that may only read opens every list but the cards with personal links", async () => {
  const { path } = await weddingWithGuests();
  await reply(path, { message: "Սեր" });
  const cookie = await enterDashboard(await tokenToShare(path, true));
  const lists = await (await open("/replies/lists?lng=en", cookie)).text();
  expect(attributesOf(lists, ".lists a", "href")).toEqual([
    "/replies/caterer",
    "/replies/door",
    "/replies/wishes",
    "/replies/booklet",
    "/replies/place-cards",
    "/replies/table-numbers",
    "/replies/menu",
    "/replies/programme",
    "/replies/envelopes",
    "/replies/archive",
    "/replies.xlsx",
    "/replies.csv",
  ]);
  for (const address of attributesOf(lists, ".lists a", "href"))
    expect((await open(address, cookie)).status, address).toBe(200);
  const cards = await open("/replies/cards?lng=en", cookie);
  expect(cards.status).toBe(403);
  expect(textsOf(await cards.text(), "h1")).toEqual(["Your link doesn’t open this"]);
});

test("the workbook of a link that may only read has no personal links", async () => {
  const { path } = await weddingWithGuests();
  const mine = await download(await tokenToShare(path, true));
  const [header, ...rows] = rowsOf(mine, "Guests");
  expect(header).toHaveLength(14);
  expect(header).not.toContain("Link");
  expect(rows.map((row) => row.length)).toEqual([14, 14]);
  expect(JSON.stringify(rows)).not.toContain("g=");
  const [full] = rowsOf(await download(await tokenToShare(path, false)), "Guests");
  expect(full).toContain("Link");
});

test("a workbook is the couple's alone, and ends with their link", async () => {
  const { path, token } = await weddingWithGuests();
  await reply(path);
  const other = await weddingWithDashboard();
  const theirs = await download(other.token);
  expect(rowsOf(theirs, "Replies")).toHaveLength(1);
  const cookie = await enterDashboard(token);
  await revokeLinks(env.DB, path, firstReplyAt);
  for (const list of ["/replies.xlsx", "/replies/lists"]) {
    expect((await open(list)).status).toBe(404);
    expect((await open(list, cookie)).status).toBe(404);
  }
});
