import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { formatOrderNumber, orderKey, orderListKey } from "#app/shop/order/access.server.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { deleteExpired } from "#app/studio/rights/retention.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import rows from "../fixtures/database/0001.sql?raw";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { enterDashboard, programOf } from "../support/dashboard.ts";
import { attributesOf, textOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { mailsTo } from "../support/smtp.ts";

/** The last migration that the fixture's rows were written under: those of the first release. */
const kept = "0001";
/** Token whose SHA-256 is the fixture's `couple_links.token_hash`. */
const token = "token-of-a-couple";

const worker = exports.default as typeof exports.default & {
  scheduled: (event: { cron: string }) => Promise<unknown>;
};

/** D1 refuses a batch of nothing. */
async function runAll(queries: readonly string[] = []): Promise<void> {
  if (queries.length > 0) await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
}

async function tablesOf(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** The number of rows of each table. */
async function countRows(): Promise<Record<string, number | null>> {
  const counts = await Promise.all(
    (await tablesOf()).map(async (table): Promise<[string, number | null]> => [
      table,
      await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n"),
    ]),
  );
  return Object.fromEntries(counts);
}

let before: Awaited<ReturnType<typeof countRows>> = {};

/** Makes the database of that time anew, fills it, and applies the migrations that came since. */
beforeAll(async () => {
  await runAll((await tablesOf()).map((table) => `DROP TABLE ${table}`));
  const isLater = ({ name }: { name: string }) => name.slice(0, kept.length) > kept;
  const [earlier, later] = [false, true].map((wanted) =>
    env.MIGRATIONS.filter((migration) => isLater(migration) === wanted).flatMap(
      ({ queries }) => queries,
    ),
  );
  await runAll(earlier);
  await runAll(rows.split(/;\n/).filter((statement) => statement.trim() !== ""));
  before = await countRows();
  await runAll(later);
  await putCatalogue(emptyCatalogue);
  const fields = ["guestsNumber", "children", "diet", "side", "attending", "message"] as const;
  const settings = weddingOf().reply;
  await publish(
    env.CONTENT,
    weddingOf({
      slug: "before",
      ...(settings && { reply: { ...settings, fields: [...fields] } }),
      sections: [
        {
          type: "venue",
          programmeItem: "church-ceremony",
          name: { am: "Սուրբ Գայանե", en: "Saint Gayane", ru: "Церковь" },
        },
        { type: "reply" },
      ],
    }),
  );
  const event = { start: "2025-06-01T15:00", timeZone: "Asia/Yerevan" };
  await publish(env.CONTENT, weddingOf({ slug: "over", event }));
}, 60_000);

test("each table has rows of then, and later migrations lose none", async () => {
  const filled = Object.entries(before).filter(([, count]) => count !== 0);
  expect(filled.map(([table]) => table)).toEqual(Object.keys(before));
  // A later one may fill tables of its own.
  expect(await countRows()).toMatchObject(before);
});

test("a couple sees the answers of before on every page of theirs", async () => {
  const couple = await enterDashboard(token);
  const page = async (path: string) => {
    const answer = await open(`${path}?lng=en`, couple);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const list = textOf(await page("/replies"));
  for (const said of ["Արամ Սարգսյան", "Gohar Petrosyan", "Иван"]) expect(list).toContain(said);
  const answer = textOf(await page("/replies/answers/reply-1"));
  for (const said of ["Սիրով կգանք", "Առանց մսի"]) expect(answer).toContain(said);
  const csv = await page("/replies.csv");
  expect(csv).toContain("Սիրով կգանք");
  expect(textOf(await page("/replies/settings"))).toContain("refused.0001@example.com");
  expect(await page("/replies/tables")).toContain("Արամ Սարգսյան");
  for (const path of ["guests", "guests/household-1", "tables", "envelopes", "changes"])
    expect(await page(`/replies/${path}`), path).toContain("Գոռ");
  expect(await page("/replies/wishes")).toContain("Երջանկություն");
  for (const path of ["lists", "caterer", "door", "menu", "answers/new"])
    await page(`/replies/${path}`);
  await page("/replies.xlsx");
  const api = await open("/api/replies", await programOf("wedding/before"));
  expect(await api.json()).toMatchObject({ replies: [{}, {}, {}], households: [{}] });
});

test("a guest of before changes the answer", async () => {
  const key = await env.DB.prepare("SELECT key FROM replies WHERE id = 'reply-3'").first("key");
  const changed = { intent: "reply", key: String(key), name: "Иван и Ольга", response: "No" };
  expect((await post("/wedding/before/ru", { ...changed, side: "bride" })).status).toBe(303);
  const stored = await listReplies(env.DB, "wedding/before", { limit: 10 });
  expect(stored.find(({ id }) => id === "reply-3")).toMatchObject({
    name: "Иван и Ольга",
    response: "No",
    revision: 2,
    people: null,
    previous: { response: "Yes", guestsNumber: 1 },
  });
});

test("orders of before open for their customers", async () => {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  for (const [number, state, language] of [
    [204817, "received", "am"],
    [204818, "in-work", "en"],
  ] as const) {
    const key = await orderKey(REPLY_SECRET, number);
    const answer = await open(`/order/${number}?key=${key}&lng=${language}`);
    expect(answer.status, state).toBe(200);
    const html = await answer.text();
    expect(attributesOf(html, "[data-order-state]", "data-order-state")).toEqual([state]);
    // Later features work for them too: photos, and the list of what is still needed.
    expect(attributesOf(html, "[data-need]", "data-need")).toContain("open");
    expect(attributesOf(html, "#material-file", "name")).toEqual(["file"]);
    expect(textOf(html)).toContain(formatOrderNumber(number));
  }
  const order = await findOrder(env.DB, 204_817);
  const all = await orderListKey(REPLY_SECRET, order?.email ?? "");
  const together = await (await open(`/order/all/204817?key=${all}&lng=en`)).text();
  expect(attributesOf(together, ".order-list a", "href").join(" ")).toContain("/order/204817?");
});

test("a preview of before opens for its customer", async () => {
  const preview = `/preview/wedding/in-work/${"k".repeat(43)}`;
  expect(textOf(await (await open(preview)).text())).toContain("Սուրբ Գայանե");
});

test("staff see orders of before on their phones, and work on them", async () => {
  const entered = await open(`/studio/${await createStaffLink(env.DB, "Ani", Date.now())}`);
  const phone = { Cookie: (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" };
  const today = await (await open("/studio?lng=en", phone)).text();
  for (const number of [204_817, 204_818]) {
    expect(textOf(today)).toContain(formatOrderNumber(number));
    const page = `/studio/orders/${number}?lng=en`;
    const note = { intent: "note", text: `noted ${number}` };
    expect((await post(page, note, phone)).status, page).toBe(200);
    expect(textOf(await (await open(page, phone)).text())).toContain(note.text);
  }
});

test("the sweep sends what waited, and the night deletes what is over", async () => {
  await worker.scheduled({ cron: "* * * * *" });
  const stateOf = (id: string) =>
    env.DB.prepare("SELECT state FROM outbox WHERE id = ?").bind(id).first<string>("state");
  await vi.waitFor(
    async () => {
      for (const id of ["mail-1", "mail-4", "mail-5"]) expect(await stateOf(id), id).toBe("sent");
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(await stateOf("mail-3")).toBe("dead");
  expect((await mailsTo("taken.0001-couple@example.com")).length).toBeGreaterThan(0);

  const night = () => deleteExpired({ db: env.DB, content: env.CONTENT }, Date.now);
  const over = () => listReplies(env.DB, "wedding/over", { limit: 10 });
  await night();
  // Its hosts get all answers first.
  expect(await over()).toHaveLength(1);
  const sent = env.DB.prepare(
    "UPDATE outbox SET state = 'sent', sent_at = ?1 WHERE kind = 'export'",
  );
  await sent.bind(Date.now()).run();
  await night();
  expect(await over()).toEqual([]);
  expect(await listReplies(env.DB, "wedding/before", { limit: 10 })).toHaveLength(3);
}, 90_000);
