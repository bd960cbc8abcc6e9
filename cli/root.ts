import { join, resolve } from "node:path";

/** The repository's root; paths shown to staff are relative to it. */
export const root = join(import.meta.dirname, "..");

/**
 * The content folder. CONTENT_DIR sets another one; its files are shown as `content/…` all the
 * same.
 */
export const contentDir = resolve(root, process.env.CONTENT_DIR || "content");
