import { createHash } from "node:crypto";
import { join } from "node:path";
import { contentDir, root } from "./root.ts";

/** The files that definitions name. */
export const mediaFolder = join(contentDir, "media");
/** Prepared files and what was learnt of files, per machine, because both take seconds. */
export const preparedFolder = join(root, ".wrangler", "media");

/** Version of the preparation, part of every hash: other settings need other addresses. */
const preparationVersion = "2";
const hashLength = 32;

/** The hash in the address of a file that is prepared from these bytes. */
export function addressHashOf(bytes: Uint8Array): string {
  return shortHash(createHash("sha256").update(preparationVersion).update(bytes).digest("hex"));
}

/** 32 hex digits of a SHA-256. */
export function shortHash(hex: string): string {
  return hex.slice(0, hashLength);
}

/** The path of a file by the name that definitions use, `media/wedding/anna-arman/photo.jpg`. */
export function pathOfMedium(name: string): string {
  return join(contentDir, ...name.split("/"));
}
