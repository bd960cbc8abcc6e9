import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { requireSettings, settingNames, SettingsError } from "#app/lib/settings.ts";
import { migrate } from "./migrate.ts";
import { root, stateDir } from "./paths.ts";
import { runCaptured } from "./processes.ts";
import { UserError } from "./user-error.ts";

export type LocalSettings = Record<string, string | undefined>;

/** Kept between runs, so that an open dashboard stays open. */
const linkFile = join(stateDir, "demo-replies-link.txt");

const demo = { invitation: "wedding/anna-arman", template: "templates/1002" };

/**
 * The settings of a local run: those of `.dev.vars`, which the first run creates, overridden by the
 * environment. PUBLIC_URL follows the port unless it is set.
 * @throws UserError that names each missing or invalid setting.
 */
export function readLocalSettings(port: number): LocalSettings {
  const example = readFileSync(join(root, ".dev.vars.example"), "utf8");
  const file = parseEnv(ownSettings(example));
  const chosen: LocalSettings = {};
  for (const name of settingNames) {
    if (process.env[name] !== undefined) chosen[name] = process.env[name];
  }
  if (file.PUBLIC_URL === parseEnv(example).PUBLIC_URL) {
    chosen.PUBLIC_URL ??= `http://localhost:${port}`;
  }
  const settings = { ...file, ...chosen };
  try {
    requireSettings(settings, settingNames);
  } catch (error) {
    if (error instanceof SettingsError) throw new UserError(error.message);
    throw error;
  }
  return settings;
}

/** The text of `.dev.vars`, in which each `random` was replaced by a generated secret. */
function ownSettings(example: string): string {
  const path = join(root, ".dev.vars");
  const before = existsSync(path) ? readFileSync(path, "utf8") : example;
  const after = (before + missingLines(before, example)).replace(
    /^(\w+)=random$/gm,
    (_, name: string) => `${name}=${secret()}`,
  );
  if (!existsSync(path) || after !== before) writeFileSync(path, after, { mode: 0o600 });
  return after;
}

/** Settings that were added to the example after `.dev.vars` was created. */
function missingLines(own: string, example: string): string {
  const known = parseEnv(own);
  const names = Object.keys(parseEnv(example)).filter((name) => !(name in known));
  const lines = example.split("\n").filter((line) => names.includes(line.split("=")[0] ?? ""));
  return lines.map((line) => `\n${line}`).join("");
}

function secret(): string {
  return randomBytes(32).toString("hex");
}

/**
 * Migrates D1 and publishes `content/`.
 * @param folder where both are stored, STATE_DIR by default.
 */
export async function prepareStorage(
  settings: LocalSettings,
  folder: string = stateDir,
): Promise<void> {
  console.log("Migrating D1 …");
  await migrate(folder);
  console.log("Publishing content/ …");
  // `--force`, because the files on this machine decide. Without og-images, which take a minute and
  // are not needed locally.
  const publishing = ["publish", "--all", "--yes", "--force", "--json", "--no-pictures"];
  const env = { ...studioEnv(settings, folder), STUDIO_PROGRESS: "1" };
  const answer = await runCaptured("cli/index.js", publishing, env, "inherit");
  for (const { file, problems } of v.parse(publishedAnswer, answer).leftOut)
    console.log(
      `  ${file} is left out, it is not finished: ${problems.length === 1 ? "one thing is" : `${problems.length} things are`} to mend, npm run studio -- check ${file}`,
    );
}

const publishedAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    leftOut: v.array(v.object({ file: v.string(), problems: v.array(v.unknown()) })),
  }),
);

function studioEnv(settings: LocalSettings, folder: string = stateDir): LocalSettings {
  return { STATE_DIR: folder, PUBLIC_URL: settings.PUBLIC_URL };
}

/**
 * Waits until the site answers, then prints the addresses.
 * @throws UserError when it does not answer within a minute.
 */
export async function announce(
  site: string,
  settings: LocalSettings,
  inbox: string,
): Promise<void> {
  const invitation = `${site}/${demo.invitation}`;
  const status = await firstStatusOf(invitation);
  console.log(`
  invitation   ${invitation}${status === 200 ? "" : `   (answers ${status})`}
  template     ${site}/${demo.template}
  replies      ${await demoRepliesLink(site, settings)}
  inbox        ${inbox}
  to read      README.md, docs/running.md
`);
}

async function firstStatusOf(address: string): Promise<number> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(200)) {
    const status = await statusOf(address);
    if (status !== null) return status;
  }
  throw new UserError(`Nothing answers on ${address}.`);
}

/** The demo couple's dashboard: the link of an earlier run while it is valid, else a new one. */
async function demoRepliesLink(site: string, settings: LocalSettings): Promise<string> {
  const kept = existsSync(linkFile) ? readFileSync(linkFile, "utf8") : null;
  if (kept !== null) {
    const status = await statusOf(`${site}/replies/${kept}`);
    if (status !== null && status < 400) return `${site}/replies/${kept}`;
  }
  const args = ["link", demo.invitation, "--json"];
  const answer: unknown = JSON.parse(await runCaptured("cli/index.js", args, studioEnv(settings)));
  const token = answer !== null && typeof answer === "object" ? Reflect.get(answer, "token") : null;
  if (typeof token !== "string") throw new Error(`studio ${args.join(" ")} answered no token`);
  writeFileSync(linkFile, token, { mode: 0o600 });
  return `${site}/replies/${token}`;
}

/**
 * Triggers the cron while this program runs: once a minute in production, here four times as often.
 */
export async function sweep(site: string): Promise<never> {
  for (;;) {
    await statusOf(`${site}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
    await pause(15_000);
  }
}

async function statusOf(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(address, { redirect: "manual", signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    // Not listening yet, or no longer: the caller tries again.
    return null;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
