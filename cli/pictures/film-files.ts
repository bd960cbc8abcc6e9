import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { animationHeight, animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { importPages } from "../drawings.ts";
import { findFfmpeg } from "../ffmpeg.ts";
import { takeLock } from "../lock.ts";
import { unavailable } from "../output.ts";
import { root } from "../root.ts";
import { translatorOf } from "../translator.ts";
import { withPictureEngine, type PictureEngine } from "./engine.ts";
import { encodeByFfmpeg, encodeInBrowser, type FilmSource } from "./film-encoder.ts";
import { drawFrames, frameFile } from "./film-frames.ts";
import { measure } from "./measure.ts";
import { filmSeconds, framesPerSecond } from "./film-plan.ts";
import { writeWhole } from "../files.ts";

/** The content of a film. */
export type FilmWanted = {
  animation: Pick<Animation, "id" | "theme" | "motion">;
  text: PictureText;
  /** The text's. */
  language: Language;
  isSilent: boolean;
  /** A file of its own music; the studio's unless given. */
  music?: string;
  /** 12 unless given. */
  seconds?: number;
};

/** The folder in which a film is made, and the listener to its progress. */
export type FilmWork = {
  /** The folder of the files, which is made where it lacks. */
  out: string;
  /** Called for each frame when it is drawn, and once more when it is encoded: `filmSteps`. */
  onStep?: () => void;
  /** Of the language; read from `content/` unless given. */
  packs?: Packs;
};

/** CC0; THIRD-PARTY.md and content/media say whose it is. */
const usualMusic = join(root, "content/media/kanon.mp3");

/** Frames of films that are not finished, each in a folder by what decides them. */
const unfinished = join(root, "node_modules/.cache/films");
/** Milliseconds after which a film that was broken off is not gone on with. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** How often `onStep` is called for a film of the usual length. */
export function filmSteps(): number {
  return 2 * Math.round(filmSeconds * framesPerSecond);
}

/** The files of a film, and whether they were made now: else they were there. */
export type FilmFiles = { film: string; poster: string; isMade: boolean };

/**
 * Makes a film of an animation as MP4, and its picture as PNG, in `out`. A film that was broken off
 * goes on where it was; one of the same frames and music that is there already stays as it is.
 * @throws UserError where there is no browser, or none with H.264 and no ffmpeg.
 */
export async function filmFiles(request: FilmWanted, work: FilmWork): Promise<FilmFiles> {
  const { animation, language, seconds = filmSeconds, isSilent, music = usualMusic } = request;
  const name = join(work.out, `${animation.id}-${language}`);
  const files = { film: `${name}.mp4`, poster: `${name}.png` };
  await forgetAbandoned(Date.now() - keptFor);
  return withPictureEngine(async (engine) => {
    const html = await filmHtml(engine, request, work.packs);
    const key = keyOf([engine.version, html, seconds]);
    const folder = join(unfinished, key);
    const unlock = await locked(`${folder}.lock`);
    try {
      const sound = isSilent ? null : music;
      const comment = `film ${keyOf([key, sound ? await readFile(sound) : ""])}`;
      if ((await commentOf(files.film)) === comment) return { ...files, isMade: false };
      await make(engine, { html, folder, seconds, sound, comment }, files, work);
      return { ...files, isMade: true };
    } finally {
      unlock();
      await rm(`${folder}.lock`, { force: true });
    }
  });
}

/** The document that a film's frames are drawn from, its text measured in its fonts. */
export async function filmHtml(
  { open }: PictureEngine,
  { animation, text, language }: Pick<FilmWanted, "animation" | "text" | "language">,
  packs?: Packs,
): Promise<string> {
  const { page } = await importPages<{
    page: typeof import("#app/shop/catalogue/film/page.tsx");
  }>({ page: "app/shop/catalogue/film/page.tsx" });
  const t = await translatorOf(language, packs);
  const view = { width: animationWidth, height: animationHeight };
  const first = await open(page.filmPage(animation, text, language, { t }), view);
  const measured = await measure(first, text);
  await first.close();
  return page.filmPage(animation, text, language, { t, measured });
}

type Plan = {
  html: string;
  folder: string;
  seconds: number;
  sound: string | null;
  comment: string;
};

async function make(
  engine: PictureEngine,
  { html, folder, seconds, sound, comment }: Plan,
  { film, poster }: Pick<FilmFiles, "film" | "poster">,
  { out, onStep = () => {} }: FilmWork,
): Promise<void> {
  const count = Math.round(seconds * framesPerSecond);
  await drawFrames(engine, html, { seconds, folder, onFrame: onStep });
  const bytes = await encode(engine, {
    folder,
    frames: count,
    music: sound,
    comment,
    onFrame: onStep,
  });
  await mkdir(out, { recursive: true });
  await writeWhole(poster, await posterOf(folder));
  await writeWhole(film, bytes);
  // They show people's names.
  await rm(folder, { recursive: true, force: true });
}

/** Waits while another command makes the same film. @returns what lets the next one in. */
async function locked(file: string): Promise<() => void> {
  await mkdir(unfinished, { recursive: true });
  for (;;) {
    const unlock = takeLock(file);
    if (unlock) return unlock;
    await wait(500);
  }
}

async function encode(engine: PictureEngine, source: FilmSource): Promise<Buffer> {
  const film = await encodeInBrowser(engine, source);
  if (film) return film;
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg)
    throw unavailable(
      "This machine's browser cannot write H.264, and ffmpeg is not installed. Install Google Chrome (https://www.google.com/chrome) or ffmpeg (https://ffmpeg.org/download.html); the frames are kept, so the same command goes on from here.",
    );
  return encodeByFfmpeg(ffmpeg, source);
}

/** Equal for equal parts. */
function keyOf(parts: readonly (string | number | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(typeof part === "number" ? `${part};` : part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** The comment in a film of this machine; null where there is none, or no film. */
async function commentOf(path: string): Promise<string | null> {
  const { BufferSource, Input, MP4 } = await import("mediabunny");
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const tags = await input.getMetadataTags().catch(() => null);
  return tags?.comment ?? null;
}

/** The first frame, as small as a PNG of it can be. */
async function posterOf(folder: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(frameFile(folder, 0))
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/** Deletes frames of films that were broken off before `limit`: they show people's names. */
async function forgetAbandoned(limit: number): Promise<void> {
  for (const name of await readdir(unfinished).catch(() => [])) {
    const folder = join(unfinished, name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < limit) await rm(folder, { recursive: true, force: true });
  }
}
