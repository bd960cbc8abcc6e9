import * as v from "valibot";
import { publishedSchema, type PublishedInvitation } from "#app/features/invitation/schema.ts";
import { readLoosely } from "#app/lib/loose-schema.ts";

/** An invitation of which this release can read too little to show it. */
export class UnreadableInvitation extends Error {
  override name = "UnreadableInvitation";
  /** What was read. Never logged: it names people. */
  readonly text: string;

  constructor(message: string, text: string, options?: ErrorOptions) {
    super(message, options);
    this.text = text;
  }
}

/**
 * What lies published or as a draft, read loosely: a later release may have written it.
 * @param path names it in the error.
 * @throws UnreadableInvitation for what is no JSON, has another format, or lacks what every page
 * needs; and where its password cannot be read.
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
