import type { Sharp } from "sharp";
import { channelsOf } from "#app/designs/palettes/colour-mixing.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { coverShades } from "#app/designs/palettes/scrim.ts";
import { shownIn } from "#app/platform/media/crop.ts";
import { middleAddress } from "#app/platform/media/picture-formats.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/og-image-card.ts";
import { photoRoom } from "#app/guest/chat-pictures/photo-room.ts";

/**
 * The hosts' photo as an og-image shows it: cropped around its focus, a duotone in its two colours.
 * @returns a data URL; undefined where the card has no photo or R2 lacks its file.
 */
export async function photoOf(
  bucket: R2Bucket,
  { cover, theme }: OgImageCard,
): Promise<string | undefined> {
  const object = cover && (await bucket.get(middleAddress(cover).slice(1)));
  if (!object) return undefined;
  const { default: sharp } = await import("sharp");
  const file = sharp(Buffer.from(await object.arrayBuffer()));
  const { width, height } = await file.metadata();
  const room = photoRoom(cover.form);
  const shown = shownIn(room.width / room.height, { ...cover, width, height });
  const cropped = file
    .extract({
      left: Math.floor(shown.left * width),
      top: Math.floor(shown.top * height),
      width: Math.floor((shown.right - shown.left) * width),
      height: Math.floor((shown.bottom - shown.top) * height),
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
    dark.map((channel, at) =>
      Math.round(((channel + ((255 - channel) * grey) / 255) * (light[at] ?? 255)) / 255),
    ),
  );
  return Buffer.from(Array.from(greys).flatMap((grey) => toned[grey] ?? []));
}
