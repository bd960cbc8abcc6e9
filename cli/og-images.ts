import type { Sharp } from "sharp";
import type { ResolvedInvitation, Packs } from "#app/domain/authoring/resolve.ts";
import { greetingKey, ogImageFolder, ogImageKey } from "#app/guest/chat-pictures/address.ts";
import { ogImageCard, type OgImageCard } from "#app/guest/chat-pictures/view.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { ogImageMaxBytes } from "#app/designs/kit/og-image-size.ts";
import { deleteObjects, listObjects } from "#app/lib/bucket.ts";
import { channelsOf } from "#app/designs/palettes/colour-mixing.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { coverShades } from "#app/designs/palettes/scrim.ts";
import { shownIn } from "#app/platform/media/crop.ts";
import { middleAddress } from "#app/platform/media/picture-formats.ts";
import { photoRoom } from "#app/guest/chat-pictures/photo-room.ts";
import { startProgress } from "./progress.ts";
import { inParallel } from "./parallel.ts";
import { openOgRenderer, type OgRenderer } from "./og-renderer.ts";
import { count, say, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import { translatorsOf } from "./translator.ts";

/** Parallel drawings: one core draws while another compresses PNGs. */
const concurrency = 3;

/** A picture that R2 lacks, or what greetings are added to it with: a demo has no households. */
type Missing = { path: string; key: string; card: OgImageCard; withGreeting: boolean };

export type OgImagePlan = {
  /** The drafts with the addresses of their pictures, which are known before these are drawn. */
  drafts: ResolvedInvitation[];
  missing: Missing[];
  /** Keys of pictures of invitations that are now behind a password. */
  withdrawn: string[];
};

/**
 * Plans the og-images of drafts. Keys contain a hash of the content, so existing ones are kept.
 * @param make whether missing pictures will be drawn; if not, drafts refer only to existing ones.
 */
export async function planOgImages(
  bucket: R2Bucket,
  drafts: readonly ResolvedInvitation[],
  packs: Packs,
  make: boolean,
): Promise<OgImagePlan> {
  const [only] = drafts.length === 1 ? drafts : [];
  const storedKeys = new Set(await listOgImages(bucket, only?.path));
  const locales = drafts.flatMap((draft) =>
    draft.languages.map((language) => localeOf(draft, language)),
  );
  const translators = await translatorsOf([...new Set(locales)], packs);
  const plans = await Promise.all(
    drafts.map(async (draft) => {
      if (draft.access) {
        const folder = ogImageFolder(draft.path);
        return {
          draft,
          missing: [],
          withdrawn: [...storedKeys].filter((key) => key.startsWith(folder)),
        };
      }
      const imagesByLanguage = await Promise.all(
        draft.languages.map(async (language): Promise<Missing[]> => {
          const t = translators.get(localeOf(draft, language));
          const card = t ? ogImageCard(draft, language, t) : null;
          if (!card) return [];
          const key = await ogImageKey(draft.path, card);
          return [{ path: draft.path, card, key, withGreeting: !isDemo(draft) }];
        }),
      );
      const neededImages = imagesByLanguage.flat();
      const missing = neededImages.filter(
        ({ key, withGreeting }) =>
          !storedKeys.has(key) || (withGreeting && !storedKeys.has(greetingKey(key))),
      );
      const preview = Object.fromEntries(neededImages.map(({ key, card }) => [card.language, key]));
      const isNamed = make || neededImages.every(({ key }) => storedKeys.has(key));
      return { draft: isNamed ? { ...draft, preview } : draft, missing, withdrawn: [] };
    }),
  );
  return {
    drafts: plans.map(({ draft }) => draft),
    missing: make ? plans.flatMap(({ missing }) => missing) : [],
    withdrawn: plans.flatMap(({ withdrawn }) => withdrawn),
  };
}

/** The keys of the pictures of one invitation, or of all, and of what greets on them. */
export async function listOgImages(bucket: R2Bucket, path?: string): Promise<string[]> {
  const objects = await Array.fromAsync(listObjects(bucket, ogImageFolder(path)));
  return objects.map(({ key }) => key);
}

/** @throws UserError when R2 fails. */
export async function removeOgImages(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  try {
    await deleteObjects(bucket, keys);
  } catch (error) {
    throw new UserError(
      `Preview pictures could not be removed: ${String(error)}\nNothing else was changed; it is safe to run the same command again.`,
      { cause: error },
    );
  }
}

/**
 * Draws and uploads missing pictures, before the pages that refer to them are written. Starts no
 * further one once `signal` is aborted.
 * @throws UserError when a picture could not be drawn or uploaded.
 */
export async function drawOgImages(
  bucket: R2Bucket,
  { missing }: OgImagePlan,
  options: Options,
  signal: AbortSignal,
): Promise<void> {
  if (missing.length === 0) return;
  const begun = performance.now();
  const renderer = await openOgRenderer();
  const progress = startProgress(missing.length, options, "Drawing pictures for chats");
  const failures = await inParallel(
    concurrency,
    missing,
    async (image) => {
      await makeOne(bucket, renderer, image);
      progress.advance(image.path);
    },
    signal,
  );
  progress.stop(failures.length === 0 ? "Drawn" : "Stopped");
  const [failure] = failures;
  if (failure !== undefined)
    throw new UserError(
      `${failure instanceof Error ? failure.message : String(failure)}\nNothing was published. Run the same command again; with --no-pictures it publishes without new pictures.`,
      { cause: failure },
    );
  if (signal.aborted) return;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(options, `${count(missing.length, "picture")} for chats made in ${seconds} s.`);
}

async function makeOne(
  bucket: R2Bucket,
  renderer: OgRenderer,
  { path, key, card, withGreeting }: Missing,
) {
  try {
    const photo = await photoOf(bucket, card);
    const picture = await renderer.print(card, photo);
    if (picture.length >= ogImageMaxBytes)
      throw new Error(
        `it has ${picture.length} bytes, and chats show less than ${ogImageMaxBytes}`,
      );
    if (withGreeting)
      await bucket.put(
        greetingKey(key),
        new Uint8Array(await renderer.printGreeting(card, photo)).buffer,
      );
    await bucket.put(key, new Uint8Array(picture).buffer, {
      httpMetadata: { contentType: "image/png" },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The chat picture of ${path} (${card.language}) failed: ${reason}.`, {
      cause: error,
    });
  }
}

/**
 * The hosts' photo as an og-image shows it: cropped around its focus, a duotone in its two colours.
 * @returns a data URL; undefined where the card has no photo or R2 lacks its file.
 */
async function photoOf(
  bucket: R2Bucket,
  { cover, theme }: OgImageCard,
): Promise<string | undefined> {
  const object = cover && (await bucket.get(middleAddress(cover).slice(1)));
  if (!object) return undefined;
  const { default: sharp } = await import("sharp");
  const file = sharp(Buffer.from(await object.arrayBuffer()));
  const { width, height } = await file.metadata();
  const room = photoRoom(cover.form);
  const area = shownIn(room.width / room.height, { ...cover, width, height });
  const cropped = file
    .extract({
      left: Math.floor(area.left * width),
      top: Math.floor(area.top * height),
      width: Math.floor((area.right - area.left) * width),
      height: Math.floor((area.bottom - area.top) * height),
    })
    .resize({ width: room.width, height: room.height, fit: "fill" });
  const colours = cover.form === "duotone" ? theme.colours : undefined;
  const jpeg = colours
    ? await sharp(await duotone(cropped, colours), {
        raw: { width: room.width, height: room.height, channels: 3 },
      })
        .jpeg({ quality: 88 })
        .toBuffer()
    : await cropped.jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** The pixels of a photo in two colours, as photo.css blends them. */
async function duotone(photo: Sharp, colours: PalettePart): Promise<Buffer> {
  const greys = await photo.greyscale().toColourspace("b-w").raw().toBuffer();
  const { shade, tint } = coverShades(colours, true);
  const [dark, light] = [channelsOf(shade), channelsOf(tint)];
  const toned = Array.from({ length: 256 }, (_, grey) =>
    dark.map((channel, index) =>
      Math.round(((channel + ((255 - channel) * grey) / 255) * (light[index] ?? 255)) / 255),
    ),
  );
  return Buffer.from(Array.from(greys).flatMap((grey) => toned[grey] ?? []));
}
