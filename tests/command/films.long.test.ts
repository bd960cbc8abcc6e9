import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { animationsSchema } from "#app/features/catalogue/schema.ts";
import file from "#content/catalogue/animations.json" with { type: "json" };
import { studio, studioJson } from "./support/command-session.ts";
import { readFilm } from "./support/film-reader.ts";

const { animations } = v.parse(animationsSchema, file);
const folder = mkdtempSync(join(tmpdir(), "films-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What WhatsApp takes: https://faq.whatsapp.com/451344553862145 */
const largest = 16 * 1024 * 1024;

/** Names that staff type, of the longest and the shortest. */
const names = ["Ալեքսանդր-Կոստանդին, Եկատերինա Մարգարիտա", "Գոռ, Աի"];

test.each(animations.map(({ id }, index) => [id, names[index % names.length] ?? ""] as const))(
  "%s is a film that chats take, with the names %s",
  async (id, typed) => {
    const made = await studioJson<{ film: string; poster: string; isMade: boolean }>(
      "film",
      id,
      "--names",
      typed,
      "--date",
      "26.09.2027",
      "--out",
      folder,
    );
    expect(made.isMade).toBe(true);
    const { times, boxes, ...read } = await readFilm(new Uint8Array(readFileSync(made.film)));
    expect(read).toMatchObject({ width: 1080, height: 1920, sound: "mp4a.40.2" });
    expect(read.seconds).toBeCloseTo(12, 1);
    expect(times).toHaveLength(360);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(index / 30, 4);
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
    expect(statSync(made.film).size).toBeLessThan(largest);
    expect(statSync(made.poster).size).toBeGreaterThan(10_000);
  },
  300_000,
);

test("the same film again is not made again, and one with other words is", async () => {
  const words = ["film", "pen", "--names", names[0] ?? "", "--silent", "--out", folder];
  const { isMade, film } = await studioJson<{ isMade: boolean; film: string }>(...words);
  expect(isMade).toBe(true);
  expect((await readFilm(new Uint8Array(readFileSync(film)))).sound).toBeNull();
  expect(await studioJson(...words)).toMatchObject({ isMade: false, film });
}, 300_000);

test("what cannot be made is said before anything is drawn", async () => {
  const complaints = async (...words: string[]) => (await studio("film", ...words)).complaints;
  expect(await complaints("petal")).toContain('Did you mean "petals"?');
  expect(await complaints("petals", "--language", "it")).toContain("am, en, ru, nl, fr, de");
  expect(await complaints("petals", "--date", "2027-02-30")).toContain("no day of the calendar");
  expect(await complaints("petals", "--names", "A, B, C")).toContain("--names takes one name");
  expect(await complaints("petals", "--language", "ru")).toContain("--title, --date and --place");
});
