import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The uses of ffmpeg in this command. */
export type Ffmpeg = {
  /**
   * Converts a file.
   * @param args between the input and the output.
   * @param extension of the output, by which ffmpeg chooses its container.
   * @throws Error with ffmpeg's last word.
   */
  convert: (path: string, args: readonly string[], extension: string) => Promise<Buffer>;
  /** True if a film is in HDR, as iPhones film unless told otherwise. */
  isHdr: (path: string) => Promise<boolean>;
};

/** Arguments that hold no spaces, written as in a terminal. */
export function argumentsOf(line: string): string[] {
  return line.split(" ");
}

/** ffmpeg, where it is installed; null where it is not. */
export async function findFfmpeg(): Promise<Ffmpeg | null> {
  try {
    for (const program of ["ffmpeg", "ffprobe"]) await run(program, ["-version"]);
    return { convert, isHdr };
  } catch {
    return null;
  }
}

/** By its transfer function: PQ or HLG (ITU-R BT.2100). */
async function isHdr(path: string): Promise<boolean> {
  const probeArguments = argumentsOf(
    "-v error -select_streams v:0 -show_entries stream=color_transfer",
  );
  const { stdout } = await run("ffprobe", [...probeArguments, `file:${path}`]);
  return /smpte2084|arib-std-b67/.test(stdout);
}

async function convert(path: string, args: readonly string[], extension: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  const out = join(folder, `out.${extension}`);
  try {
    // `file:` keeps a name with a colon from being read as a protocol.
    const input = [...argumentsOf("-hide_banner -nostdin -loglevel error -i"), `file:${path}`];
    await run("ffmpeg", [...input, ...args, out]);
    return await readFile(out);
  } catch (error) {
    const printed: unknown = Reflect.get(Object(error), "stderr");
    const last = String(printed ?? error)
      .trim()
      .split("\n")
      .at(-1);
    throw new Error(last, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
