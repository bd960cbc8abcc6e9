import { expect, test } from "vitest";
import { isWholeSound } from "#app/platform/media/read/whole-sound.ts";
import { boxOf, bytesOf, joined, trackOf, words } from "../../../../tests/support/boxes.ts";

const times = (count: number, part: Uint8Array) =>
  joined(Array.from({ length: count }, () => part));
const mp3Frame = joined([Uint8Array.of(0xff, 0xfb, 0x90, 0), new Uint8Array(413)]);
const tag = joined([bytesOf("ID3\x04\0\0\0\0\x01\0"), new Uint8Array(128)]);
const aacFrame = joined([
  Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x08, 0x1f, 0xfc),
  new Uint8Array(57),
]);
const oggPage = (text: string) =>
  joined([
    bytesOf("OggS\0\x02"),
    new Uint8Array(20),
    Uint8Array.of(1, 60),
    bytesOf(text.padEnd(60)),
  ]);
const low = (length: number) => Uint8Array.of(length & 255, length >> 8, 0, 0);
const wav = (samples: number) => {
  const settings = joined([bytesOf("WAVEfmt "), low(16), new Uint8Array(16)]);
  const data = joined([bytesOf("data"), low(samples), new Uint8Array(samples)]);
  return joined([bytesOf("RIFF"), low(36 + samples), settings, data]);
};
const aiff = (samples: number) => {
  const settings = joined([bytesOf("AIFFCOMM"), words(18), new Uint8Array(18)]);
  const data = joined([bytesOf("SSND"), words(samples), new Uint8Array(samples)]);
  return joined([bytesOf("FORM"), words(46 + samples), settings, data]);
};
const flac = (end: string) =>
  joined([bytesOf("fLaC\x80\0\0\x22"), new Uint8Array(34), bytesOf(end)]);
const m4a = (place: number) =>
  joined([
    boxOf("ftyp", bytesOf("M4A \0\0\0\0")),
    boxOf("moov", trackOf({ handler: "soun", codec: "mp4a", places: [place] })),
    boxOf("mdat", new Uint8Array(60)),
  ]);
const page = bytesOf("<script>alert(1)</script>".repeat(100));

test.each([
  ["mp3", joined([tag, times(20, mp3Frame), mp3Frame.subarray(0, 100)])],
  ["mp3", joined([tag, times(20, aacFrame)])],
  ["mp3", joined([tag, flac("\xff\xf8\x69")])],
  ["aac", times(20, aacFrame)],
  ["ogg", joined([oggPage("\x01vorbis"), times(9, oggPage("x"))])],
  ["amr", joined([bytesOf("#!AMR\n"), times(20, joined([Uint8Array.of(4), new Uint8Array(12)]))])],
  ["wav", wav(4_000)],
  ["aiff", aiff(4_000)],
  ["flac", flac("\xff\xf8\x69")],
  ["m4a", m4a(200)],
] as const)("a sound of %s is one", (format, bytes) => {
  expect(isWholeSound(format, bytes)).toBe(true);
});

test.each([
  ["mp3", joined([bytesOf("ID3"), page])],
  ["mp3", joined([tag, times(5, mp3Frame), times(9, page)])],
  ["aac", joined([aacFrame, page])],
  ["ogg", joined([oggPage("\x80theora"), times(9, oggPage("x"))])],
  ["ogg", joined([oggPage("\x01vorbis"), page])],
  ["amr", joined([bytesOf("#!AMR\n"), page])],
  ["wav", joined([bytesOf("RIFF\0\0\0\0WAVE"), page])],
  ["wav", joined([wav(200), page])],
  ["aiff", joined([bytesOf("FORM\0\0\0\0AIFF"), page])],
  ["flac", flac("<script>")],
  ["m4a", m4a(50_000)],
] as const)("what only begins like %s is no sound", (format, bytes) => {
  expect(isWholeSound(format, bytes)).toBe(false);
});
