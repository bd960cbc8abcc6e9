import { expect, test } from "vitest";
import { mpegSoundIn } from "#app/platform/media/read/mpeg-sound.ts";
import { bytesOf, joined } from "../../../../tests/support/boxes.ts";

/** A frame of MPEG 1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes. */
const frame = joined([Uint8Array.of(0xff, 0xfb, 0x90, 0x00), new Uint8Array(413)]);
const frames = (count: number) => joined(Array.from({ length: count }, () => frame));
const tag = joined([bytesOf("ID3\x04\0\0\0\0\x01\x00"), new Uint8Array(128)]);
const oldTag = joined([bytesOf("TAG"), bytesOf("A song".padEnd(125, "\0"))]);

test("the sound lies between the tags, which hold names and covers", () => {
  const sound = mpegSoundIn(joined([tag, tag, frames(10), oldTag]));
  expect(sound).toMatchObject({ start: 2 * tag.length, end: 2 * tag.length + 10 * frame.length });
});

test("an APE tag after the sound is not of it", () => {
  const size = Uint8Array.of(52, 0, 0, 0);
  const footer = joined([bytesOf("APETAGEX"), bytesOf("\xd0\x07\0\0"), size, new Uint8Array(16)]);
  const sound = mpegSoundIn(joined([frames(6), new Uint8Array(20), footer, oldTag]));
  expect(sound).toMatchObject({ start: 0, end: 6 * frame.length });
});

test.each([
  ["ten bytes", bytesOf("0123456789")],
  ["a tag alone", tag],
  ["too few frames to be sure", frames(3)],
  ["a tag longer than the file", bytesOf("ID3\x04\0\0\x7f\x7f\x7f\x7f")],
  ["nothing", new Uint8Array(0)],
  ["a sync word now and then", joined([frame.subarray(0, 99), frame.subarray(0, 99)])],
])("%s is no sound", (_what, bytes) => {
  expect(mpegSoundIn(bytes)).toBeNull();
});

test("zeros between the tag and the first frame are passed over", () => {
  expect(mpegSoundIn(joined([tag, new Uint8Array(500), frames(5)]))?.start).toBe(tag.length + 500);
});
