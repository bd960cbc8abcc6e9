import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { greetingKey } from "#app/guest/chat-pictures/address.ts";
import { greetingFile } from "../support/greeting.ts";
import { metaOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { decodePng } from "../support/png.ts";
import { open } from "../support/site.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ", child: false },
    { name: "Նարե", child: false },
  ],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};
const olga: NewHousehold = { ...family, salutation: "Ольга" };

const plain = [137, 80, 78, 71];
/** The picture without a greeting, which is not kept for a year at a personal address. */
const general = { status: 200, cache: "private, max-age=300", bytes: plain };

/** A wedding with two households, its Armenian picture, and what greetings are added to it with. */
async function weddingWithPicture() {
  const wedding = weddingOf();
  const { path } = wedding;
  const key = `og/${path}/${"0123456789abcdef".repeat(2)}/am.png`;
  await publish(env.CONTENT, { ...wedding, preview: { am: key } });
  await env.MEDIA.put(key, new Uint8Array(plain));
  await env.MEDIA.put(greetingKey(key), greetingFile());
  await saveHouseholds(env.DB, path, { added: [family, olga], changed: [] }, 1);
  const [first, second] = await listHouseholds(env.DB, path);
  if (!first?.code || !second?.code) throw new Error("no households");
  return { path, key, picture: `/${key}`, first, second };
}

async function pictureAt(address: string, headers: Record<string, string> = {}) {
  const answer = await open(address, headers);
  return {
    status: answer.status,
    cache: answer.headers.get("Cache-Control"),
    bytes: [...new Uint8Array(await answer.arrayBuffer())],
  };
}

test("the chat's picture of a personal link shows its salutation, of the general one nobody's", async () => {
  const { path, picture, first, second } = await weddingWithPicture();
  const metaAt = async (page: string, name: string) =>
    metaOf(await (await open(page)).text(), name);
  const site = "http://localhost";
  expect(await metaAt(`/${path}`, "og:image")).toBe(site + picture);
  const [his, hers] = [`${picture}?g=${first.code}`, `${picture}?g=${second.code}`];
  expect(await metaAt(`/${path}?g=${first.code}`, "og:image")).toBe(site + his);
  expect(await metaAt(`/${path}?g=${second.code}`, "og:image")).toBe(site + hers);
  expect(await metaAt(`/${path}?g=${second.code}`, "og:image:alt")).toMatch(/^Ольга · /);

  const answer = await open(his);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  await answer.body?.cancel();
  const shown = [await pictureAt(his), await pictureAt(hers)];
  expect(shown).toMatchObject([
    { status: 200, cache: "private, max-age=300" },
    { status: 200, cache: "private, max-age=300" },
  ]);
  const [one, other] = await Promise.all(
    shown.map(({ bytes }) => decodePng(Uint8Array.from(bytes))),
  );
  expect(one).toMatchObject({ width: 1200, height: 630 });
  expect(one?.rows(0, 520)).toBe(other?.rows(0, 520));
  expect(one?.rows(520, 630)).not.toBe(other?.rows(520, 630));
  expect(await pictureAt(picture)).toEqual({
    status: 200,
    cache: "public, max-age=31536000, immutable",
    bytes: plain,
  });
});

test("a wrong or revoked code, another wedding's and an unknown letter show the general picture", async () => {
  const { path, picture, first, second } = await weddingWithPicture();
  const other = await weddingWithPicture();
  for (const code of ["Abcdefg2", "", "x".repeat(500), "%00", other.first.code])
    expect(await pictureAt(`${picture}?g=${code}`), String(code)).toEqual(general);
  await revokeCode(env.DB, path, first.id);
  expect(await pictureAt(`${picture}?g=${first.code}`)).toEqual(general);
  const entered = { ...olga, salutation: "Сиятельная 漢" };
  await saveHouseholds(env.DB, path, { added: [], changed: [{ household: second, entered }] }, 2);
  expect(await pictureAt(`${picture}?g=${second.code}`)).toEqual(general);
});

test("a picture that was published without letters, or with a broken file, is the general one", async () => {
  const { picture, key, first } = await weddingWithPicture();
  const link = `${picture}?g=${first.code}`;
  await env.MEDIA.put(greetingKey(key), "no file of a greeting");
  expect(await pictureAt(link)).toEqual(general);
  await env.MEDIA.delete(greetingKey(key));
  expect(await pictureAt(link)).toEqual(general);
});

test("what greetings are added with has no address", async () => {
  const { key, first } = await weddingWithPicture();
  for (const query of ["", `?g=${first.code}`])
    expect((await pictureAt(`/${greetingKey(key)}${query}`)).status).toBe(404);
});

test("fetching a picture is no visit", async () => {
  const { path, picture, first } = await weddingWithPicture();
  await pictureAt(`${picture}?g=${first.code}`, { "User-Agent": "WhatsApp/2.23.20.0" });
  const [household] = await listHouseholds(env.DB, path);
  expect(household).toMatchObject({ openedAt: null, deliveredAt: null });
});

test("codes are not guessed by pictures either, and pages are counted apart", async () => {
  const { path, picture, first } = await weddingWithPicture();
  const robot = { "CF-Connecting-IP": "192.0.2.77" };
  const link = `${picture}?g=${first.code}`;
  let shown = await pictureAt(link, robot);
  expect(shown.bytes).not.toEqual(plain);
  // Again where a new minute of the limiter begins meanwhile.
  for (let begun = 0; begun < 10 && shown.bytes.length > plain.length; begun += 1) {
    let isFree = true;
    while (isFree)
      ({ success: isFree } = await env.GUEST_LIMIT.limit({ key: "picture 192.0.2.77" }));
    shown = await pictureAt(link, robot);
  }
  expect(shown).toEqual(general);
  expect((await pictureAt(link, { "CF-Connecting-IP": "192.0.2.78" })).bytes).not.toEqual(plain);
  expect((await pictureAt(`/${path}?g=${first.code}`, robot)).status).toBe(200);
});
