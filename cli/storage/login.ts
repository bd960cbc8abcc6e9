import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "smol-toml";
import * as v from "valibot";
import { root } from "../root.ts";
import { noLogin } from "./failures.ts";

/** A token that ends sooner is renewed before it is used. */
const validForMs = 5 * 60_000;

/** wrangler's file of the login, as packages/workers-auth of workers-sdk writes it. */
const loginSchema = v.object({ oauth_token: v.string(), expiration_time: v.string() });
/** The output of `wrangler auth token --json`. */
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

/**
 * The token for Cloudflare's API: CLOUDFLARE_API_TOKEN, else that of `wrangler login`, which
 * wrangler itself renews when it has expired or is kept encrypted.
 * @throws CloudflareFailure without either.
 */
export async function findToken(): Promise<string> {
  const apiToken = process.env.CLOUDFLARE_API_TOKEN?.trim();
  if (apiToken) return apiToken;
  const file = join(wranglerFolder(), "config", "default.toml");
  const storedLogin = await readLogin(file);
  if (storedLogin && Date.parse(storedLogin.expiration_time) - Date.now() > validForMs)
    return storedLogin.oauth_token;
  if (!storedLogin && !existsSync(file.replace(/toml$/, "enc"))) throw noLogin();
  return renewedToken();
}

async function readLogin(file: string): Promise<v.InferOutput<typeof loginSchema> | null> {
  if (!existsSync(file)) return null;
  try {
    return v.parse(loginSchema, parse(await readFile(file, "utf8")));
  } catch {
    // As wrangler does: what it cannot read is no login.
    return null;
  }
}

async function renewedToken(): Promise<string> {
  try {
    return v.parse(tokenSchema, await wranglerAnswer("auth", "token")).token;
  } catch (error) {
    throw noLogin(error);
  }
}

/** What a command of wrangler prints as JSON. @throws Error where it fails, as without a login. */
export async function wranglerAnswer(...words: readonly string[]): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, "bin/wrangler.js"), ...words, "--json"],
    { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  return stdout.slice(stdout.indexOf("{"));
}

/** `~/.wrangler` where it exists, else below the system's folder of settings. */
function wranglerFolder(): string {
  const old = join(homedir(), ".wrangler");
  return existsSync(old) ? old : join(process.env.XDG_CONFIG_HOME || settingsFolder(), ".wrangler");
}

function settingsFolder(): string {
  if (process.platform === "darwin") return join(homedir(), "Library", "Preferences");
  if (process.platform !== "win32") return join(homedir(), ".config");
  return join(process.env.APPDATA || join(homedir(), "AppData", "Roaming"), "xdg.config");
}
