import type { Focus } from "#app/platform/media/picture-formats.ts";

/** Kinds of a customer's files. */
export type MaterialKind = "photo" | "song";

/** A file that an order has. */
export type OrderFile = {
  /** SHA-256 of what was sent, in hex. */
  hash: string;
  kind: MaterialKind;
  /** By its content, as in media/format.ts. */
  format: string;
  name: string;
  bytes: number;
  /** In pixels; null for a song. */
  width: number | null;
  height: number | null;
  caption: string | null;
  /** Its customer wants it on the cover; one photo of an order at most. */
  isCover: boolean;
  /** The point that must not be cut off where it is cropped; null where nobody showed it. */
  focus: Focus | null;
  /** There is a small picture of it. */
  hasSmall: boolean;
};

/** Why a file is not taken; keys of the pack `order` under `material.problems`. */
export const materialProblems = [
  "too-large",
  "unknown-kind",
  "broken",
  "too-many-pixels",
  "too-many-photos",
  "second-song",
  "already-there",
  "closed",
  "too-many",
  "try-again",
  "no-file",
] as const;
export type MaterialProblem = (typeof materialProblems)[number];

/** A SHA-256 in hex. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
