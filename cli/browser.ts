import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { unavailable } from "./output.ts";

type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/** Paths at which installers of Chrome, Chromium and Edge put their programs. */
const systemPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
};

/** Below the folders that Windows names in these variables. */
const windowsFolders = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"];
const windowsPrograms = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
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
 * @throws UserError where there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const chromiumPath = process.env.CHROMIUM_PATH;
  if (chromiumPath !== undefined && chromiumPath !== "" && !existsSync(chromiumPath))
    throw unavailable(`CHROMIUM_PATH names ${chromiumPath}, and there is no such file.`);
  if (chromiumPath) return installed(chromiumPath);
  if (process.platform === "linux" && process.arch === "x64") return packaged();
  return installed(installedBrowser(process.platform, process.env, existsSync));
}

/**
 * The program of the Chrome, Chromium or Edge that a machine has.
 * @param isThere whether a file exists.
 * @throws UserError where there is none.
 */
export function installedBrowser(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  isThere: (path: string) => boolean,
): string {
  const paths = platform === "win32" ? windowsPaths(env) : (systemPaths[platform] ?? []);
  const program = paths.find((path) => isThere(path));
  if (program === undefined)
    throw unavailable(
      "Pictures are drawn by a browser, and this machine has neither Chrome, Chromium nor Edge. Install Google Chrome (https://www.google.com/chrome), or name a browser's program in CHROMIUM_PATH.",
    );
  return program;
}

function windowsPaths(env: NodeJS.ProcessEnv): string[] {
  const folders = windowsFolders.flatMap((name) => env[name] ?? []);
  return windowsPrograms.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
}

function installed(executablePath: string): Browser {
  return { executablePath, args: ["--no-sandbox", ...common], env: {} };
}

async function packaged(): Promise<Browser> {
  const { default: bundled } = await import("@sparticuz/chromium");
  const executablePath = await bundled.executablePath();
  const args = bundled.args.filter((argument) => !unwanted.includes(argument));
  const env: Record<string, string> = { FONTCONFIG_PATH: join(tmpdir(), "fonts") };
  if (!hasItsLibraries(executablePath)) env.LD_LIBRARY_PATH = unpackLibraries();
  return { executablePath, args: [...args, ...common], env };
}

/** True if the system has each library a program is linked to. Minimal systems lack libnss3. */
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
