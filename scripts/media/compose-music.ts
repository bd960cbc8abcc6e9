import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Mp3Encoder } from "@breezystack/lamejs";
import { root } from "../paths.ts";
import { chance } from "./scenes/brush.ts";

/**
 * Synthesises the demo invitations' music into `content/media/kanon.mp3`: a slow dance in three for
 * a kanon and a reed, in D minor, that loops.
 */
const rate = 32_000;
const beat = 60 / 69;
const beatsPerBar = 3;

/** Chords, a bar each: the bass note, then the chord's notes from below, as MIDI numbers. */
const chords = [
  [38, 62, 65, 69],
  [38, 62, 65, 69],
  [34, 62, 65, 70],
  [41, 60, 65, 69],
  [31, 62, 67, 70],
  [38, 62, 65, 69],
  [33, 61, 64, 69],
  [33, 61, 64, 67],
  [38, 62, 65, 69],
  [36, 60, 64, 67],
  [34, 62, 65, 70],
  [41, 60, 65, 69],
  [31, 62, 67, 70],
  [33, 61, 64, 67],
  [38, 62, 65, 69],
  [38, 62, 65, 69],
] as const;

/** The reed: note, beat at which it begins, length in beats. */
const melody = [
  [69, 6, 2],
  [70, 8, 1],
  [69, 9, 1],
  [67, 10, 0.5],
  [65, 10.5, 1.5],
  [67, 12, 1.5],
  [70, 13.5, 0.5],
  [69, 14, 1],
  [65, 15, 3],
  [64, 18, 1],
  [65, 19, 0.5],
  [67, 19.5, 0.5],
  [64, 20, 1],
  [61, 21, 2.5],
  [69, 24, 1.5],
  [74, 25.5, 1.5],
  [72, 27, 2],
  [70, 29, 1],
  [70, 30, 1],
  [69, 31, 0.5],
  [67, 31.5, 0.5],
  [65, 32, 1],
  [69, 33, 3],
  [67, 36, 1],
  [65, 37, 0.5],
  [64, 37.5, 0.5],
  [62, 38, 1],
  [61, 39, 1.5],
  [64, 40.5, 1.5],
  [62, 42, 4.5],
] as const;

const length = Math.round(chords.length * beatsPerBar * beat * rate);
const left = new Float32Array(length);
const right = new Float32Array(length);

for (const [bar, [bass, ...notes]] of chords.entries()) {
  const start = bar * beatsPerBar;
  pluck(bass, start, 0.5, 0);
  const [low, middle, high] = notes;
  const figure =
    bar % 2 === 0
      ? [low, middle, high, low + 12, high, middle]
      : [low, high, middle, high, middle, low];
  for (const [index, note] of figure.entries())
    pluck(note ?? low, start + index / 2, index === 0 ? 0.34 : 0.24, index % 2 === 0 ? -0.4 : 0.4);
}
for (const [note, start, beats] of melody) reed(note, start, beats);
echo(left, 0.31, 0.3);
echo(right, 0.37, 0.3);
await writeFile(join(root, "content", "media", "kanon.mp3"), encode());

/** Adds one sample; sound beyond the end continues at the beginning, so that the piece loops. */
function add(sample: number, value: number, side: number): void {
  const position = ((sample % length) + length) % length;
  left[position] = (left[position] ?? 0) + value * (1 - side) * 0.5;
  right[position] = (right[position] ?? 0) + value * (1 + side) * 0.5;
}

function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/**
 * A plucked string by Karplus–Strong synthesis: circulating noise that is smoothed more and more.
 */
function pluck(note: number, start: number, loud: number, side: number): void {
  const random = chance(note * 1000 + Math.round(start * 10));
  const period = Math.round(rate / frequencyOf(note));
  const string = Float32Array.from({ length: period }, () => random() * 2 - 1);
  // A soft plectrum: the noise is smoothed before it starts.
  for (let pass = 0; pass < 3; pass += 1)
    for (let place = 1; place < period; place += 1)
      string[place] = ((string[place] ?? 0) + (string[place - 1] ?? 0)) / 2;
  const from = Math.round((start * beat + (random() - 0.5) * 0.012) * rate);
  const lasts = Math.round(3.4 * rate);
  for (let sample = 0; sample < lasts; sample += 1) {
    const place = sample % period;
    const now = string[place] ?? 0;
    const next = string[(place + 1) % period] ?? 0;
    string[place] = (now + next) * 0.4984;
    const fade = Math.min(1, (lasts - sample) / (0.4 * rate));
    add(from + sample, now * loud * 2.2 * fade, side);
  }
}

/** A double reed, warm and a little breathy, that slides into its note; long notes have vibrato. */
function reed(note: number, start: number, beats: number): void {
  const random = chance(note + Math.round(start * 7));
  const lasts = Math.round((beats * beat + 0.16) * rate);
  const from = Math.round(start * beat * rate);
  let phase = 0;
  let breath = 0;
  for (let sample = 0; sample < lasts; sample += 1) {
    const seconds = sample / rate;
    const slide = -0.45 * Math.exp(-seconds / 0.05);
    const tremble = 0.16 * Math.min(1, Math.max(0, seconds - 0.35) * 2) * Math.sin(seconds * 33);
    phase += (2 * Math.PI * frequencyOf(note - 12 + slide + tremble)) / rate;
    const tone = [1, 0.42, 0.5, 0.18, 0.2, 0.07, 0.06].reduce(
      (sum, strength, index) => sum + strength * Math.sin(phase * (index + 1)),
      0,
    );
    breath = breath * 0.92 + (random() - 0.5) * 0.08;
    const rise = Math.min(1, seconds / 0.12);
    const fall = Math.min(1, (lasts - sample) / (0.2 * rate));
    add(from + sample, (tone * 0.062 + breath * 0.12) * rise * fall, 0.08);
  }
}

/** A room: each sound is repeated after `seconds`, ever more softly. */
function echo(side: Float32Array, seconds: number, strength: number): void {
  const delay = Math.round(seconds * rate);
  for (let round = 0; round < 2; round += 1)
    for (let sample = 0; sample < length; sample += 1) {
      const earlierValue = side[(sample - delay + length) % length] ?? 0;
      if (round === 0 || sample < delay)
        side[sample] = (side[sample] ?? 0) + earlierValue * strength * (round === 0 ? 1 : 0.3);
    }
}

function encode(): Buffer {
  const loudest = Math.max(
    ...[left, right].map((side) =>
      side.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    ),
  );
  const samples = [left, right].map((side) =>
    Int16Array.from(side, (value) => (value / loudest) * 26_000),
  );
  const [leftSamples = new Int16Array(), other = new Int16Array()] = samples;
  const encoder = new Mp3Encoder(2, rate, 80);
  const frame = 1152;
  const parts: Uint8Array[] = [];
  for (let offset = 0; offset < length; offset += frame)
    parts.push(
      encoder.encodeBuffer(
        leftSamples.subarray(offset, offset + frame),
        other.subarray(offset, offset + frame),
      ),
    );
  parts.push(encoder.flush());
  // The encoder returns signed bytes.
  return Buffer.concat(
    parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.length)),
  );
}
