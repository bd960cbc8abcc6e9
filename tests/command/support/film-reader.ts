import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import sharp from "sharp";
import type { PictureEngine } from "../../../cli/pictures/engine.ts";

/** Reads a film as a player does. */
export async function readFilm(bytes: Uint8Array<ArrayBuffer>) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new Error("the film has no pictures");
  const sound = await input.getPrimaryAudioTrack();
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(picture).packets()) times.push(timestamp);
  const shown = times.toSorted((one, other) => one - other);
  return {
    seconds: await input.computeDuration(),
    codec: await picture.getCodecParameterString(),
    width: await picture.getDisplayWidth(),
    height: await picture.getDisplayHeight(),
    sound: sound && (await sound.getCodecParameterString()),
    /** Seconds at which each frame is shown. */
    times: shown,
    boxes: boxesOf(Buffer.from(bytes)),
  };
}

/** The outermost boxes of an MP4, in their order (ISO/IEC 14496-12, 4.2). */
function boxesOf(bytes: Buffer): string[] {
  const boxes: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push(bytes.toString("latin1", at + 4, at + 8));
  return boxes;
}

/** Frames of a film as the browser plays them, by their numbers, as PNG. */
export async function playedFrames(
  { browser }: PictureEngine,
  film: Buffer,
  frames: readonly number[],
): Promise<Buffer[]> {
  const page = await browser.newPage();
  await page.route("**", (route) =>
    route.request().url().endsWith(".mp4")
      ? route.fulfill({ body: film, contentType: "video/mp4" })
      : route.fulfill({
          body: "<!doctype html>",
          contentType: "text/html",
        }),
  );
  await page.goto("http://localhost/");
  // As a blob, in which a player can seek without asking for ranges.
  await page.evaluate(async () => {
    const video = document.createElement("video");
    video.src = URL.createObjectURL(await (await fetch("/film.mp4")).blob());
    await new Promise((loaded) => video.addEventListener("loadeddata", loaded, { once: true }));
    document.body.appendChild(video);
  });
  const pictures: Buffer[] = [];
  for (const frame of frames) {
    const png = await page.evaluate(
      async (seconds) => {
        const video = document.querySelector("video");
        if (!video) throw new Error("no video");
        video.currentTime = seconds;
        await new Promise((seeked) => video.addEventListener("seeked", seeked, { once: true }));
        // On a busy machine the frame of before is still shown when a seek is said to have ended.
        let played = new VideoFrame(video);
        while (Math.abs(played.timestamp / 1e6 - seconds) > 1 / 30) {
          played.close();
          await new Promise((later) => setTimeout(later, 20));
          played = new VideoFrame(video);
        }
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
        canvas.getContext("2d")?.drawImage(played, 0, 0);
        played.close();
        return canvas.toDataURL().split(",")[1] ?? "";
        // The middle of the frame's time.
      },
      (frame + 0.5) / 30,
    );
    pictures.push(Buffer.from(png, "base64"));
  }
  await page.close();
  return pictures;
}

/** How far two pictures are from each other, on average, of 255. */
export async function distanceOf(picture: Buffer, file: string): Promise<number> {
  const [one, other] = await Promise.all(
    [picture, await readFile(file)].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return Infinity;
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}
