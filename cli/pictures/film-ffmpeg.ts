import { join } from "node:path";
import { argumentsOf, type Ffmpeg } from "../ffmpeg.ts";
import type { FilmSource } from "./film-encoder.ts";
import { framesPerSecond } from "./film-plan.ts";

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
