import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animationsSchema } from "#app/shop/catalogue/schema.ts";
import file from "#content/catalogue/animations.json" with { type: "json" };
import { withPictureEngine, type PictureEngine } from "../../cli/pictures/engine.ts";
import { encodeInBrowser } from "../../cli/pictures/film-encoder.ts";
import { drawFrames, frameFile } from "../../cli/pictures/film-frames.ts";
import { filmFiles, filmHtml } from "../../cli/pictures/film-files.ts";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { distanceOf, playedFrames, readFilm } from "./support/film-reader.ts";

const { animations } = v.parse(animationsSchema, file);
const animation = animations.find(({ id }) => id === "petals") ?? animations[0];
if (!animation) throw new Error("the catalogue has an animation");
const shown = { animation, text: sampleText(animation, "am"), language: "am" as const };
const music = join(import.meta.dirname, "../../content/media/kanon.mp3");
const folder = mkdtempSync(join(tmpdir(), "film-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Shorter than any that is sold: what is tried costs a tenth. */
const seconds = 1.5;
/** Folder of the frames of such a film. */
const drawn = join(folder, "drawn");

beforeAll(() =>
  withPictureEngine(async (engine) =>
    drawFrames(engine, await filmHtml(engine, shown), { seconds, folder: drawn, onFrame() {} }),
  ),
);

test("a film is H.264 with its music, every frame in its time, and shows what was drawn", async () => {
  await withPictureEngine(async (engine) => {
    const film = await encoded(engine, music);
    const { times, boxes, ...read } = await readFilm(new Uint8Array(film));
    expect(read).toEqual({
      seconds: expect.closeTo(seconds, 1),
      codec: expect.stringMatching(/^avc1\.64..28$/),
      width: 1080,
      height: 1920,
      sound: "mp4a.40.2",
    });
    expect(times).toHaveLength(45);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(index / 30, 4);
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
    // The finished picture, the empty one, and the finished one again.
    const frames = [0, 36, 44];
    const played = await playedFrames(engine, film, frames);
    for (const [index, frame] of frames.entries()) {
      const own = await distanceOf(played[index] ?? film, frameFile(drawn, frame));
      const other = frameFile(drawn, frame === 36 ? 0 : 36);
      expect(own).toBeLessThan(Math.min(5, await distanceOf(played[index] ?? film, other)));
    }
    const silent = await encoded(engine, null);
    expect((await readFilm(new Uint8Array(silent))).sound).toBeNull();
  });
});

test("a film that was broken off goes on, with the frames of one that was not", async () => {
  const resumed = join(folder, "resumed");
  let count = 0;
  const broken = withPictureEngine(async (engine) =>
    drawFrames(engine, await filmHtml(engine, shown), {
      seconds,
      folder: resumed,
      onFrame() {
        count += 1;
        if (count === 30) throw new Error("broken off");
      },
    }),
  );
  await expect(broken).rejects.toThrow("broken off");
  expect(readdirSync(resumed)).toHaveLength(30);
  await withPictureEngine(async (engine) =>
    drawFrames(engine, await filmHtml(engine, shown), { seconds, folder: resumed, onFrame() {} }),
  );
  for (let frame = 0; frame < 45; frame += 1)
    expect(
      readFileSync(frameFile(resumed, frame)).equals(readFileSync(frameFile(drawn, frame))),
      `frame ${frame}`,
    ).toBe(true);
});

test("the same film again is not made again, and one with other words is", async () => {
  const wanted = { ...shown, isSilent: true, seconds };
  const made = async (names: string[]) =>
    (await filmFiles({ ...wanted, text: { ...shown.text, names } }, { out: folder })).isMade;
  expect(await made(["Անի"])).toBe(true);
  expect(await made(["Անի"])).toBe(false);
  expect(await made(["Գոռ"])).toBe(true);
});

async function encoded(engine: PictureEngine, sound: string | null) {
  const film = await encodeInBrowser(engine, {
    folder: drawn,
    frames: 45,
    music: sound,
    comment: "a test",
    onFrame() {},
  });
  if (!film) throw new Error("the tests' browser has no H.264");
  return film;
}
