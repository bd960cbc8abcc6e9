import * as v from "valibot";

const secret = v.pipe(v.string("is missing"), v.minLength(32, "expected at least 32 characters"));
const port = v.pipe(
  v.string("is missing"),
  v.regex(/^\d{1,5}$/, "expected a port number"),
  v.transform(Number),
  v.maxValue(65_535, "expected a port number"),
);

const entries = {
  SMTP_HOST: v.pipe(v.string("is missing"), v.minLength(1, "is empty")),
  SMTP_PORT: port,
  SMTP_SECURITY: v.picklist(["tls", "starttls", "none"], "expected tls, starttls or none"),
  SMTP_USER: v.optional(v.string(), ""),
  SMTP_PASSWORD: v.optional(v.string(), ""),
  MAIL_FROM: v.pipe(v.string("is missing"), v.email("expected an e-mail address")),
  STUDIO_EMAIL: v.pipe(v.string("is missing"), v.email("expected an e-mail address")),
  PUBLIC_URL: v.pipe(
    v.string("is missing"),
    v.url("expected a web address"),
    v.transform((url) => new URL(url).origin),
  ),
  MAIL_API_KEY: secret,
  GATE_SECRET: secret,
  REPLY_SECRET: secret,
  DESK_SECRET: secret,
  TELEGRAM_BOT_TOKEN: v.optional(v.string(), ""),
  TELEGRAM_BOT_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^(\w{5,32})?$/, "expected the bot's user name without @")),
    "",
  ),
  TELEGRAM_WEBHOOK_SECRET: secret,
  TELEGRAM_API_BASE: v.optional(
    v.pipe(v.string(), v.url("expected a web address")),
    "https://api.telegram.org",
  ),
};

type Entries = typeof entries;
export type SettingName = keyof Entries;
export type Settings<Name extends SettingName = SettingName> = {
  [Key in Name]: v.InferOutput<Entries[Key]>;
};

export const settingNames = v.keyof(v.object(entries)).options;

/** A setting is missing or wrong. The message names each one and never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * The one way to read settings: those named, checked.
 * @param env the Worker's bindings or a process's environment.
 * @throws SettingsError that names every setting that is missing or wrong in one line.
 */
export function requireSettings<Name extends SettingName>(
  env: object,
  names: readonly Name[],
): Settings<Name> {
  const { settings, faults } = readSettings(env, names);
  if (!settings) throw new SettingsError(`Settings: ${faults.join("; ")} (see .dev.vars.example)`);
  return settings;
}

/** One setting where a page can do without it: null when it is missing or wrong, which /healthz tells of. */
export function findSetting<Name extends SettingName>(
  env: object,
  name: Name,
): Settings<Name>[Name] | null {
  return readSettings(env, [name]).settings?.[name] ?? null;
}

/**
 * The origin that addresses in a page begin with, without a slash at its end: the site's own, and as long as
 * nobody has named that, the one that the visitor asked for.
 */
export function publicOrigin(env: object, url: URL): string {
  return findSetting(env, "PUBLIC_URL") ?? url.origin;
}

/** What is wrong with the settings, all of them: a name and a reason each, never a value. */
export function settingsFaults(env: object): string[] {
  return readSettings(env, settingNames).faults;
}

function readSettings<Name extends SettingName>(
  env: object,
  names: readonly Name[],
): { settings: Settings<Name> | null; faults: string[] } {
  const given = Object.fromEntries(
    names.map((name) => [name, Reflect.get(env, name) || undefined]),
  );
  const result = v.safeParse(
    v.pick(v.object(entries), names as unknown as [SettingName, ...SettingName[]]),
    given,
  );
  const faults = result.success
    ? []
    : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  if (Reflect.get(given, "SMTP_SECURITY") === "none" && !isLoopback(String(given.SMTP_HOST))) {
    faults.push("SMTP_SECURITY expected tls or starttls, because SMTP_HOST is not this machine");
  }
  const sound = result.success && faults.length === 0;
  return { settings: sound ? (result.output as Settings<Name>) : null, faults };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
