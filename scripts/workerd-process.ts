import { readdirSync, readFileSync } from "node:fs";
import { isTaken } from "./paths.ts";

/**
 * The process id of the workerd that miniflare started on a port; null when there is none, or no
 * /proc.
 */
export function workerdOn(port: number): number | null {
  if (process.platform !== "linux") return null;
  const pid = readdirSync("/proc").find(
    (entry) => /^\d+$/.test(entry) && read(entry, "cmdline").includes(`entry=127.0.0.1:${port}\0`),
  );
  return pid === undefined ? null : Number(pid);
}

/** Ends the workerd left over from a killed run, which keeps the port. */
export async function endOrphanOn(port: number): Promise<void> {
  const pid = workerdOn(port);
  if (pid === null || parentOf(pid) !== 1) return;
  process.kill(pid, "SIGKILL");
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline && (await isTaken(port))) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** User and system time of a process so far, in milliseconds. proc(5): in ticks of 10 ms. */
export function cpuMilliseconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** The fields after the process's name, which alone may hold spaces: state, parent, … */
function statOf(pid: number): string[] {
  return (read(String(pid), "stat").split(") ")[1] ?? "").split(" ");
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // The process ended meanwhile, so it is not the one looked for.
    return "";
  }
}
