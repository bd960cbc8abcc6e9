import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withStore } from "../../../cli/store.ts";
import type { CloudflareDouble } from "../../support/cloudflare/server.ts";
import { placeOrder, sendPhoto } from "./command-orders.ts";
import { studio, studioJson } from "./command-session.ts";
import { address, writeDefinition } from "./definition.ts";
import { insertRow, storesOf } from "./kept-state.ts";
import { photoAt } from "./media-machine.ts";

const folder = process.env.INIT_CWD ?? "";

/** Names of what commands need, all of which is in production's double. */
export type World = {
  /** Of a published invitation with three versions' worth of work, guests and replies. */
  address: string;
  /** Of a published card, of which no files were made. */
  card: string;
  /** Of a finished file that belongs to an order and is not published. */
  ordered: string;
  /** Numbers of an order that nobody has begun, and of that file's. */
  order: string;
  begun: string;
  /** Of an order that was called off after it was paid. */
  called: string;
  /** The id of a mail about the order that was begun; it was given up. */
  mail: string;
  household: string;
  /** The name of another household. */
  guest: string;
  /** Ids of messages that were given up. */
  dead: readonly [string, string];
  backup: string;
  /** A photo that no definition names. */
  unused: string;
  /** Files to read. */
  sheet: string;
  song: string;
};

/** Fills production's double by the commands themselves. */
export async function fillWorld(double: CloudflareDouble): Promise<World> {
  const { sqlite, bucket } = storesOf(double);
  const reply = {
    deadline: "2027-05-20",
    recipients: "default",
    defaultEmail: "couple@family.test",
    fields: ["guestsNumber"],
    telegram: true,
  };
  for (const description of ["The first words", "The second words"]) {
    writeDefinition(description, { reply });
    await done("publish", address, "--no-pictures", "--force");
  }
  writeDefinition("The third words", { reply });

  const card = "wedding/as-a-card";
  writeCard(card);
  await done("publish", card, "--no-pictures");

  const sheet = join(folder, "guests.csv");
  writeFileSync(sheet, "Name,Adults\nԱրամ Պետրոսյան,2\nԼիլիթ Գրիգորյան,1\n");
  await done("guests", "import", address, sheet);
  const households = await studioJson<{ id: string }[]>("guests", "list", address, "--remote");
  sqlite.exec(
    `INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
     VALUES ('r1', '${address}', 'k1', 'h1', 'am', 'Գոհար', 'Yes', 2, 1, 1)`,
  );
  sqlite.exec(
    "INSERT INTO missing_translations VALUES ('ru', 'site', 'home.title', 'Home', 3, 1, 2)",
  );

  const [order, begun, gone, called] = await withStore(true, async ({ db }) => [
    await placeOrder(db, "Narek & Mariam"),
    await placeOrder(db, "Ani & Davit", { accessories: { menu: 40 } }),
    await placeOrder(db, "Lilit & Arman"),
    await placeOrder(db, "Gor & Nare"),
  ]);
  // A row that was deleted on request, and came back with Time Travel.
  const before = sqlite.prepare("SELECT * FROM orders WHERE number = ?").get(gone?.number ?? 0);
  await done("forget", "order", String(gone?.number));
  if (before) insertRow(sqlite, "orders", before);
  const ordered = "wedding/ani-davit";
  writeOrdered(ordered);
  await done("orders", "mark", String(begun?.number), "in-work", "--invitation", ordered);
  await done("orders", "paid", String(called?.number), "--sum", "27000");
  await done("orders", "cancel", String(called?.number), "--reason", "they called");
  sqlite.exec("UPDATE outbox SET state = 'dead', last_error = 'rcpt: 550'");
  const dead = sqlite.prepare("SELECT id FROM outbox ORDER BY rowid LIMIT 2").all();
  const mail = sqlite
    .prepare("SELECT id FROM outbox WHERE kind = 'order-thanks' AND reference = ?")
    .get(begun?.id ?? "");

  // Older than the days for which nothing is taken for an orphan.
  bucket.set(`media/${"0123456789abcdef".repeat(2)}/300.jpg`, {
    bytes: Buffer.from("photo"),
    contentType: "image/jpeg",
    uploaded: new Date("2026-01-01"),
  });
  const photo = join(folder, "spare.jpg");
  await photoAt(photo, "#a03030");
  await done("media", "add", photo);
  // A photo of the invitation that a colleague added: here is its record alone.
  const bridge = join(folder, "bridge.jpg");
  await photoAt(bridge, "#30a030");
  const sent = readFileSync(bridge);
  if (begun) await withStore(true, (store) => sendPhoto(store, begun, sent, "bridge.jpg"));
  await done("media", "add", address, bridge);
  rmSync(join(process.env.CONTENT_DIR ?? "", `media/${address}/bridge.jpg`));
  const { begunAt } = await studioJson<{ begunAt: string }>("backup", "now", "--remote");
  // So that the backup has what the database lacks.
  const [lost, kept] = households;
  await done("guests", "remove", address, lost?.id ?? "");
  sheetOfMore(sheet);
  return {
    address,
    card,
    ordered,
    order: String(order?.number),
    begun: String(begun?.number),
    called: String(called?.number),
    mail: String(mail?.id),
    household: kept?.id ?? "",
    guest: "Գոհար",
    dead: [String(dead[0]?.id), String(dead[1]?.id)],
    backup: begunAt,
    unused: "media/spare.jpg",
    sheet,
    song: join(import.meta.dirname, "../../../content/media/kanon.mp3"),
  };
}

/** Writes the definition of a card in one language. */
export function writeCard(path: string): void {
  const [kind = "", slug = ""] = path.split("/");
  const card = {
    kind,
    slug,
    template: "1002",
    picture: "card-pomegranate",
    languages: ["en"],
    title: { en: "Wedding invitation" },
    hosts: { groom: { name: { en: "Arman" } }, bride: { name: { en: "Anna" } } },
    event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan", place: { en: "Yerevan" } },
  };
  const file = join(process.env.CONTENT_DIR ?? "", "invitations", `${path}.json`);
  writeFileSync(file, JSON.stringify(card));
}

/** Another sheet, with a household that is not there yet. */
function sheetOfMore(sheet: string): void {
  writeFileSync(sheet, "Name,Adults\nՍուրեն Ավագյան,3\nԼիլիթ Գրիգորյան,1\n");
}

function writeOrdered(path: string): void {
  const invitations = join(process.env.CONTENT_DIR ?? "", "invitations");
  const [kind = "", slug = ""] = path.split("/");
  const like: object = JSON.parse(readFileSync(join(invitations, `${address}.json`), "utf8"));
  mkdirSync(join(invitations, kind), { recursive: true });
  writeFileSync(
    join(invitations, `${path}.json`),
    `${JSON.stringify({ ...like, kind, slug, aliases: [] }, null, 2)}\n`,
  );
}

async function done(...words: string[]): Promise<void> {
  const { code, complaints } = await studio(...words, "--remote", "--yes");
  if (code !== 0) throw new Error(`studio ${words.join(" ")}: exit code ${code}. ${complaints}`);
}
