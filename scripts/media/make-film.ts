import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../paths.ts";

/** Seconds per picture, and seconds of cross-fade to the next. */
const seen = 5;
const over = 1.2;
const [width, height, framesASecond] = [960, 540, 24];

/** In the order of the film; the camera moves from the given edge to the other. */
const pictures = [
  { name: "ararat-dawn", from: "bottom" },
  { name: "two-cups", from: "top" },
  { name: "courtyard", from: "bottom" },
  { name: "apricot-bough", from: "top" },
  { name: "khachkar", from: "bottom" },
  { name: "pomegranates", from: "top" },
  { name: "evening-table", from: "bottom" },
] as const;

const length = pictures.length * (seen - over) + over;

const file = (name: string) => join(root, "content", "media", name);
const inputs = pictures.flatMap(({ name }) => [
  ...`-loop 1 -t ${seen} -i`.split(" "),
  file(`${name}.jpg`),
]);
const moves = pictures.map(({ from }, index) => {
  const part = from === "top" ? `t/${seen}` : `(1-t/${seen})`;
  const travel = `(ih-oh)*(0.15+0.7*${part})`;
  // Rendered at twice the size and scaled down, because a slow movement in whole pixels would
  // jitter.
  return `[${index}]fps=${framesASecond},scale=${2 * width}:-2,crop=${2 * width}:${2 * height}:0:'${travel}',scale=${width}:${height},format=yuv420p,settb=1/${framesASecond}[p${index}]`;
});
const joins = pictures.slice(1).map((_, index) => {
  const previousLabel = index === 0 ? "p0" : `j${index}`;
  const offset = (index + 1) * (seen - over);
  return `[${previousLabel}][p${index + 1}]xfade=transition=fade:duration=${over}:offset=${offset}[j${index + 1}]`;
});
const last = pictures.length - 1;
const ends = [
  `[j${last}]fade=in:d=1,fade=out:st=${length - 1.5}:d=1.5,format=yuv420p[film]`,
  `[${pictures.length}]atrim=0:${length},afade=out:st=${length - 3}:d=3[sound]`,
];

/**
 * Makes the demo invitations' film from their pictures and music: `node
 * scripts/media/make-film.ts`. Needs ffmpeg.
 */
execFileSync(
  "ffmpeg",
  [
    ..."-y -loglevel error".split(" "),
    ...inputs,
    "-i",
    file("kanon.mp3"),
    "-filter_complex",
    [...moves, ...joins, ...ends].join(";"),
    ...`-map [film] -map [sound] -t ${length}`.split(" "),
    ..."-c:v libx264 -preset medium -crf 27 -profile:v main".split(" "),
    ..."-c:a aac -b:a 96k -movflags +faststart".split(" "),
    file("our-road.mp4"),
  ],
  { stdio: "inherit" },
);
