import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import { publishedSchema, type PublishedInvitation } from "#app/domain/invitation/schema.ts";
import * as releaseBefore from "../fixtures/release/reader.js";
import publishedBefore from "../fixtures/release/published.json";
import { storedPassword } from "../support/gate.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { ownCatalogue, ownFiles, ownMedia, ownPacks, ownPalettes } from "../support/own-content.ts";
import { readEntry } from "../support/reader.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { markupOf, valueOf } from "../support/html.ts";

const before = Object.entries<unknown>(publishedBefore);
const invitationsBefore = before.filter(([key]) => key.startsWith("invitation:"));
const catalogueBefore = before.filter(([key]) => key.startsWith("catalogue:"));

afterEach(() => {
  vi.restoreAllMocks();
});

/** Entries that this release publishes from its own content, by KV key. */
const publishedNow = new Map<string, unknown>([
  ...checkContent(ownFiles, ownPacks, ownMedia).drafts.map(
    ({ draft }) => [`invitation:${draft.path}`, { ...draft, version: 1, hash: "h" }] as const,
  ),
  ...checkCatalogue(
    ownCatalogue,
    ownFiles.filter(({ file }) => file.startsWith("content/templates/")),
    ownPalettes,
  ).documents,
]);

test("this release reads everything that the release before published", () => {
  expect(invitationsBefore.length).toBeGreaterThan(5);
  for (const [key, value] of before)
    expect(readEntry(key, value), key).toMatchObject(Object(value));
});

test.each(invitationsBefore)(
  "%s, as the release before published it, opens",
  async (key, value) => {
    await env.CONTENT.put(key, JSON.stringify(value));
    const { event, access, path } = readPublished(key, JSON.stringify(value));
    setClock(Date.parse(event.start) - 60 * 24 * 60 * 60 * 1000);
    const page = await open(`/${path}`);
    expect(page.status).toBe(access ? 403 : 200);
    expect(markupOf(await page.text())).not.toContain("undefined");
  },
);

test("the shop window opens with the catalogue of the release before", async () => {
  for (const [key, value] of catalogueBefore) await env.CONTENT.put(key, JSON.stringify(value));
  for (const path of ["/", "/weblink", "/assortment", "/cards", "/animations", "/prices", "/order"])
    expect((await open(path)).status, path).toBe(200);
});

test("the release before reads what this release publishes", () => {
  expect(publishedNow.size).toBeGreaterThan(40);
  for (const [key, value] of publishedNow) {
    const { path, languages, event, sections } = Object(value);
    const read = Object(releaseBefore.readEntry(key, JSON.parse(JSON.stringify(value))));
    expect(read, key).toMatchObject(path ? { path, languages } : {});
    expect(read.event?.start, key).toBe(event?.start);
    expect(read.sections?.length > 0, key).toBe(sections !== undefined);
  }
});

/**
 * Names unknown to every release: fields, sections, parts, programme items and other choices. Palettes may
 * have any name (palettes.test.ts).
 */
const strange = fc.stringMatching(/^[a-z]{3,8}-of-tomorrow$/);
const chosen =
  /^(theme\.(?!palette)\w+|kind|occasion|order|template|aliases\.\d+\.language|reply\.(recipients|response|letters|fields\.\d+)|sections\.\d+\.(type|programmeItem|to|items\.\d+\.programmeItem|links\.\d+\.network))$/;

type Change = { at: number; name: string; how: "field" | "section" | "language" | "member" };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  name: strange,
  how: fc.constantFrom("field", "section", "language", "member"),
});

/** A definition as a later release might publish it. */
function ofTomorrow(value: unknown, changes: readonly Change[]): Record<string, unknown> {
  const definition = structuredClone(Object(value));
  for (const { at, name, how } of changes) {
    const { sections, languages } = definition;
    const nodes = nodesOf(definition);
    if (how === "section")
      sections.splice(at % (sections.length + 1), 0, { type: name, text: { am: name } });
    else if (how === "language") languages.push(name);
    else if (how === "field") {
      const objects = nodes.filter(({ node }) => !Array.isArray(node));
      Reflect.set(Object(objects[at % objects.length]?.node), name, { am: name, list: [1, name] });
    } else {
      const members = nodes.flatMap(({ node, path }) =>
        Object.keys(Object(node))
          .filter((key) => chosen.test([...path, key].join(".")))
          .map((key) => ({ node, key })),
      );
      const member = members[at % members.length];
      if (member) Reflect.set(Object(member.node), member.key, name);
    }
  }
  return definition;
}

function nodesOf(node: unknown, path: string[] = []): { node: unknown; path: string[] }[] {
  if (typeof node !== "object" || node === null) return [];
  return [
    { node, path },
    ...Object.entries(node).flatMap(([key, value]) => nodesOf(value, [...path, key])),
  ];
}

const tomorrow = fc
  .tuple(
    fc.constantFrom(...invitationsBefore.map(([, value]) => value)),
    fc.array(change, { minLength: 1, maxLength: 12 }),
  )
  .map(([value, changes]) => ({ value: Object(value), definition: ofTomorrow(value, changes) }));

test("whatever a later release adds, an invitation is read, and what this one knows of it is safe", () => {
  fc.assert(
    fc.property(tomorrow, ({ value, definition }) => {
      const read = readPublished("x", JSON.stringify(definition));
      expect(v.is(publishedSchema, read)).toBe(true);
      expect(read.event).toEqual(value.event);
      expect(read.access).toEqual(value.access);
      expect(Object.keys(read.hosts)).toEqual(Object.keys(value.hosts));
      expect(JSON.stringify(read)).not.toContain("-of-tomorrow");
    }),
    { numRuns: 300 },
  );
});

test("whatever a later release adds, a page opens", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(tomorrow, async ({ value, definition }) => {
      const slug = `tomorrow-${crypto.randomUUID()}`;
      await env.CONTENT.put(`invitation:wedding/${slug}`, JSON.stringify(definition));
      setClock(Date.parse(value.event.start) - 60 * 24 * 60 * 60 * 1000);
      const page = await open(`/wedding/${slug}`);
      const html = markupOf(await page.text());
      expect(page.status).toBe(value.access ? 403 : 200);
      expect(html).not.toContain("undefined");
      expect(html).not.toContain("-of-tomorrow");
    }),
    { numRuns: 40 },
  );
});

test("whatever a later release adds to the catalogue, what is known of it is shown", () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogueBefore), change, ([key, value], { at, name }) => {
      const part = structuredClone(Object(value));
      const objects = nodesOf(part).filter(({ node }) => !Array.isArray(node));
      const { node } = objects[at % objects.length] ?? {};
      Reflect.set(Object(node), name, name);
      for (const field of ["ornament", "motion", "layout", "shape", "occasion"])
        if (field in Object(node)) Reflect.set(Object(node), field, name);
      expect(JSON.stringify(readEntry(key, part))).not.toContain("-of-tomorrow");
    }),
    { numRuns: 200 },
  );
});

/** Publishes an invitation as a later release might. */
async function publishOfTomorrow(changes: object): Promise<PublishedInvitation> {
  const invitation = weddingOf();
  await env.CONTENT.put(
    `invitation:${invitation.path}`,
    JSON.stringify({ ...invitation, ...changes }),
  );
  return invitation;
}

test("a reply field that this release does not know is not asked, and the reply is taken", async () => {
  const { reply, ...wedding } = weddingOf();
  const { path } = await publishOfTomorrow({
    reply: {
      ...reply,
      fields: ["songs", "guestsNumber"],
      recipients: "parents",
      seats: { max: 9 },
    },
    hosts: wedding.hosts,
  });
  const html = await (await open(`/${path}`)).text();
  expect(html).toContain('name="guestsNumber"');
  expect(html).not.toContain("songs");
  const fields = { key: valueOf(html, "key"), stamp: valueOf(html, "stamp") };
  const sent = await post(`/${path}/reply`, { ...fields, name: "Նարե", response: "Yes" });
  expect(sent.status).toBe(303);
  const { results } = await env.DB.prepare("SELECT recipient FROM outbox WHERE invitation = ?")
    .bind(path)
    .all();
  expect(results.length).toBeGreaterThan(0);
});

test("more guests than this release knows of are as many as it can take", () => {
  const { reply, ...wedding } = weddingOf();
  const published = { ...wedding, reply: { ...reply, guests: { max: 500 } } };
  expect(readPublished("x", JSON.stringify(published)).reply?.guests.max).toBe(30);
});

test("a section of which too little is known is left out, and the others stay", async () => {
  const { path } = await publishOfTomorrow({
    sections: [
      { type: "seating", tables: [] },
      { type: "timeline", items: [{ at: "15:00", programmeItem: "fireworks" }] },
      { type: "video", src: "https://films.example/1", title: { am: "Ֆիլմ", en: "Film" } },
      { type: "gallery", images: [{ src: "media/one.jpg", alt: { am: "Մեկ" } }] },
      { type: "closing", text: { am: "Սիրով", en: "With love" } },
    ],
    reply: undefined,
  });
  const page = await open(`/${path}`);
  expect(page.status).toBe(200);
  const html = markupOf(await page.text());
  expect(html).toContain("Սիրով");
  expect(html).not.toContain("films.example");
});

test("an unreadable password lets nobody in, and the page shows nothing", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const access of [{ password: "argon2id$v=19$of-tomorrow" }, { key: "x" }, null, "hraver"]) {
    const { path } = await publishOfTomorrow({ access });
    const page = await open(`/${path}`);
    expect(page.status).toBe(500);
    expect(await page.text()).not.toContain("Արման");
    expect((await open(`/${path}/event.ics`)).status).toBe(500);
  }
  const { path } = await publishOfTomorrow({ access: { password: storedPassword, hint: "ours" } });
  expect((await open(`/${path}`)).status).toBe(403);
});

test("unknown fields in staff's files are still refused", () => {
  const invitation = weddingOf();
  expect(v.is(publishedSchema, invitation)).toBe(true);
  expect(v.is(publishedSchema, { ...invitation, songs: [] })).toBe(false);
  expect(v.is(publishedSchema, { ...invitation, sections: [{ type: "seating" }] })).toBe(false);
});

test("a language pack of a later release never removes this one's texts", async () => {
  const own = ownPacks.get("en:form");
  const pack = { ...Object(own), send: { now: "Send now" }, fields: { name: "Name, please" } };
  await env.CONTENT.put(
    "locale:en:form",
    JSON.stringify({ ...pack, required: "{{who}} must say" }),
  );
  setClock(Date.UTC(2031, 0, 1));
  const invitation = await publish(env.CONTENT, weddingOf());
  const html = markupOf(await (await open(`/${invitation.path}/en`)).text());
  expect(html).toContain(Object(own).send);
  expect(html).toContain("Name, please");
  expect(html).not.toContain("returned an object");
});
