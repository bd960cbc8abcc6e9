import { readFile } from "node:fs/promises";
import { BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import {
  tracksOf,
  withIndexFirst,
  eraseMetadata,
  type Track,
} from "#app/platform/media/read/film-boxes.ts";
import { largest } from "#app/platform/media/kinds.ts";
import { argumentsOf, type Ffmpeg } from "./ffmpeg.ts";
import { takeSound } from "./media-take-sound.ts";
import { needsFfmpeg, sizeText, type Source, type Taken } from "./media-taken.ts";
import { UserError } from "./user-error.ts";

/** H.264 and AAC, which every browser plays, at most 1,280 pixels wide and high. */
const asMp4 = [
  ...argumentsOf("-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1 -map_chapters -1"),
  ...argumentsOf("-c:v libx264 -preset medium -crf 24 -pix_fmt yuv420p"),
  ...argumentsOf("-c:a aac -b:a 128k -ac 2 -movflags +faststart"),
];
const smaller =
  "scale=w='min(1280,iw)':h='min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
/** HDR's colours and light on a usual screen; without it a film looks grey. */
const inSdr =
  "zscale=transfer=linear:npl=100,tonemap=hable,zscale=primaries=bt709:transfer=bt709:matrix=bt709:range=tv,format=yuv420p";

const instead = "save it as MP4 (H.264, 1280 pixels wide) and add that";

/** H.264 profiles of 8 bits and 4:2:0: Baseline, Main, Extended, High. */
const playedProfiles = [66, 77, 88, 100];
/** Tracks without pictures and sound of which no player and no guest learns a place. */
const harmlessHandlers = ["vide", "soun", "tmcd", "text", "sbtl", "subt", "clcp", "hint"];

/**
 * A film as browsers play it: MP4 with H.264 and AAC, its index first and without its place; WebM
 * as it is. Others, and what is too heavy, are converted by ffmpeg.
 * @param ffmpeg null where ffmpeg is not installed.
 * @throws UserError with what to do.
 */
export async function takeFilm(source: Source, ffmpeg: Ffmpeg | null): Promise<Taken> {
  const { file, path, format, size } = source;
  const isLight = size <= largest.film;
  if (format === "webm" && isLight)
    return { bytes: await readFile(path), extension: "webm", notes: [] };
  if (format !== "mp4") return convertFilm(source, ffmpeg, whyOf(source));
  if (!isLight) return convertFilm(source, ffmpeg, tooHeavy(size));
  const bytes = await readFile(path);
  try {
    const tracks = tracksOf(bytes);
    if (tracks.length > 0 && !tracks.some(({ handler }) => handler === "vide"))
      return await takeSound(source, ffmpeg);
    const why = whyNotPlayed(tracks);
    if (why) return await convertFilm(source, ffmpeg, why);
    eraseMetadata(bytes);
    return { bytes: Buffer.from(withIndexFirst(bytes)), extension: "mp4", notes: [] };
  } catch (error) {
    if (!(error instanceof BrokenBoxes)) throw error;
    throw new UserError(`${file} ends in the middle: ask for it once more.`, { cause: error });
  }
}

function tooHeavy(size: number): string {
  return `has ${sizeText(size)}; at most ${sizeText(largest.film)}, or guests on the road wait too long`;
}

function whyOf({ format, size }: Source): string {
  if (format === "webm") return tooHeavy(size);
  return format === "mov"
    ? "is a film as iPhones and Macs keep it (MOV), which many phones do not play"
    : `is a film that browsers do not play (${format.toUpperCase()})`;
}

function whyNotPlayed(tracks: readonly Track[]): string | null {
  const film = tracks.find(({ handler }) => handler === "vide");
  if (!film) return "has no film that this command knows";
  if (film.codec === "hvc1" || film.codec === "hev1")
    return "is encoded in H.265, which many phones do not play";
  if (film.codec !== "avc1" && film.codec !== "avc3")
    return `is encoded in ${film.codec.trim()}, which many phones do not play`;
  if (film.profile !== null && !playedProfiles.includes(film.profile))
    return "has more colours than browsers play (H.264 with 10 bits or 4:2:2)";
  const sound = tracks.find(({ handler, codec }) => handler === "soun" && codec !== "mp4a");
  if (sound) return `has sound in ${sound.codec.trim()}, which not every browser plays`;
  return tracks.some(({ handler }) => !harmlessHandlers.includes(handler))
    ? "has a track of data, in which cameras note where each second was filmed"
    : null;
}

async function convertFilm(source: Source, ffmpeg: Ffmpeg | null, why: string): Promise<Taken> {
  const { file } = source;
  if (!ffmpeg) throw needsFfmpeg(source, why, instead);
  let packed: Buffer;
  try {
    packed = Buffer.from(await convertWith(ffmpeg, source));
    eraseMetadata(packed);
  } catch (error) {
    throw new UserError(
      `${file} cannot be read as a film: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  if (packed.length > largest.film)
    throw new UserError(
      `${file} has ${sizeText(packed.length)} even when it is packed; at most ${sizeText(largest.film)}. Cut it first, here to three minutes: ffmpeg -i "${file}" -t 180 short.mp4; or put it on YouTube or Vimeo and name its address.`,
    );
  return { bytes: packed, extension: "mp4", notes: [`${file}: it ${why}; converted to MP4`] };
}

async function convertWith({ convert, isHdr }: Ffmpeg, { path }: Source): Promise<Buffer> {
  const filters = (await isHdr(path)) ? `${smaller},${inSdr}` : smaller;
  return convert(path, [...asMp4, "-vf", filters], "mp4");
}
