import * as v from "valibot";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";
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
