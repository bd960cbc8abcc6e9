import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { exitCodes } from "../cli/exit-codes.ts";
import { requireSettings, settingNames, SettingsError } from "#app/lib/settings.ts";
import { demoInvitation, demoLink } from "./demo-link.ts";
import { root, stateDir } from "./paths.ts";
import { read } from "./processes.ts";
import { UserError } from "../cli/user-error.ts";

export type LocalSettings = Record<string, string | undefined>;

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
  const previousText = existsSync(path) ? readFileSync(path, "utf8") : example;
  const newText = (previousText + missingLines(previousText, example)).replace(
    /^(\w+)=random$/gm,
    (_, name: string) => `${name}=${secret()}`,
  );
  if (!existsSync(path) || newText !== previousText) writeFileSync(path, newText, { mode: 0o600 });
  return newText;
}

/** Settings that were added to the example after `.dev.vars` was created. */
function missingLines(settings: string, example: string): string {
  const values = parseEnv(settings);
  const names = Object.keys(parseEnv(example)).filter((name) => !(name in values));
  const lines = example.split("\n").filter((line) => names.includes(line.split("=")[0] ?? ""));
  return lines.map((line) => `\n${line}`).join("");
}

function secret(): string {
  return randomBytes(32).toString("hex");
}

/**
 * Migrates D1, publishes what differs of `content/`, and makes the demo couple's link. What others
 * have published since, such as an earlier version that `rollback` brought back, stays.
 * @param folder where all of it is stored, STATE_DIR by default.
 * @param options further ones of `studio publish`.
 */
export async function prepareStorage(
  settings: LocalSettings,
  folder: string = stateDir,
  options: readonly string[] = [],
): Promise<void> {
  console.log("Migrating D1, publishing content/ …");
  // Without og-images, which take a minute and are not needed locally.
  const publishing = ["publish", "--all", "--yes", "--json", "--no-pictures", ...options];
  const env = { ...studioEnv(settings, folder), STUDIO_PROGRESS: "1" };
  const { code, out } = await read("scripts/prepare.ts", publishing, env, {
    complaining: "inherit",
  });
  // Refused is what the answer lists.
  if (code !== exitCodes.good && code !== exitCodes.refused)
    throw new UserError(`${out}\nstudio ${publishing.join(" ")}: exit code ${code}`);
  const { leftOut, stale } = v.parse(publishedAnswer, out);
  for (const { file, problems } of leftOut)
    console.log(
      `  ${file} is left out, it is not finished: ${problems.length === 1 ? "one thing is" : `${problems.length} things are`} to mend, npm run studio -- check ${file}`,
    );
  for (const path of stale)
    console.log(
      `  ${path} stays as it was published since, its file is older: npm run studio -- diff ${path}`,
    );
}

const publishedAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    leftOut: v.array(v.object({ file: v.string(), problems: v.array(v.unknown()) })),
    stale: v.array(v.string()),
  }),
);

function studioEnv(settings: LocalSettings, folder: string): LocalSettings {
  return { STATE_DIR: folder, PUBLIC_URL: settings.PUBLIC_URL };
}

/**
 * Waits until the site answers, then prints the addresses.
 * @throws UserError when it does not answer within a minute.
 */
export async function announce(site: string, inbox: string): Promise<void> {
  const invitation = `${site}/${demoInvitation}`;
  const status = await firstStatusOf(invitation);
  const link = demoLink();
  console.log(`
  invitation   ${invitation}${status === 200 ? "" : `   (answers ${status})`}
  template     ${site}/templates/1002
  replies      ${link === null ? `npm run studio -- link ${demoInvitation}` : `${site}/replies/${link}`}
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
