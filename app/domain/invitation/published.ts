import * as v from "valibot";
import {
  publishedSchema,
  publishedShape,
  type PublishedInvitation,
} from "#app/domain/invitation/schema.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";

/** An entry of which this release can read too little to show it. */
export class UnreadableInvitation extends Error {
  override name = "UnreadableInvitation";
  /** The entry's text. Never logged: it contains names. */
  readonly text: string;

  constructor(message: string, text: string, options?: ErrorOptions) {
    super(message, options);
    this.text = text;
  }
}

/**
 * The note of a release of the same schema on a text that it found to be exactly what the schema
 * gives back: that text need not be checked again when it is read, only to be the same
 * (docs/decisions/068). Checking took a tenth of an invitation's first rendering.
 * @param digest SHA-256 of the text.
 * @returns null where the schema refuses the text or would change it.
 */
export function checkNote(text: string, digest: string): string | null {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), publishedSchema), text);
  const isWhole = checked.success && JSON.stringify(checked.output) === text;
  return isWhole ? noteOf(digest) : null;
}

/** @param note of the entry's metadata, of any release. */
export function isChecked(note: unknown, digest: string): boolean {
  return note === noteOf(digest);
}

function noteOf(digest: string): string {
  return `${publishedShape} ${digest}`;
}

/** An entry that `isChecked` vouches for. */
export function readChecked(text: string): PublishedInvitation {
  const invitation: PublishedInvitation = JSON.parse(text);
  return invitation;
}

/**
 * Parses a published invitation or a draft, loosely, because a later release may have written it.
 * @param path used in error messages.
 * @throws UnreadableInvitation for invalid JSON, another format, a missing mandatory field, or an
 * unreadable password.
 */
export function readPublished(path: string, text: string): PublishedInvitation {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableInvitation(`${path} is no JSON`, text, { cause: error });
  }
  const result = readLoosely(publishedSchema, value);
  if (result.success) return result.output;
  const [first] = result.issues;
  throw new UnreadableInvitation(`${path}: ${v.getDotPath(first)} ${first.message}`, text);
}
