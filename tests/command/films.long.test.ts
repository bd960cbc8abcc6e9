import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { animationsSchema } from "#app/features/catalogue/schema.ts";
import file from "#content/catalogue/animations.json" with { type: "json" };
import { studioJson } from "./support/command-session.ts";
import { readFilm } from "./support/film-reader.ts";

const { animations } = v.parse(animationsSchema, file);
const folder = mkdtempSync(join(tmpdir(), "films-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What WhatsApp takes: https://faq.whatsapp.com/451344553862145 */
const largest = 16 * 1024 * 1024;

/** Names that staff type, of the longest and the shortest. */
const names = ["Ալեքսանդր-Կոստանդին, Եկատերինա Մարգարիտա", "Գոռ, Աի"];

type Made = { folder: string; files: { film: string; poster: string; isMade: boolean }[] };

async function made(
  ...words: string[]
): Promise<{ film: string; poster: string; isMade: boolean }> {
  const { files } = await studioJson<Made>("film", ...words, "--out", folder);
  const [own] = files;
  if (!own) throw new Error("no film");
  return { ...own, film: join(folder, own.film), poster: join(folder, own.poster) };
}

test.each(animations.map(({ id }, index) => [id, names[index % names.length] ?? ""] as const))(
  "%s is a film that chats take, with the names %s",
  async (id, typed) => {
    const { film, poster, isMade } = await made(id, "--names", typed, "--date", "26.09.2027 17:00");
    expect(isMade).toBe(true);
    const { times, boxes, ...read } = await readFilm(new Uint8Array(readFileSync(film)));
    expect(read).toMatchObject({ width: 1080, height: 1920, sound: "mp4a.40.2" });
    expect(read.seconds).toBeCloseTo(12, 1);
    expect(times).toHaveLength(360);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(index / 30, 4);
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
    expect(statSync(film).size).toBeLessThan(largest);
    expect(await sharp(poster).metadata()).toMatchObject({ width: 1080, height: 1920 });
  },
  300_000,
);

test("the same film again is not made again, and one with other words is", async () => {
  const words = ["pen", "--names", names[0] ?? "", "--silent"];
  const { isMade, film } = await made(...words);
  expect(isMade).toBe(true);
  expect((await readFilm(new Uint8Array(readFileSync(film)))).sound).toBeNull();
  expect(await made(...words)).toMatchObject({ isMade: false, film });
}, 300_000);
