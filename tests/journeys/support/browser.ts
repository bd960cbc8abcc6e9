import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import bundled from "@sparticuz/chromium";

type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Arguments of the package that are left out: a guest's browser isolates origins, and software
 * WebGL would take three quarters of the browser's CPU time.
 */
const unwanted = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--in-process-gpu",
  "--single-process",
  "--disable-web-security",
  "--allow-running-insecure-content",
  "--disable-site-isolation-trials",
];

const common = ["--disable-background-networking", "--disable-gpu"];

/**
 * Finds a Chromium without downloading one: CHROMIUM_PATH, else the headless one in an npm package,
 * which needs half the resources of an installed one, else, where that one does not run, the
 * system's.
 * @returns the program, its arguments, and its environment.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return installed(named);
  if (process.platform === "linux" && process.arch === "x64") return packaged();
  const system = systemPaths.find((path) => existsSync(path));
  if (system === undefined) throw new Error("No Chromium: name one in CHROMIUM_PATH.");
  return installed(system);
}

function installed(executablePath: string): Browser {
  if (!existsSync(executablePath)) throw new Error(`CHROMIUM_PATH: no file at ${executablePath}`);
  return { executablePath, args: ["--no-sandbox", ...common], env: {} };
}

async function packaged(): Promise<Browser> {
  const executablePath = await bundled.executablePath();
  const args = bundled.args.filter((argument) => !unwanted.includes(argument));
  const env: Record<string, string> = { FONTCONFIG_PATH: join(tmpdir(), "fonts") };
  if (!hasItsLibraries(executablePath)) env.LD_LIBRARY_PATH = unpackLibraries();
  return { executablePath, args: [...args, ...common], env };
}

/** Whether the system has each library a program is linked to. Minimal systems lack libnss3. */
function hasItsLibraries(program: string): boolean {
  return !execFileSync("ldd", [program], { encoding: "utf8" }).includes("not found");
}

/** Unpacks the package's libraries for systems without them. @returns their folder. */
function unpackLibraries(): string {
  const folder = join(tmpdir(), "chromium-libraries");
  if (!existsSync(join(folder, "lib/libnss3.so"))) {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const archive = join(dirname(entry), "../../bin/al2023.tar.br");
    mkdirSync(folder, { recursive: true });
    execFileSync("tar", ["-x", "-C", folder], {
      input: brotliDecompressSync(readFileSync(archive)),
    });
  }
  return join(folder, "lib");
}
