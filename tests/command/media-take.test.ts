import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boxesIn } from "#app/platform/media/read/boxes.ts";
import { formatOf } from "#app/platform/media/format.ts";
import { takeFilm } from "../../cli/media-take-film.ts";
import { takePicture } from "../../cli/media-take-picture.ts";
import { takeSound } from "../../cli/media-take-sound.ts";
import type { Source } from "../../cli/media-taken.ts";
import { boxOf, bytesOf, joined, trackOf, words } from "../support/boxes.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-take-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sourceOf(file: string, bytes: Uint8Array): Promise<Source> {
  const path = join(folder, file);
  await writeFile(path, bytes);
  const format = formatOf(bytes);
  if (!format) throw new Error(`${file} is of no known format`);
  return { path, file, size: (await stat(path)).size, format };
}

const green = { r: 0, g: 200, b: 0 };
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: green } });

async function firstPixel(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
}

test("a photo is turned upright, keeps its colours in sRGB and loses its place", async () => {
  const photo = await picture()
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 10/1 38/1" },
    })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(photo).metadata()).icc).toBeDefined();
  const { bytes, extension } = await takePicture(await sourceOf("IMG_1.JPG", photo));
  const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ extension, width, height, exif, icc, xmp, orientation }).toEqual({
    extension: "jpg",
    width: 40,
    height: 60,
  });
  // Without the conversion Display P3's numbers of this green would have about 100 of red.
  const [red = 255, shown = 0] = await firstPixel(bytes);
  expect(red).toBeLessThan(20);
  expect(Math.abs(shown - green.g)).toBeLessThan(12);
});

test("a photo of an iPhone, also one that is called .jpg, becomes a JPEG in sRGB", async () => {
  const heic = await readFile(new URL("../fixtures/media/photo.heic", import.meta.url));
  const source = await sourceOf("IMG_2.jpg", heic);
  expect(source.format).toBe("heic");
  const { bytes, extension } = await takePicture(source);
  expect(extension).toBe("jpg");
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 48, space: "srgb" });
  const [red = 255, shown = 0, blue = 255] = await firstPixel(bytes);
  // The fixture is in Display P3, in which this green has 105 of red.
  expect(red).toBeLessThan(40);
  expect(Math.abs(shown - green.g)).toBeLessThan(16);
  expect(blue).toBeLessThan(40);
});

test("transparency stays; a PNG without it becomes a JPEG", async () => {
  const monogram = await picture().ensureAlpha(0.5).png().toBuffer();
  const kept = await takePicture(await sourceOf("monogram.png", monogram));
  expect(kept.extension).toBe("png");
  expect((await sharp(kept.bytes).stats()).isOpaque).toBe(false);
  const opaque = await picture().ensureAlpha(1).png().toBuffer();
  expect((await takePicture(await sourceOf("opaque.png", opaque))).extension).toBe("jpg");
});

test("a GIF that moves becomes its first picture, and this is said", async () => {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: "#f00" } });
  const frames = [await picture().png().toBuffer(), await red.png().toBuffer()];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { bytes, notes } = await takePicture(await sourceOf("party.gif", gif));
  const [first = 255, second = 0] = await firstPixel(bytes);
  expect(second).toBeGreaterThan(first);
  expect(notes.join()).toContain("only its first picture is taken");
  expect(notes.join()).toMatch(/\d+ × \d+ pixels are few, guests see it blurred/);
});

test("a TIFF is taken, a damaged photo and one of too many pixels are not", async () => {
  const tiff = await picture().tiff().toBuffer();
  expect((await takePicture(await sourceOf("scan.tif", tiff))).extension).toBe("jpg");
  const cut = (await picture().jpeg().toBuffer()).subarray(0, 200);
  await expect(takePicture(await sourceOf("cut.jpg", cut))).rejects.toThrow(/may be damaged/);
  const header = joined([bytesOf("IHDR"), words(20_000, 20_000), bytesOf("\x08\x02\0\0\0")]);
  const vast = joined([
    bytesOf("\x89PNG\r\n\x1a\n"),
    words(13),
    header,
    words(crc32(header), 0),
    bytesOf("IDAT"),
    words(crc32(bytesOf("IDAT"))),
  ]);
  await expect(takePicture(await sourceOf("vast.png", vast))).rejects.toThrow(
    /vast\.png has too many pixels; at most 200 million/,
  );
});

/** A frame of MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
const frame = joined([Uint8Array.of(0xff, 0xfb, 0x90, 0x00), new Uint8Array(413)]);

function songOf(frames: number): Uint8Array {
  const tag = joined([bytesOf("ID3\x04\0\0\0\0\x01\x00"), new Uint8Array(128).fill(65)]);
  return joined([tag, ...Array.from({ length: frames }, () => frame)]);
}

const brands = (brand: string) => boxOf("ftyp", bytesOf(`${brand}\0\0\0\0`));
const place = boxOf("udta", boxOf("\xa9xyz", bytesOf("+40.1772+044.5035/")));

function filmOf(brand: string, ...tracks: Uint8Array[]): Uint8Array {
  return joined([
    brands(brand),
    boxOf("mdat", bytesOf("PICTURES")),
    boxOf("moov", ...tracks, place),
  ]);
}

test("an MP3 loses its tags, an M4A its metadata", async () => {
  const song = await takeSound(await sourceOf("song.mp3", songOf(50)), null);
  expect([song.extension, song.bytes.length]).toEqual(["mp3", 50 * frame.length]);
  const aac = filmOf("M4A ", trackOf({ handler: "soun", codec: "mp4a" }));
  const { bytes, extension } = await takeSound(await sourceOf("song.m4a", aac), null);
  expect(extension).toBe("m4a");
  expect(bytes.toString("latin1")).not.toContain("+40.1772");
});

test.each([
  ["fake.mp3", bytesOf("ID3\x04\0\0\0\0\0\0no sound"), /fake\.mp3 has no sound/],
  ["heavy.mp3", songOf(22_000), /heavy\.mp3 has 8\.7 MB; at most 8\.0 MB/],
  ["voice.ogg", bytesOf("OggS\0\x02"), /voice\.ogg is OGG/],
  ["lossless.m4a", filmOf("M4A ", trackOf({ handler: "soun", codec: "alac" })), /no sound/],
])("%s is refused without ffmpeg, with what to do", async (file, bytes, why) => {
  const refusal = takeSound(await sourceOf(file, bytes), null);
  await expect(refusal).rejects.toThrow(why);
  await expect(refusal).rejects.toThrow(/Install ffmpeg .+ or save it as MP3/);
});

test("a sound that browsers do not play is converted where ffmpeg is there", async () => {
  const made = filmOf("M4A ", trackOf({ handler: "soun", codec: "mp4a" }));
  const source = await sourceOf("voice.ogg", bytesOf("OggS\0\x02"));
  const asked: string[] = [];
  const taken = await takeSound(source, {
    isHdr: async () => false,
    async convert(path, args, extension) {
      asked.push(path, args.join(" "), extension);
      return Buffer.from(made);
    },
  });
  expect(asked).toEqual([source.path, expect.stringContaining("-c:a aac"), "m4a"]);
  expect(taken.extension).toBe("m4a");
  expect(taken.notes.join()).toContain("converted to AAC");
});

const film = trackOf({ profile: 100 });

test("a film loses its place, and its index comes first", async () => {
  const { bytes, extension } = await takeFilm(
    await sourceOf("film.mp4", filmOf("isom", film, trackOf({ handler: "soun", codec: "mp4a" }))),
    null,
  );
  expect(extension).toBe("mp4");
  expect(Array.from(boxesIn(bytes), ({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
  expect(bytes.toString("latin1")).not.toContain("+40.1772");
  expect(bytes.toString("latin1")).toContain("PICTURES");
});

test.each([
  ["iphone.mov", filmOf("qt  ", film), /as iPhones and Macs keep it \(MOV\)/],
  ["h265.mp4", filmOf("isom", trackOf({ codec: "hvc1" })), /H\.265/],
  ["ten-bits.mp4", filmOf("isom", trackOf({ profile: 110 })), /more colours/],
  ["sound.mp4", filmOf("isom", film, trackOf({ handler: "soun", codec: "ac-3" })), /ac-3/],
  [
    "camera.mp4",
    filmOf("isom", film, trackOf({ handler: "meta", codec: "gpmd" })),
    /a track of data/,
  ],
])("%s is refused without ffmpeg, with what to do", async (file, bytes, why) => {
  const source = await sourceOf(file, bytes);
  const refusal = takeFilm(source, null);
  await expect(refusal).rejects.toThrow(why);
  await expect(refusal).rejects.toThrow(/Install ffmpeg .+ or save it as MP4/);
  const taken = await takeFilm(source, {
    isHdr: async () => false,
    convert: async () => Buffer.from(filmOf("isom", film)),
  });
  expect(taken.notes.join()).toContain("converted to MP4");
});

test.each([true, false])("a film's light is converted where it is in HDR: %s", async (hdr) => {
  const asked: string[] = [];
  await takeFilm(await sourceOf("iphone.mov", filmOf("qt  ", film)), {
    isHdr: async () => hdr,
    async convert(_path, args) {
      asked.push(...args);
      return Buffer.from(filmOf("isom", film));
    },
  });
  expect(asked.join().includes("tonemap")).toBe(hdr);
});

test("a film that ends in the middle is refused, one of sound alone is music", async () => {
  const whole = filmOf("isom", film);
  const cut = await sourceOf("cut.mp4", whole.subarray(0, whole.length - 20));
  await expect(takeFilm(cut, null)).rejects.toThrow(/cut\.mp4 ends in the middle/);
  const sound = filmOf("isom", trackOf({ handler: "soun", codec: "mp4a" }));
  expect((await takeFilm(await sourceOf("sound.mp4", sound), null)).extension).toBe("m4a");
});
