import { guestListParsers } from "./guest-list.ts";
import type { Parser } from "./parser.ts";
import { heic, jpeg, png, webp } from "./pictures.ts";
import { boxedSound, film, mpegSound, otherSound } from "./sounds.ts";
import {
  definitions,
  headers,
  packs,
  posts,
  published,
  typedText,
  typedValues,
  uploads,
} from "./texts.ts";

/** Parsers of bytes from outside (docs/security-review.md). */
export const parsers: Readonly<Record<string, Parser>> = {
  "photo: JPEG": jpeg,
  "photo: PNG": png,
  "photo: WebP": webp,
  "photo: HEIC": heic,
  "song: MP3": mpegSound,
  "song: boxes": boxedSound,
  "song: others": otherSound,
  "film: boxes": film,
  "form with files": uploads,
  "typed text": typedText,
  "typed values": typedValues,
  headers: headers,
  "JSON of programs": posts,
  "published invitation": published,
  definition: definitions,
  pack: packs,
  ...guestListParsers,
};
