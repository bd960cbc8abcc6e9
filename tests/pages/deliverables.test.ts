import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrderOf } from "#app/shop/order/data.server.ts";
import { offeredFiles } from "#app/shop/order/deliverables/view.server.ts";
import { deliverableKey, type Deliverable } from "#app/shop/order/deliverables/data.server.ts";
import { drawnHash } from "#app/shop/order/deliverables/drawn.ts";
import { kindsOf, type DeliverableKind } from "#app/shop/order/deliverables/kinds.ts";
import { saveDeliverables } from "#app/shop/order/deliverables/mutations.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { findCopies } from "#app/studio/rights/copies.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { attributesOf, textsOf } from "../support/html.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { open, origin } from "../support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET"]);
let moment = Date.now();
const by = () => ({ person: "Ani", now: (moment += 1000) });
const extensions: Record<DeliverableKind, string> = {
  "4x5": "png",
  "9x16": "png",
  a6: "pdf",
  "5x7": "pdf",
  film: "mp4",
  poster: "png",
};

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
});

/** A published picture of an order that was published, and its files, which are stored. */
async function delivered(picture: NonNullable<PublishedInvitation["picture"]>) {
  const { reply: _, ...wedding } = weddingOf({ languages: ["en"] });
  const shown: PublishedInvitation = { ...wedding, picture, sections: [] };
  await publish(env.CONTENT, shown);
  const { number } = await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        names: "Anna & Arman",
        email: `${shown.slug}@example.com`,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: dayFromNow(100),
        languages: ["en"],
        template: picture.product,
        rsvp: "no",
        details: "Yerevan",
      },
      language: "en",
      suspect: false,
      studioEmail: "hello@hraver.example",
    },
    by().now,
  );
  await markOrder(env.DB, number, { state: "published", invitation: shown.path }, by().now);
  const order = await findOrderOf(env.DB, shown.path);
  const drawn = await drawnHash(shown, "en");
  const files = kindsOf[picture.kind].map((kind): Deliverable => ({
    language: "en",
    kind,
    hash: crypto.randomUUID().replaceAll("-", ""),
    extension: extensions[kind],
    bytes: 2_345_678,
    drawn,
    version: 1,
  }));
  await Promise.all(files.map((file) => env.MEDIA.put(deliverableKey(file), `of ${file.kind}`)));
  const told = { order: order?.id ?? null, isNews: true };
  await saveDeliverables(env.DB, shown.path, files, told, by());
  const page = `/order/${number}?key=${await orderKey(secrets.REPLY_SECRET, number)}&lng=en`;
  return { shown, files, order, page, keyOf: (kind: DeliverableKind) => keyIn(files, kind) };
}

function keyIn(files: readonly Deliverable[], kind: DeliverableKind): string {
  const file = files.find((one) => one.kind === kind);
  if (!file) throw new Error(`no ${kind}`);
  return deliverableKey(file);
}

const card = { kind: "card", product: "card-pomegranate", layout: "arch" } as const;

test("a card's page offers its pictures to save, and the order's page its sheets too", async () => {
  const { shown, page, keyOf } = await delivered(card);
  const html = await (await open(`/${shown.path}`)).text();
  expect(attributesOf(html, ".picture-ways a[download]", "href")).toEqual([
    `/${keyOf("4x5")}`,
    `/${keyOf("9x16")}`,
  ]);
  expect(attributesOf(html, ".picture-ways a[download]", "download")).toEqual([
    `${shown.slug}-en-4x5.png`,
    `${shown.slug}-en-9x16.png`,
  ]);
  const order = await (await open(page)).text();
  expect(attributesOf(order, ".order-files a", "href")).toHaveLength(4);
  expect(textsOf(order, ".order-files small")).toContain("2.3 MB");
  const sheet = await open(`/${keyOf("a6")}`);
  expect(sheet.headers.get("Content-Type")).toBe("application/pdf");
});

test("an animation's page plays the film once it is made, which comes in parts", async () => {
  const { shown, keyOf } = await delivered({
    kind: "animation",
    product: "animation-petals",
    motion: "petals",
  });
  const html = await (await open(`/${shown.path}`)).text();
  expect(attributesOf(html, "video", "src")).toEqual([`/${keyOf("film")}`]);
  expect(attributesOf(html, "video", "poster")).toEqual([`/${keyOf("poster")}`]);
  const part = await open(`/${keyOf("film")}`, { Range: "bytes=3-6" });
  expect([part.status, await part.text()]).toEqual([206, "film"]);
});

test("files of another name or day are not offered, and are there again after going back", async () => {
  const { shown, keyOf } = await delivered(card);
  const renamed = { ...shown, hosts: { ...shown.hosts, bride: { name: { en: "Anush" } } } };
  await publish(env.CONTENT, { ...renamed, hash: crypto.randomUUID(), version: 2 });
  const html = await (await open(`/${shown.path}`)).text();
  expect(attributesOf(html, "a[download]", "href")).toEqual([]);
  expect(await offeredFiles(env.DB, { ...renamed, version: 2 }, "en")).toEqual({});
  const again = await offeredFiles(env.DB, { ...shown, version: 3 }, "en");
  expect(again.square?.href).toBe(`/${keyOf("4x5")}`);
});

test("the customer is mailed the way to the files, and no other mail for the same ones", async () => {
  const { shown, files, order } = await delivered(card);
  const told = { order: order?.id ?? null, isNews: false };
  await saveDeliverables(env.DB, shown.path, files, told, by());
  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE kind = 'order-files' AND reference LIKE ?",
  )
    .bind(`${order?.id}:%`)
    .all<OutboxRow>();
  expect(results).toHaveLength(1);
  const sources = {
    db: env.DB,
    kv: env.CONTENT,
    origin,
    secret: secrets.REPLY_SECRET,
    dashboardSecret: secrets.DASHBOARD_SECRET,
    now: Date.now,
  };
  const [row] = results;
  const mail = row && (await composeOrderMail(sources, row));
  expect(mail).toMatchObject({ to: order?.email, subject: expect.stringContaining("ready") });
  expect(mail?.text).toContain(`${origin}/${shown.path}`);
  expect(mail?.text).toContain("#files");
});

test("the files of an invitation are deleted with it", async () => {
  const { shown, keyOf } = await delivered(card);
  const stores = { db: env.DB, content: env.CONTENT, media: env.MEDIA };
  const { media } = await findCopies(stores, shown.path);
  expect(media).toContain(keyOf("4x5"));
  expect(media).toContain(keyOf("a6"));
  const other = await delivered(card);
  expect((await findCopies(stores, other.shown.path)).media).not.toContain(keyOf("4x5"));
});
