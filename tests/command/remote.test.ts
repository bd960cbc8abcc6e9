import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { command as exportGuests } from "../../cli/commands/guests/export.ts";
import { command as guestLinks } from "../../cli/commands/guests/links.ts";
import { command as listGuests } from "../../cli/commands/guests/list.ts";
import { command as removeGuests } from "../../cli/commands/guests/remove.ts";
import { command as renewGuests } from "../../cli/commands/guests/renew.ts";
import { command as importGuests } from "../../cli/commands/guests/import.ts";
import { command as history } from "../../cli/commands/history.ts";
import { command as link } from "../../cli/commands/link.ts";
import { command as list } from "../../cli/commands/list.ts";
import { command as addMedia } from "../../cli/commands/media/add.ts";
import { command as newDefinition } from "../../cli/commands/new.ts";
import { command as listAllOrders } from "../../cli/commands/orders/list.ts";
import { command as mark } from "../../cli/commands/orders/mark.ts";
import { command as showOrder } from "../../cli/commands/orders/show.ts";
import { command as listOutbox } from "../../cli/commands/outbox/list.ts";
import { command as retryOutbox } from "../../cli/commands/outbox/retry.ts";
import { command as settleOutbox } from "../../cli/commands/outbox/settle.ts";
import { command as preview } from "../../cli/commands/preview.ts";
import { command as publish } from "../../cli/commands/publish.ts";
import { command as pull } from "../../cli/commands/pull.ts";
import { command as exportReplies } from "../../cli/commands/replies/export.ts";
import { command as rollback } from "../../cli/commands/rollback.ts";
import { command as show } from "../../cli/commands/show.ts";
import { command as telegram } from "../../cli/commands/telegram.ts";
import { command as translations } from "../../cli/commands/translations.ts";
import { command as unpublish } from "../../cli/commands/unpublish.ts";
import { saveOrder } from "../../app/shop/order/mutations.server.ts";
import { ids } from "../support/cloudflare/ids.ts";
import { exitCodes } from "../../cli/exit-codes.ts";
import { withStore } from "../../cli/store.ts";
import { address, writeDefinition } from "./support/definition.ts";
import { useCloudflare } from "./support/double.ts";
import { outputOf, runCommand } from "./support/run.ts";

/** Every command that takes `--remote`, against a double of Cloudflare's API. */
const cloudflare = useCloudflare();

const remote = { remote: true, yes: true };
const asJson = { ...remote, json: true };
const published = { ...remote, pictures: false };

async function jsonOf(command: () => Promise<void>): Promise<unknown> {
  return JSON.parse(await outputOf(command));
}

function sqlite() {
  const database = cloudflare().databases.get(ids.database);
  if (!database) throw new Error("the double has no database");
  return database.sqlite;
}

test("an invitation is published, changed, rolled back, taken down and published again", async () => {
  // Cloudflare refuses a second write to a key within a second: the command waits for its turn.
  cloudflare().pacesKeys = true;
  writeDefinition("The first words");
  expect(await outputOf(() => publish.run([address], published))).toContain(
    "Published: 1 invitation",
  );
  expect(await outputOf(() => publish.run([address], published))).toContain("Nothing has changed.");
  expect(await jsonOf(() => list.run(asJson))).toMatchObject([
    { path: address, aliases: [`${address}-am`], version: 1, link: false, differences: [] },
  ]);
  writeDefinition("The second words");
  expect(await outputOf(() => publish.run([address], published))).toContain("version 2");
  expect(await jsonOf(() => show.run(`${address}-am`, asJson))).toMatchObject({
    path: address,
    version: 2,
    description: { en: "The second words" },
  });
  expect(await jsonOf(() => history.run(address, asJson))).toMatchObject({
    versions: [
      { version: 2, publishedBy: "Ani", current: true },
      { version: 1, publishedBy: "Ani", current: false },
    ],
  });
  expect(await outputOf(() => rollback.run(address, "1", published))).toContain("as version 3");
  expect(await jsonOf(() => pull.run(address, asJson))).toMatchObject({ version: 3 });
  expect(await outputOf(() => unpublish.run(address, remote))).toContain(`${address} is down`);
  expect(await jsonOf(() => list.run(asJson))).toEqual([]);
  expect(await outputOf(() => publish.run([address], published))).toContain("version 4");
  expect(await jsonOf(() => list.run(asJson))).toMatchObject([{ version: 4, differences: [] }]);
});

test("the shop window is published whole", async () => {
  const out = await outputOf(() => publish.run([], { ...published, site: true }));
  expect(out).toContain("Published:");
  const keys = [...(cloudflare().namespaces.get(ids.content)?.entries.keys() ?? [])];
  for (const key of [
    "locale:am:site",
    "locale:en:site",
    "catalogue:prices",
    "invitation:templates/1002",
  ])
    expect(keys).toContain(key);
  expect(await outputOf(() => publish.run([], { ...published, site: true }))).toContain(
    "Nothing has changed.",
  );
});

test("a couple gets links to their replies, and a bot's link", async () => {
  writeDefinition("With a bot", {
    reply: {
      deadline: "2027-05-20",
      recipients: "default",
      defaultEmail: "couple@family.test",
      fields: ["guestsNumber"],
      telegram: true,
    },
  });
  await outputOf(() => publish.run([address], { ...published, force: true }));
  const made = await jsonOf(() => link.run(address, asJson));
  expect(made).toMatchObject({
    url: expect.stringMatching(/^https:\/\/invitations\.example\/replies\/\S+$/),
  });
  const rotated = await jsonOf(() => link.run(address, { ...asJson, rotate: true }));
  expect(rotated).not.toEqual(made);
  expect(await jsonOf(() => link.run(address, { ...asJson, revoke: true }))).toEqual({
    revoked: 1,
  });
  expect(await jsonOf(() => telegram.run(address, asJson))).toMatchObject({
    url: expect.stringContaining("https://t.me/hraver_bot?start="),
    chats: 0,
  });
  sqlite()
    .exec(`INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
    VALUES ('r1', '${address}', 'k1', 'h1', 'am', 'Գոհար', 'Yes', 2, 1, 1)`);
  expect(await outputOf(() => exportReplies.run(address, { ...remote, language: "en" }))).toContain(
    "Գոհար",
  );
  expect(await jsonOf(() => show.run(address, asJson))).toMatchObject({
    replies: { yes: 1, guests: 2 },
  });
});

test("an order is shown to its customer, approved and published, and its mail sent again", async () => {
  writeDefinition("From an order");
  const { number } = await withStore(true, ({ db }) =>
    saveOrder(
      db,
      {
        given: {
          key: crypto.randomUUID(),
          names: "Աննա և Արման",
          email: "anna@example.com",
          phone: "+37499410474",
          template: "1002",
          occasionType: "wd",
          occasionDate: "2027-06-12",
          rsvp: "yes",
          languages: ["am", "en"],
          details: "Երևան",
        },
        language: "am",
        suspect: false,
        studioEmail: "studio@example.com",
      },
      Date.now(),
    ),
  );
  expect(await outputOf(() => listAllOrders.run(remote))).toContain("received");
  const made = await jsonOf(() =>
    newDefinition.run("wedding/of-an-order", { ...asJson, order: String(number) }),
  );
  expect(made).toMatchObject({
    order: number,
    invitation: "wedding/of-an-order",
    toFillIn: expect.arrayContaining([
      expect.stringMatching(/^sections\[\d\]\.name \(am, en\), venue church-ceremony$/),
    ]),
  });
  await outputOf(() => mark.run(String(number), "in-work", { ...remote, invitation: address }));
  // As npm run dev shows what is being written.
  await outputOf(() => publish.run([address], { ...published, force: true, pageAlone: true }));
  expect(await jsonOf(() => showOrder.run(String(number), asJson))).toMatchObject({
    state: "in-work",
  });
  expect(await jsonOf(() => preview.run(address, asJson))).toMatchObject({
    changed: true,
    order: number,
  });
  expect(await jsonOf(() => showOrder.run(String(number), asJson))).toMatchObject({
    state: "ready",
    preview: expect.stringContaining("/preview/wedding/anna-arman/"),
  });
  await outputOf(() => mark.run(String(number), "approved", remote));
  expect(await outputOf(() => publish.run([address], { ...published, force: true }))).toContain(
    "its customer is sent the link",
  );
  const shown = v.parse(
    v.object({ history: v.array(v.object({ kind: v.string(), person: v.string() })) }),
    await jsonOf(() => showOrder.run(String(number), asJson)),
  );
  const moves = shown.history.map(({ kind }) => kind);
  expect(moves).toEqual(["moved", "preview", "moved", "published"]);
  sqlite().exec("UPDATE outbox SET state = 'dead', last_error = 'rcpt: 550'");
  const dead = await jsonOf(() => listOutbox.run(asJson));
  if (!Array.isArray(dead) || dead.length < 2) throw new Error("there is no dead mail");
  const [first, second] = dead.map(({ id }) => String(id));
  if (first === undefined || second === undefined) throw new Error("there is no dead mail");
  expect(await jsonOf(() => settleOutbox.run([first], asJson))).toEqual({
    settled: 1,
    refused: [],
  });
  expect(await jsonOf(() => retryOutbox.run([second], asJson))).toEqual({
    retried: 1,
    refused: [],
  });
});

test("without --yes nobody is shown a preview in production, and no customer is written to", async () => {
  writeDefinition("Not shown yet");
  for (const options of [{ remote: true }, { remote: true, json: true }]) {
    const { error, out } = await runCommand(() => preview.run(address, options));
    expect(error).toMatchObject({ exitCode: exitCodes.refused });
    expect(error?.message).toContain("Nothing is shown.");
    expect(out).not.toContain("/preview/");
  }
  for (const table of ["previews", "outbox"])
    expect(sqlite().prepare(`SELECT * FROM ${table}`).all(), table).toEqual([]);
  expect(await jsonOf(() => preview.run(address, asJson))).toMatchObject({ revision: 1 });
});

test("guests are imported, listed, linked, renewed and removed", async () => {
  writeDefinition("With guests");
  await outputOf(() => publish.run([address], { ...published, force: true }));
  const sheet = join(process.env.INIT_CWD ?? "", "guests.csv");
  writeFileSync(sheet, "Name,Adults\nԱրամ Պետրոսյան,2\nԼիլիթ Գրիգորյան,1\n");
  expect(await outputOf(() => importGuests.run(address, sheet, remote))).toContain(
    "2 households added",
  );
  const listed = await jsonOf(() => listGuests.run(address, asJson));
  if (!Array.isArray(listed)) throw new Error("no list of guests");
  expect(listed).toHaveLength(2);
  const { id } = Object(listed[0]);
  expect(await outputOf(() => guestLinks.run(address, remote))).toContain(
    "https://invitations.example/",
  );
  expect(await outputOf(() => exportGuests.run(address, remote))).toContain("Արամ");
  expect(await outputOf(() => renewGuests.run(address, id, remote))).toContain("New link");
  expect(await outputOf(() => removeGuests.run(address, id, remote))).toContain("removed");
  expect(await jsonOf(() => listGuests.run(address, asJson))).toHaveLength(1);
});

test("what a sheet does not say is guessed, told, and chosen by options", async () => {
  writeDefinition("With a sheet");
  await outputOf(() => publish.run([address], { ...published, force: true }));
  const sheet = join(process.env.INIT_CWD ?? "", "wide.csv");
  writeFileSync(
    sheet,
    Buffer.from("Our guests;\nWer;Mit\nJ\u00FCrgen;2\nBj\u00F6rn;3\n", "latin1"),
  );
  const dry = { ...asJson, dryRun: true };
  const guessed = await outputOf(() =>
    importGuests.run(address, sheet, { ...remote, dryRun: true }),
  );
  expect(guessed).toContain("Letters: windows-1252");
  expect(guessed).toContain("Headings in line 2; A names");
  expect(guessed).toContain("Lines above the headings that are not read: 1");
  expect(guessed).toContain("Columns that are not used: Mit");
  const seats = { ...dry, column: ["B=seats"] };
  expect(await jsonOf(() => importGuests.run(address, sheet, seats))).toMatchObject({
    added: [{ adults: 2 }, { adults: 3 }],
    unusedColumns: [],
  });
  expect(
    await jsonOf(() => importGuests.run(address, sheet, { ...dry, headings: "none" })),
  ).toMatchObject({ added: [{ line: 1 }, { line: 2 }, { line: 3 }, { line: 4 }] });
  for (const wrong of [
    { headings: "two" },
    { letters: "x" },
    { separator: "x" },
    { column: ["B"] },
  ]) {
    const { error } = await runCommand(() =>
      importGuests.run(address, sheet, { ...dry, ...wrong }),
    );
    expect(error, JSON.stringify(wrong)).toMatchObject({ exitCode: exitCodes.usage });
  }
});

test("reports of missing texts are read and forgotten, and media is stored", async () => {
  sqlite().exec(
    "INSERT INTO missing_translations VALUES ('ru', 'site', 'home.title', 'Home', 3, 1, 2)",
  );
  expect(await outputOf(() => translations.run(remote))).toContain("ru site:home.title");
  expect(await jsonOf(() => translations.run({ ...asJson, clear: true }))).toEqual({ cleared: 1 });
  const song = join(import.meta.dirname, "../../content/media/kanon.mp3");
  await outputOf(() => addMedia.run([song], remote));
  const stored = [...(cloudflare().buckets.get(ids.bucket)?.values() ?? [])];
  expect(stored.map(({ bytes }) => bytes.equals(readFileSync(song)))).toEqual([true]);
});
