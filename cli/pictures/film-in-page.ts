import { registerAacEncoder } from "@mediabunny/aac-encoder";
import {
  AudioBufferSource,
  BufferTarget,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";

/** A module of the page that encodes films: film-encoder.ts answers what it fetches. */

/** Settings of a film for the page. */
export type Encoding = {
  /** The full name of the codec. */
  avc: string;
  /** Bits a second. */
  bitrates: { picture: number; sound: number };
  /** Seconds in which the music comes and goes. */
  fades: { in: number; out: number };
  framesPerSecond: number;
  width: number;
  height: number;
  frames: number;
  comment: string;
  hasMusic: boolean;
};

/**
 * Encodes a film from the frames at `/0`, `/1`, … and the music at `/music`, and posts it.
 * @returns whether it has: false where the browser has no H.264.
 */
export async function encode(of: Encoding): Promise<boolean> {
  if (!(await hasAvc(of))) return false;
  const target = new BufferTarget();
  // The index stands before the pictures, so that a film begins before it has wholly come.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const pictures = new VideoSampleSource({
    codec: "avc",
    fullCodecString: of.avc,
    quality: new Quality({ bitrate: of.bitrates.picture, bitrateMode: "variable" }),
    keyFrameInterval: 2,
    latencyMode: "quality",
    hardwareAcceleration: "prefer-software",
  });
  output.addVideoTrack(pictures, { frameRate: of.framesPerSecond });
  const sound = of.hasMusic ? await addSound(output, of) : null;
  output.setMetadataTags({ comment: of.comment });
  await output.start();
  await sound?.add(await musicOf(of));
  sound?.close();
  for (let index = 0; index < of.frames; index += 1) await addFrame(pictures, index, of);
  await output.finalize();
  await fetch("/film", { method: "POST", body: target.buffer });
  return true;
}

async function hasAvc({ avc, width, height, bitrates, framesPerSecond }: Encoding) {
  if (typeof VideoEncoder === "undefined") return false;
  const encoderConfig = {
    codec: avc,
    width,
    height,
    bitrate: bitrates.picture,
    framerate: framesPerSecond,
  };
  const { supported } = await VideoEncoder.isConfigSupported(encoderConfig);
  return supported === true;
}

async function addSound(output: Output, { bitrates }: Encoding): Promise<AudioBufferSource> {
  if (!(await canEncodeAudio("aac"))) registerAacEncoder();
  const sound = new AudioBufferSource({
    codec: "aac",
    quality: new Quality({ bitrate: bitrates.sound }),
  });
  output.addAudioTrack(sound);
  return sound;
}

/** The music, as often as it fits into the film, coming softly and going softly. */
async function musicOf({ frames, framesPerSecond, fades }: Encoding): Promise<AudioBuffer> {
  const rate = 48_000;
  const seconds = frames / framesPerSecond;
  const offline = new OfflineAudioContext(2, Math.round(rate * seconds), rate);
  const player = offline.createBufferSource();
  player.buffer = await offline.decodeAudioData(await (await fetch("/music")).arrayBuffer());
  player.loop = true;
  const volume = offline.createGain();
  volume.gain.setValueAtTime(0, 0);
  volume.gain.linearRampToValueAtTime(1, fades.in);
  volume.gain.setValueAtTime(1, Math.max(fades.in, seconds - fades.out));
  volume.gain.linearRampToValueAtTime(0, seconds);
  player.connect(volume).connect(offline.destination);
  player.start();
  return offline.startRendering();
}

async function addFrame(
  pictures: VideoSampleSource,
  index: number,
  { framesPerSecond }: Encoding,
): Promise<void> {
  const picture = await createImageBitmap(await (await fetch(`/${index}`)).blob());
  const timing = { timestamp: index / framesPerSecond, duration: 1 / framesPerSecond };
  const sample = new VideoSample(picture, timing);
  await pictures.add(sample);
  sample.close();
  picture.close();
}
