import { copyFile, link, mkdir, readFile, rename } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { animationHeight, animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import type { PictureEngine } from "./engine.ts";
import { planFrames, type Frame } from "./film-plan.ts";
import { writeWhole } from "../files.ts";

/** As encoders read it: `0000.png`, `0001.png`. */
export function frameFile(folder: string, index: number): string {
  return join(folder, `${String(index).padStart(4, "0")}.png`);
}

/**
 * Draws a film's frames into a folder. Those that are there already stay, so that a film that was
 * broken off goes on; each is written whole.
 * @param html of `filmPage`.
 * @param onFrame called for each frame, drawn now or before.
 */
export async function drawFrames(
  { open }: PictureEngine,
  html: string,
  { seconds, folder, onFrame }: { seconds: number; folder: string; onFrame: () => void },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await open(html, { width: animationWidth, height: animationHeight, moves: true });
  const session = await page.context().newCDPSession(page);
  const frames = planFrames(seconds, await holdAtStart(page));
  const drawn = new Map<string, string>();
  for (const [index, frame] of frames.entries()) {
    const file = frameFile(folder, index);
    const twinFile = drawn.get(keyOf(frame));
    if (!existsSync(file)) {
      if (twinFile === undefined) await writeWhole(file, await draw(page, session, frame, folder));
      else await linkTo(twinFile, file);
    }
    if (twinFile === undefined) drawn.set(keyOf(frame), file);
    onFrame();
  }
  await page.close();
}

/** An opened animation at some moments, in milliseconds, as PNG. */
export async function momentsOf(page: Page, moments: readonly number[]): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  await holdAtStart(page);
  const pictures: Buffer[] = [];
  for (const moment of moments)
    pictures.push(await draw(page, session, { at: moment, finished: 0 }, ""));
  return pictures;
}

function keyOf({ at: instant, finished }: Frame): string {
  return `${instant} ${finished}`;
}

/** Holds all animations. @returns the milliseconds after which nothing moves, or Infinity. */
async function holdAtStart(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    await Promise.all(animations.map(({ ready }) => ready));
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
    return Math.max(0, ...ends);
  });
}

/** A frame as PNG. The first frame of the folder is the finished picture, which fades. */
async function draw(
  page: Page,
  session: CDPSession,
  { at: instant, finished }: Frame,
  folder: string,
): Promise<Buffer> {
  const over = finished > 0 ? (await readFile(frameFile(folder, 0))).toString("base64") : undefined;
  await page.evaluate(
    async ({ time, opacity, png }) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
      document.querySelector("#finished")?.remove();
      if (png !== undefined) {
        const picture = new Image();
        picture.id = "finished";
        picture.src = `data:image/png;base64,${png}`;
        picture.style.cssText = `position:fixed;inset:0;width:100vw;z-index:9;opacity:${opacity}`;
        await picture.decode();
        document.body.appendChild(picture);
      }
      // A change is on the screen with the second frame.
      for (let painted = 0; painted < 2; painted += 1)
        await new Promise((done) => requestAnimationFrame(done));
    },
    { time: instant, opacity: finished, png: over },
  );
  // Twice as fast as Playwright's own, in pictures that are read once.
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

/** Repeats a frame without its bytes; file systems without links get a copy. */
async function linkTo(existing: string, file: string): Promise<void> {
  try {
    await link(existing, file);
  } catch {
    const part = `${file}.part`;
    await copyFile(existing, part);
    await rename(part, file);
  }
}
