import type { PictureText } from "#app/features/catalogue/picture-text.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { paletteOf } from "#app/design/palettes.ts";
import type { Language } from "#app/i18n/languages.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** Hash of what a picture shows in one language: files of the same are the same. */
export async function drawnHash(
  { picture, theme, music }: Pick<PublishedInvitation, "picture" | "theme" | "music">,
  text: PictureText,
  language: Language,
): Promise<string> {
  const { pairing, ornament } = theme;
  const look = { pairing, ornament, colours: paletteOf(theme) };
  const sound = music?.src ?? null;
  return (await sha256Hex(canonicalJson({ picture, look, text, language, sound }))).slice(0, 32);
}
