import type { FileFormat } from "#app/platform/media/format.ts";
import { UserError } from "./user-error.ts";

/** A file that is to be added. */
export type Source = {
  path: string;
  /** As staff wrote it, for messages. */
  file: string;
  size: number;
  format: FileFormat;
};

/** The file for `content/media`, with sentences on what was changed or left out. */
export type Taken = { bytes: Buffer; extension: string; notes: string[] };

/** A size as staff read it. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 0.95) return `${megabytes.toFixed(megabytes < 9.95 ? 1 : 0)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** The error for a file that only ffmpeg could make into one that browsers play. */
export function needsFfmpeg(source: Source, why: string, instead: string): UserError {
  return new UserError(
    `${source.file} ${why}. Install ffmpeg (https://ffmpeg.org/download.html) and run the same command again, which then converts it, or ${instead}.`,
  );
}
