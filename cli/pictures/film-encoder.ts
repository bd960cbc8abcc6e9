import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { animationHeight, animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import { argumentsOf, type Ffmpeg } from "../ffmpeg.ts";
import type { PictureEngine } from "./engine.ts";
import { frameFile } from "./film-frames.ts";
import type { Encoding } from "./film-in-page.ts";
import { framesPerSecond } from "./film-plan.ts";

/** Frames as a film. */
export type FilmSource = {
  /** Of `drawFrames`. */
  folder: string;
  frames: number;
  /** The file of its music; null for a silent film. */
  music: string | null;
  /** Stands in the file as its comment. */
  comment: string;
  /** Called when a frame is read. */
  onFrame: () => void;
};

/** H.264 High, level 4.0: what phones of ten years ago play, at 1080 × 1920 and 30 frames. */
const avc = "avc1.640028";
/** In bits a second: 20 seconds are below the 16 MB that WhatsApp takes. */
const bitrates = { picture: 5_000_000, sound: 128_000 };
/** Seconds in which the music comes and goes. */
const fades = { in: 0.5, out: 2 };

/** Browsers have WebCodecs in a secure context alone; requests to this host are answered here. */
const site = "http://localhost/";

/** Modules of the page, by the names that they import each other by. */
const modules: Record<string, string> = {
  page: "./film-in-page.ts",
  mediabunny: "../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs",
  "@mediabunny/aac-encoder":
    "../../node_modules/@mediabunny/aac-encoder/dist/bundles/mediabunny-aac-encoder.min.mjs",
};
const shell = `<!doctype html><title>Film</title><script type="importmap">${JSON.stringify({
  imports: Object.fromEntries(Object.keys(modules).map((name) => [name, `${site}${name}`])),
})}</script>`;

/**
 * Encodes a film as MP4 in the engine's browser: H.264 by its WebCodecs, AAC by FFmpeg's encoder as
 * WebAssembly where the browser has none.
 * @returns null where the browser has no H.264, as Chromium without Google's licence.
 */
export async function encodeInBrowser(
  { browser }: PictureEngine,
  source: FilmSource,
): Promise<Buffer | null> {
  const page = await browser.newPage();
  try {
    const made = await serve(page, source);
    const encoding: Encoding = {
      avc,
      bitrates,
      fades,
      framesPerSecond,
      width: animationWidth,
      height: animationHeight,
      frames: source.frames,
      comment: source.comment,
      hasMusic: source.music !== null,
    };
    const isMade = await page.evaluate<boolean>(
      `import("page").then(({ encode }) => encode(${JSON.stringify(encoding)}))`,
    );
    return isMade ? made() : null;
  } finally {
    await page.close();
  }
}

/** Answers the page's requests. @returns what answers the film that it has sent. */
async function serve(page: Page, { folder, music, onFrame }: FilmSource): Promise<() => Buffer> {
  let film: Buffer | null = null;
  await page.route("**", async (route) => {
    const request = route.request();
    const path = decodeURIComponent(new URL(request.url()).pathname.slice(1));
    if (request.method() === "POST") {
      film = request.postDataBuffer();
      return route.fulfill({ status: 204 });
    }
    if (path === "") return route.fulfill({ body: shell, contentType: "text/html" });
    if (/^\d+$/.test(path)) {
      onFrame();
      return route.fulfill({ path: frameFile(folder, Number(path)) });
    }
    if (path === "music" && music !== null) return route.fulfill({ path: music });
    const module = modules[path];
    if (module === undefined) return route.abort();
    return route.fulfill({ body: await scriptOf(module), contentType: "text/javascript" });
  });
  await page.goto(site);
  return () => {
    if (film === null) throw new Error("the browser sent no film");
    return film;
  };
}

/** A module as a browser reads it. */
async function scriptOf(module: string): Promise<string> {
  const text = await readFile(new URL(module, import.meta.url), "utf8");
  if (!module.endsWith(".ts")) return text;
  const { transformWithOxc } = await import("vite");
  return (await transformWithOxc(text, module)).code;
}

/**
 * Encodes a film as MP4 by ffmpeg, for browsers without H.264. ITU-R BT.709 is said in the file, which
 * players else guess.
 * @throws Error with ffmpeg's last word.
 */
export function encodeByFfmpeg({ convert }: Ffmpeg, source: FilmSource): Promise<Buffer> {
  const { folder, frames, music, comment } = source;
  const seconds = frames / framesPerSecond;
  const sound =
    music === null
      ? ["-an"]
      : [
          ...argumentsOf("-map 0:v -map 1:a -c:a aac -b:a 128k -ar 48000 -ac 2 -af"),
          `afade=t=in:d=0.5,afade=t=out:st=${Math.max(0.5, seconds - 2)}:d=2`,
        ];
  return convert(
    join(folder, "%04d.png"),
    [
      ...(music === null ? [] : ["-stream_loop", "-1", "-i", `file:${music}`]),
      ...sound,
      // A sequence of pictures is read at 25 frames a second.
      "-vf",
      `setpts=N/(${framesPerSecond}*TB),scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`,
      ...argumentsOf(
        `-r ${framesPerSecond} -c:v libx264 -profile:v high -level 4.0 -preset medium`,
      ),
      ...argumentsOf("-crf 20 -g 60 -colorspace bt709 -color_primaries bt709 -color_trc bt709"),
      ...argumentsOf("-movflags +faststart -fflags +bitexact -flags:v +bitexact -map_metadata -1"),
      ...argumentsOf(`-t ${seconds} -metadata comment=${comment}`),
    ],
    "mp4",
  );
}
