import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { root } from "./root.ts";

/** A path as staff type it, from the folder in which they are. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? root, path);
}

/** Writes a file at once, so that an interrupted run leaves no part of it. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** The bytes of a file; null where it is not there. */
export async function bytesIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The text of a file; null where it is not there. */
export async function textIfThere(path: string): Promise<string | null> {
  return (await bytesIfThere(path))?.toString("utf8") ?? null;
}

/** Whether an error says that a file or a folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
