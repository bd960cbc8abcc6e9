import { spawn } from "node:child_process";
import { expect, test } from "vitest";

type Ended = { code: number | null; out: string; complaints: string; loaded: string[] };

/** Runs the command as a process of its own. @returns also the modules that it loaded. */
function studio(...words: string[]): Promise<Ended> {
  const hook = new URL("support/loaded-modules.ts", import.meta.url).href;
  return ended(spawn(process.execPath, ["--import", hook, "cli/index.js", ...words], piped));
}

const piped = { stdio: ["ignore", "pipe", "pipe", "pipe"] as ("ignore" | "pipe")[] };

function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  const [out, complaints, loaded]: string[][] = [[], [], []];
  for (const [descriptor, text] of [
    [1, out],
    [2, complaints],
    [3, loaded],
  ] as const)
    child.stdio[descriptor]?.on("data", (part) => text?.push(String(part)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({
        code,
        out: (out ?? []).join(""),
        complaints: (complaints ?? []).join(""),
        loaded: (loaded ?? []).join("").split("\n"),
      }),
    );
  });
}

/** Packages that a command needs to work, and help does not. */
const heavy =
  /node_modules\/(?:wrangler|miniflare|workerd|esbuild|sharp|@img|@resvg|satori|oxfmt|@clack|i18next)\//;

test("help, the version, mistakes and completion load nothing that only work needs", async () => {
  for (const words of [
    ["--help"],
    ["publish", "--help"],
    ["--version"],
    ["pubish"],
    ["completion", "bash"],
    ["__complete", "--", "publish", "wed"],
  ]) {
    const { loaded } = await studio(...words);
    expect(loaded.join("\n"), words.join(" ")).toContain("/cli/main.ts");
    expect(
      loaded.filter((url) => heavy.test(url)),
      words.join(" "),
    ).toEqual([]);
  }
});

test.each([
  { words: ["--help"], most: 40 },
  { words: ["whoami"], most: 65 },
  // Of its modules, 93 are the packages' that read telephone numbers, and a type of section has a file (decision 106).
  { words: ["check", "wedding/anna-arman"], most: 285 },
])(
  "$words loads $most modules at most, because each costs staff half a millisecond",
  async ({ words, most }) => {
    const { loaded } = await studio(...words);
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.length).toBeLessThanOrEqual(most);
  },
);

test("a command that asks the storage alone does not load what reads and checks content", async () => {
  const { loaded } = await studio("list");
  const own = loaded.filter((url) => url.startsWith("file:") && !url.includes("/node_modules/"));
  expect(own.join("\n")).toContain("/cli/storage/local.ts");
  expect(own.join("\n")).not.toMatch(/\/cli\/content\.ts|\/authoring\/check\/content/);
  expect(own.length).toBeLessThanOrEqual(112);
});

test("the version is an answer like help, with the exit code of one", async () => {
  const { code, out } = await studio("--version");
  expect(code).toBe(0);
  expect(out).not.toBe("");
});

test("a mistyped command is answered in one line, with what was perhaps meant", async () => {
  const { code, out, complaints } = await studio("pubish");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(complaints).toMatch(/^Unknown command 'pubish'\. Did you mean publish\? .+--help\n$/);
});

test("with --json an error is one line of JSON on stderr, and stdout is empty", async () => {
  const { code, out, complaints } = await studio("check", "wedding/nobody-at-all", "--json");
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(JSON.parse(complaints)).toEqual({
    error: { code: "not-found", message: expect.stringContaining("wedding/nobody-at-all") },
  });
  const usage = await studio("publish", "--json", "--al");
  expect(JSON.parse(usage.complaints)).toMatchObject({ error: { code: "usage" } });
});

test("a reader that closes the pipe early is no error", async () => {
  const line = `"${process.execPath}" cli/index.js --help | head -1; echo "\${PIPESTATUS[0]}"`;
  const { out, complaints } = await ended(spawn("bash", ["-c", line], piped));
  expect(complaints).toBe("");
  expect(out).toMatch(/^Usage: studio .*\n0\n$/);
});

test("what is piped has no colours", async () => {
  const { out, complaints } = await studio("doctor", "--help");
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  expect(out + complaints).not.toMatch(/\u001b/);
});

test("any Node starts the command by its launcher", async () => {
  const child = spawn(process.execPath, ["cli/bin/studio.js", "--version"], piped);
  expect((await ended(child)).out).toContain(`Node ${process.version}`);
});
