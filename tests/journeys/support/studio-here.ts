import { run } from "../../../cli/main.ts";
import { named } from "./mail-server.ts";

export type StudioRun = { code: number; out: string; complaints: string };

/** Runs the staff command in this process, on the storage and content that it was started with. */
export async function runHere(words: readonly string[]): Promise<StudioRun> {
  const { stdout, stderr } = process;
  const printed = { out: "", complaints: "" };
  const [writeOut, writeComplaints] = [stdout.write, stderr.write];
  stdout.write = (text: string | Uint8Array) => {
    printed.out += String(text);
    return true;
  };
  stderr.write = (text: string | Uint8Array) => {
    printed.complaints += String(text);
    return true;
  };
  process.env.PUBLIC_URL = named("SITE");
  try {
    return { code: await run(words), ...printed };
  } finally {
    stdout.write = writeOut;
    stderr.write = writeComplaints;
    delete process.env.PUBLIC_URL;
    process.exitCode = undefined;
  }
}
