import { existsSync } from "node:fs";
import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { pathOf as placeOf } from "../../content.ts";
import { findFfmpeg } from "../../ffmpeg.ts";
import { addFile, type Added } from "../../media-add.ts";
import { folderOf } from "../../media-address.ts";
import { readRecords } from "../../media-records.ts";
import { planUploads, readLibrary, upload } from "../../media-upload.ts";
import { count, say, type Options } from "../../output.ts";
import { UserError } from "../../user-error.ts";
import { startProgress } from "../../progress.ts";
import type { Store } from "../../store.ts";
import { typedPath } from "../../files.ts";

export const command = defineCommand({
  after: "media",
  description: "take files into content/media, for an invitation or for all, and upload them",
  arguments: ["<files...>"],
  usage: "[options] [kind/slug] <files...>",
  options: {
    "--as <name>": "another name than the file's, for one file",
  },
  examples: ["media add wedding/anna-arman ~/Downloads/IMG_0042.HEIC ~/Downloads/song.mp3"],
  guarantee: { changes: "both", again: "same" },
  answer: v.strictObject({
    /** Names as definitions have them. */
    media: shapes.words,
    refused: v.array(v.strictObject({ file: v.string(), message: v.string() })),
  }),
  /**
   * Takes photos, music and films into `content/media`, prepares them and uploads them to R2. A
   * file that cannot be taken keeps no other from being taken.
   */
  async run(args, options, open) {
    const { folder, files } = parseArguments(args);
    if (options.as !== undefined && files.length !== 1)
      throw new UserError("--as names one file: add the others without it.");
    if (folder !== null && !existsSync(placeOf(`content/invitations/${folder}.json`)))
      say(options, `There is no content/invitations/${folder}.json yet.`);
    const { added, refused } = await addAll(files, folder, options);
    if (added.length > 0) await uploadAll(await open(), added, options);
    const answer = { media: added.map(({ name }) => name), refused };
    for (const { name, notes, isNew } of added) {
      for (const note of notes) say(options, `${note}.`);
      say(options, `${name} ${isNew ? "can be named in a definition" : "was there already"}.`);
    }
    if (refused.length === 0) return answer;
    if (!options.json) for (const { message } of refused) process.stderr.write(`${message}\n`);
    const all = count(files.length, "file");
    if (files.length > 1)
      process.stderr.write(`${refused.length} of ${all} could not be taken; the others were.\n`);
    process.exitCode = 1;
    return answer;
  },
});

type Refused = { file: string; message: string };

async function addAll(
  files: readonly string[],
  folder: string | null,
  options: Options & { as?: string },
): Promise<{ added: Added[]; refused: Refused[] }> {
  const ffmpeg = await findFfmpeg();
  const added: Added[] = [];
  const refused: Refused[] = [];
  const progress = startProgress(files.length, options, "Taking files");
  // Files one at a time: a picture of 100 megapixels takes 200 MB of memory, a HEIC more.
  for (const file of files) {
    progress.advance(file);
    try {
      const input = { file, folder, as: options.as };
      added.push(await addFile(input, await readRecords(), ffmpeg));
    } catch (error) {
      // A file may also be one that staff have no right to read.
      if (!(error instanceof UserError) && !isSystemError(error)) throw error;
      const message = error instanceof UserError ? error.message : `${file}: ${error.message}`;
      refused.push({ file, message });
    }
  }
  progress.stop("Taken");
  return { added, refused };
}

async function uploadAll(
  { media: bucket }: Store,
  added: readonly Added[],
  options: Options,
): Promise<void> {
  const names = new Set(added.map(({ name }) => name));
  const uploads = await planUploads(bucket, await readLibrary(), names, options.remote ?? false);
  if (uploads.length === 0) return;
  const progress = startProgress(uploads.length, options, "Uploading");
  for (const transfer of uploads) {
    progress.advance(transfer.name);
    await upload(bucket, transfer);
  }
  progress.stop("Uploaded");
}

/** The folder of an invitation, if the first argument is an address and no file, and the files. */
function parseArguments(args: readonly string[]): {
  folder: string | null;
  files: readonly string[];
} {
  const [first = "", ...files] = args;
  const folder = folderOf(first);
  if (folder === null || existsSync(typedPath(first))) return { folder: null, files: args };
  if (files.length === 0)
    throw new UserError(`Name the files too: npm run studio -- media add ${folder} FILE…`);
  return { folder, files };
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
