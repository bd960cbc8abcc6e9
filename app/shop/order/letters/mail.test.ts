import type { SiteLanguage } from "#app/i18n/languages.ts";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { dayFromNow, weddingOf } from "../../../../tests/support/invitations.ts";
import { origin } from "../../../../tests/support/site.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);

const name = { am: "Նուռ", en: "Pomegranate" };
const picture = `og/templates/1002/${"a".repeat(32)}/am.png` as const;
const card = {
  id: "seeds",
  name: { am: "Հատիկներ", en: "Seeds" },
  occasion: "wedding",
  theme: { palette: "vellum", pairing: "didot", ornament: "pomegranate" },
  layout: "roundel",
  title: name,
  names: [name],
  date: name,
  place: name,
};

const design = {
  ...weddingOf({ kind: "templates", slug: "1002", path: "templates/1002" }),
  preview: { am: picture },
};

/** The catalogue of this file's tests; other files put another one under the same keys. */
const shelf: Record<string, unknown> = {
  "catalogue:designs": [
    { id: "1002", occasion: "wedding", name, languages: ["am"], theme: design.theme },
  ],
  "catalogue:cards": { price: 1, cards: [card] },
  "invitation:templates/1002": design,
};

/** KV with that catalogue. A key without a value fails, as KV does when it is down. */
const kv = new Proxy(env.CONTENT, {
  get(content, property) {
    const read = async (key: string): Promise<string | null> => {
      if (key in shelf) return JSON.stringify(shelf[key]);
      if (key.startsWith("catalogue:")) throw new Error("KV is down");
      return content.get(key);
    };
    // Language packs are read several at once.
    if (property === "get")
      return (key: string | string[], options: never) =>
        Array.isArray(key) ? content.get(key, options) : read(key);
    if (property === "getWithMetadata")
      return async (key: string) => ({ value: await read(key), metadata: null });
    return Reflect.get(content, property);
  },
});

const sources = {
  db: env.DB,
  kv,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};

/** The customer's confirmation and the studio's mail about a new order. */
async function mailsOf(
  changes: { names?: string; template?: string },
  language: SiteLanguage = "en",
) {
  const email = `${crypto.randomUUID()}@example.com`;
  await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        names: "Նարեկ և Մարիամ",
        email,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: dayFromNow(100),
        languages: ["am"],
        rsvp: "yes",
        details: "Սուրբ Գայանե, 13:30",
        ...changes,
      },
      language,
      suspect: false,
      studioEmail: secrets.STUDIO_EMAIL,
    },
    Date.now(),
  );
  const { results } = await env.DB.prepare(
    `SELECT outbox.id, channel, kind, reference, outbox.invitation, recipient, attempts
     FROM outbox JOIN orders ON reference = orders.id || ':1' OR reference = orders.id
     WHERE email = ? ORDER BY kind DESC`,
  )
    .bind(email)
    .all<OutboxRow>();
  const [customer, studio] = await Promise.all(
    results.map((row) => composeOrderMail(sources, row)),
  );
  if (!customer || !studio) throw new Error("an order has two mails");
  return { customer, studio };
}

test("a confirmation names the design as people call it, shows its picture and the names", async () => {
  const { customer, studio } = await mailsOf({ template: "1002" }, "am");
  expect(customer.text).toContain("«Նուռ»");
  expect(customer.text).not.toMatch(/\b1002\b/);
  expect(customer.text).toContain("Նարեկ և Մարիամ");
  expect(customer.html).toContain(`src="${origin}/${picture}"`);
  expect(customer.html).toContain('alt="«Նուռ» դիզայնը"');
  expect(studio.text).toContain("Նուռ · 1002");
});

test("a card is named in the customer's language", async () => {
  const { customer, studio } = await mailsOf({ template: "card-seeds" });
  expect(customer.text).toContain("Seeds");
  expect(customer.text).not.toContain("card-seeds");
  expect(customer.html).not.toContain("<img");
  expect(studio.text).toContain("Հատիկներ · card-seeds");
});

test.each([
  "Visit www.spam.example now",
  "http://spam.example",
  "call +374 91 234567",
  "spam@example.com",
  "You have won a very large prize today",
  "ա".repeat(61),
])("text that cannot be names is not mailed by the form: %s", async (names) => {
  const { customer, studio } = await mailsOf({ names });
  expect(customer.text).not.toContain(names);
  expect(customer.html).not.toContain(names);
  expect(studio.text).toContain(names);
});

test.each(["Anna & Arman", "Jean-Pierre O’Neil, Աննա", "Арман и Нарэ", "Զոյա"])(
  "names of any family are in the confirmation: %s",
  async (names) => {
    expect((await mailsOf({ names })).customer.text).toContain(names);
  },
);

test("while the catalogue cannot be read, a mail names the product of the built catalogue, or none", async () => {
  const known = await mailsOf({ template: "animation-seeds" });
  expect(known.customer.text).toContain("Pomegranate seeds");
  const unknown = await mailsOf({ template: "animation-rain" });
  expect(unknown.customer.text).toContain("We have your order");
  expect(unknown.customer.text).not.toContain("animation-rain");
  expect(unknown.studio.text).toContain("animation-rain");
});
