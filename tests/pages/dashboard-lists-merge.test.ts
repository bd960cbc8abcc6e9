import { env } from "cloudflare:workers";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { markMessaged } from "#app/domain/guests/visit/mutations.server.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { aram, olga, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf } from "../support/html.ts";
import { open } from "../support/site.ts";

const [csv, vcf] = ["/replies/invitations.csv?lng=en", "/replies/invitations.vcf"];

test("a mail-merge table has each household’s message, link and number, in its language", async () => {
  const { path, read, stored, send } = await weddingWithGuests([
    { ...aram, sender: "Հարսի մայրը", postalAddress: "Սայաթ-Նովա 5\n0001 Երևան" },
    olga,
  ]);
  const [first, second] = await stored();
  await markMessaged(env.DB, path, first?.id ?? "", "sent", Date.now());
  const words = { kind: "invitation", language: "ru", was: "", text: "Ждём вас в Гарни!" };
  await send("/replies/reminders", { ...words, mark: "words" });
  const { data } = Papa.parse<Record<string, string>>((await read(csv)).replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toEqual([
    {
      Household: "Արամ Սարգսյան",
      Salutation: "Սիրելի՛ Արամ",
      Language: "Հայերեն",
      Phone: "37491234567",
      "Postal address": "Սայաթ-Նովա 5\n0001 Երևան",
      "Personal link": `http://localhost/${path}?g=${first?.code}`,
      Message: expect.stringMatching(/^Սիրելի՛ Արամ,\n[^]*\?g=/),
      "Who sends": "Հարսի մայրը",
      State: "sent",
    },
    {
      Household: "Ольга",
      Salutation: "Дорогая Ольга",
      Language: "Русский",
      Phone: "",
      "Postal address": "",
      "Personal link": `http://localhost/${path}/ru?g=${second?.code}`,
      Message: expect.stringMatching(/^Дорогая Ольга,\nЖдём вас в Гарни!\n/),
      "Who sends": "Groom’s",
      State: "not sent",
    },
  ]);
});

test("contacts are the households with a number and a link", async () => {
  const { path, couple, stored } = await weddingWithGuests([
    aram,
    olga,
    { ...aram, phone: "+37499" },
  ]);
  const [first, , third] = await stored();
  await revokeCode(env.DB, path, third?.id ?? "");
  const response = await open(vcf, couple);
  expect(response.headers.get("Content-Type")).toBe("text/vcard; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toContain('.vcf"');
  const cards = await response.text();
  expect(cards.match(/^BEGIN:VCARD/gm)).toHaveLength(1);
  expect(cards).toContain(`UID:${first?.id}`);
  expect(cards).toContain("TEL;TYPE=CELL:+37491234567");
  expect(cards.replaceAll("\r\n ", "")).toContain(
    `NOTE:Սիրելի՛ Արամ\\nhttp://localhost/${path}?g=${first?.code}`,
  );
});

test("whoever may only read or send gets neither, nor another couple this one’s", async () => {
  const { path, couple, read } = await weddingWithGuests([aram]);
  const offered = async (cookie: { Cookie: string }) =>
    attributesOf(await (await open("/replies/lists", cookie)).text(), "a[download]", "href");
  expect(await offered(couple)).toEqual(expect.arrayContaining([csv.split("?")[0], vcf]));
  const linkFor = async (sender: string | null) => {
    const token = crypto.randomUUID();
    await shareLink(env.DB, path, { name: "x", isReadOnly: true, sender }, token, 1);
    return enterDashboard(token);
  };
  const reader = await linkFor(null);
  expect(await offered(reader)).toEqual(["/replies.xlsx", "/replies.csv"]);
  for (const visitor of [reader, await linkFor("groom")])
    for (const file of [csv, vcf]) expect((await open(file, visitor)).status).toBe(403);
  const stranger = await enterDashboard((await weddingWithDashboard()).token);
  for (const file of [csv, vcf]) {
    expect(await (await open(file, stranger)).text()).not.toContain("Արամ");
    expect(await read(file)).toContain("Արամ");
  }
});
