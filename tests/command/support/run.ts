import { vi } from "vitest";

export type Run = {
  out: string;
  complaints: string;
  /** The error that the command ended with, which its entry prints as a sentence. */
  error: Error | null;
};

/** Runs a command in this process and collects what it prints. */
export async function runCommand(command: () => Promise<void>): Promise<Run> {
  const run: Run = { out: "", complaints: "", error: null };
  const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    run.out += String(text);
    return true;
  });
  const complaints = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    run.complaints += String(text);
    return true;
  });
  try {
    await command();
  } catch (error) {
    run.error = error instanceof Error ? error : new Error(String(error));
  } finally {
    out.mockRestore();
    complaints.mockRestore();
    process.exitCode = undefined;
  }
  return run;
}

/** Output of a command that succeeds. @throws its error. */
export async function outputOf(command: () => Promise<void>): Promise<string> {
  const { out, error } = await runCommand(command);
  if (error) throw error;
  return out;
}
