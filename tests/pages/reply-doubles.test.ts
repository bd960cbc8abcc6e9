import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { countReplies } from "#app/domain/reply/data.server.ts";
import { findLetter } from "#app/domain/reply/mail.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { enterDashboard, firstReplyAt, programOf } from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { textOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, post } from "../support/site.ts";

type Stored = { id: string; name: string; doubles: string | null; aside_at: number | null };

const family = (first: string, surname: string) => ({
  ...aram,
  salutation: `Հարգելի՛ ${surname} ընտանիք`,
  people: [`${first} ${surname}`, `Անի ${surname}`].map((name) => ({ name, child: false })),
  adults: 6,
});

/** A wedding whose Petrosyans were invited by name; `send` posts a guest's form. */
async function weddingOfPetrosyans() {
  const { path } = await publish(env.CONTENT, weddingOf());
  const added = [family("Արամ", "Պետրոսյան"), family("Գոռ", "Սարգսյան")];
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household was saved");
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const all = async () =>
    (
      await env.DB.prepare(
        "SELECT id, name, doubles, aside_at FROM replies WHERE invitation = ?1 ORDER BY rowid",
      )
        .bind(path)
        .all<Stored>()
    ).results;
  const page = async (address: string) => textOf(await (await open(address, couple)).text());
  return {
    path,
    household,
    couple,
    all,
    page,
    numbers: async () => {
      const { guests, doubtful } = await countReplies(env.DB, path);
      return { guests, doubtful };
    },
    send: (fields: Record<string, string>) => post(`/${path}`, { ...goodReply(), ...fields }),
    sendAsHousehold: (fields: Record<string, string>) =>
      post(`/${path}?g=${household.code}`, { ...goodReply(), ...fields }),
    review: (review: string, id = "", of = "") =>
      post("/replies", { review, id, household: of }, couple),
  };
}

const own = { name: "Արամ Պետրոսյան", guestsNumber: "4" };
const general = { name: "Семья Петросян", guestsNumber: "4" };

test("a family that answers by its link and by the general one is counted once in each total until hosts decide", async () => {
  const { path, all, numbers, page, couple, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  await send(general);
  const [first, second] = await all();
  expect(second?.doubles).toBe(first?.id);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
  const api = await (
    await open("/api/replies", await programOf(path))
  ).json<{
    totals: object;
    replies: object[];
  }>();
  expect(api.totals).toMatchObject({ answers: 1, guests: 4, doubtful: 1 });
  expect(api.replies).toMatchObject([
    { name: general.name, counts: false, doubtful: true, repeats: first?.id },
    { counts: true, doubtful: false, repeats: null },
  ]);
  const dashboard = await page("/replies?lng=en");
  expect(dashboard).toContain("1 doubtful reply isn’t counted yet");
  expect(dashboard).toContain("1 family comes");
  expect(dashboard).toContain("Is this the same reply?");
  expect(dashboard).toContain("Keep the first");
  for (const list of ["caterer", "door"])
    expect(await page(`/replies/${list}?lng=en`)).toContain("1 doubtful reply isn’t counted here");
  expect(await page("/replies/tables?lng=en")).toContain("1 doubtful reply isn’t counted yet");
  const csv = await (await open("/replies.csv?lng=en", couple)).text();
  expect(csv).toContain("Counted");
  expect(csv).toContain("not yet: the same as Արամ Պետրոսյան (4 guests)?");
});

test("the couple is told by mail that an answer is in doubt, and of the doubt that a second one makes", async () => {
  const { path, all, send, sendAsHousehold } = await weddingOfPetrosyans();
  await send(general);
  await sendAsHousehold(own);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const replies = await all();
  const remarks = await Promise.all(
    replies.map(async ({ id }) => {
      const sources = {
        db: env.DB,
        kv: env.CONTENT,
        origin: "",
        dashboardSecret: DASHBOARD_SECRET,
      };
      const row = { kind: "reply", reference: `${id}:1`, invitation: path, recipient: "a@b.am" };
      const { letter } = await findLetter({ ...sources, now: Date.now }, row as OutboxRow);
      return [letter.remark, letter.totals.counts.at(-1)];
    }),
  );
  expect(remarks).toEqual([
    [expect.stringContaining("Արամ Պետրոսյան (4 հյուր)"), expect.objectContaining({ value: 1 })],
    [expect.stringContaining("Семья Петросян (4 հյուր)"), expect.objectContaining({ value: 1 })],
  ]);
});

test("hosts keep the first, take that back, count the second, and take that back", async () => {
  const { all, numbers, review, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  await send(general);
  const id = (await all())[1]?.id;
  await review("aside", id);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 0 });
  await review("unaside", id);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
  await review("count", id);
  expect(await numbers()).toEqual({ guests: 8, doubtful: 0 });
  await review("uncount", id);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
});

test("the second answer takes the place of the first, and that is taken back", async () => {
  const { all, household, numbers, review, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  await send({ ...general, guestsNumber: "3" });
  const id = (await all())[1]?.id;
  await review("replace", id, household.id);
  expect(await numbers()).toEqual({ guests: 3, doubtful: 0 });
});

test("a guest who was set aside and then brings other people is asked about again", async () => {
  const { all, numbers, review, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  const form = { ...goodReply(), ...general };
  await send(form);
  const id = (await all())[1]?.id;
  await review("aside", id);
  await send({ ...form, message: "Շնորհավորում ենք" });
  expect(await numbers()).toEqual({ guests: 4, doubtful: 0 });
  await send({ ...form, guestsNumber: "5" });
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
});

test("an answer stands in for the one that it repeats once that is hidden", async () => {
  const { all, numbers, review, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  await send({ ...general, guestsNumber: "3" });
  const [first, second] = await all();
  await review("aside", second?.id);
  await review("hide", first?.id);
  expect(await numbers()).toEqual({ guests: 3, doubtful: 0 });
  await review("show", first?.id);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
});

test("a doubt ends with the household on which it rests, and begins with one that is added", async () => {
  const { couple, household, numbers, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold({ ...own, name: "Aram" });
  await send(general);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
  const removed = await post(
    "/replies/guests",
    { intent: "remove", household: household.id },
    couple,
  );
  expect(await numbers()).toEqual({ guests: 8, doubtful: 0 });
  const given = Object.fromEntries(
    [...(await removed.text()).matchAll(/name="(removed|signature)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ],
    ),
  );
  await post("/replies/guests", { intent: "restore", ...given }, couple);
  expect(await numbers()).toEqual({ guests: 4, doubtful: 1 });
});

test("a name of a household that has not answered counts, and is offered to it", async () => {
  const { numbers, page, send } = await weddingOfPetrosyans();
  await send({ name: "the Sargsyans", guestsNumber: "2" });
  expect(await numbers()).toEqual({ guests: 2, doubtful: 0 });
  expect(await page("/replies?lng=en")).toMatch(/Probably from: Գոռ Սարգսյան/);
});

test("a brother's family of the same surname is counted", async () => {
  const { numbers, send, sendAsHousehold } = await weddingOfPetrosyans();
  await sendAsHousehold(own);
  await send({ name: "Գագիկ Պետրոսյան", guestsNumber: "4" });
  expect(await numbers()).toEqual({ guests: 8, doubtful: 0 });
});
