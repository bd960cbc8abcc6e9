import type { ReplyCursor } from "#app/domain/reply/data.server.ts";

/** A position in the list, as addresses have it: `1811234567890.{reply id}`. */
export function writeCursor({ createdAt, id }: ReplyCursor): string {
  return `${createdAt}.${id}`;
}

/** @returns null for a text of another form. */
export function readCursor(text: string): ReplyCursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}
