import { readFile } from "node:fs/promises";
import { BrokenBoxes } from "#app/platform/media/read/boxes.ts";
import { tracksOf, withIndexFirst, eraseMetadata } from "#app/platform/media/read/film-boxes.ts";
import { largest } from "#app/platform/media/kinds.ts";
import { mpegSoundIn } from "#app/platform/media/read/mpeg-sound.ts";
import { argumentsOf, type Ffmpeg } from "./ffmpeg.ts";
import { needsFfmpeg, sizeText, type Source, type Taken } from "./media-taken.ts";
import { UserError } from "./user-error.ts";

/** AAC, which every browser plays; 128 kbit/s are one MB a minute. */
const asAac = argumentsOf(
  "-map 0:a:0 -vn -map_metadata -1 -map_chapters -1 -c:a aac -b:a 128k -ac 2 -movflags +faststart",
);

const instead = "save it as MP3 with 128 kbit/s and add that";

/**
 * Music as browsers play it: MP3 or AAC, without tags and cover. Other formats, and what is too
 * heavy, are converted by ffmpeg.
 * @param ffmpeg null where ffmpeg is not installed.
 * @throws UserError with what to do.
 */
export async function takeSound(source: Source, ffmpeg: Ffmpeg | null): Promise<Taken> {
  const bytes = isPlayable(source) ? await playableSound(source) : null;
  if (bytes && bytes.length <= largest.sound) {
    const extension = source.format === "mp3" ? "mp3" : "m4a";
    return { bytes, extension, notes: [] };
  }
  const most = sizeText(largest.sound);
  const why = bytes
    ? `has ${sizeText(bytes.length)}; at most ${most}, or guests on the road wait too long`
    : isPlayable(source)
      ? "has no sound in MP3 or AAC"
      : `is ${source.format.toUpperCase()}, which not every browser plays or which is too heavy`;
  if (!ffmpeg) throw needsFfmpeg(source, why, instead);
  const packed = await converted(source, ffmpeg);
  if (packed.length > largest.sound)
    throw new UserError(
      `${source.file} has ${sizeText(packed.length)} even when it is packed; at most ${most}. Cut it first, here to four minutes: ffmpeg -i "${source.file}" -t 240 short.m4a`,
    );
  return {
    bytes: packed,
    extension: "m4a",
    notes: [`${source.file}: it ${why}; converted to AAC`],
  };
}

/** A file larger than this is no song of a known form, and is left to ffmpeg unread. */
const mostRead = 20 * largest.sound;

function isPlayable({ format, size }: Source): boolean {
  return (format === "mp3" || format === "m4a" || format === "mp4") && size <= mostRead;
}

/** The sound of a file without tags; null where its form is right but browsers may not play it. */
async function playableSound({ path, format }: Source): Promise<Buffer | null> {
  const bytes = await readFile(path);
  if (format === "mp3") {
    const sound = mpegSoundIn(bytes);
    return sound && bytes.subarray(sound.start, sound.end);
  }
  try {
    const tracks = tracksOf(bytes);
    const isAac = tracks.length > 0 && tracks.every(({ codec }) => codec === "mp4a");
    if (!isAac) return null;
    eraseMetadata(bytes);
    return Buffer.from(withIndexFirst(bytes));
  } catch (error) {
    if (error instanceof BrokenBoxes) return null;
    throw error;
  }
}

async function converted(source: Source, { convert }: Ffmpeg): Promise<Buffer> {
  try {
    const packed = Buffer.from(await convert(source.path, asAac, "m4a"));
    eraseMetadata(packed);
    return packed;
  } catch (error) {
    throw new UserError(
      `${source.file} cannot be read as music: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
