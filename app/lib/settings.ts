import * as v from "valibot";
import type { Secrets } from "#app/lib/crypto.ts";
import { remember } from "#app/lib/remember.ts";

/** Long enough for HMAC-SHA-256 (RFC 2104 section 3: no less than the 32 bytes of its output). */
const secret = v.pipe(v.string("is missing"), v.minLength(32, "expected at least 32 characters"));
/** The previous value of a rotated secret; while it is set, its signatures remain valid. */
const previous = v.optional(secret);
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
  MAIL_API_KEY_PREVIOUS: previous,
  GATE_SECRET: secret,
  GATE_SECRET_PREVIOUS: previous,
  REPLY_SECRET: secret,
  REPLY_SECRET_PREVIOUS: previous,
  DASHBOARD_SECRET: secret,
  DASHBOARD_SECRET_PREVIOUS: previous,
  TELEGRAM_BOT_TOKEN: v.optional(v.string(), ""),
  TELEGRAM_BOT_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^(\w{5,32})?$/, "expected the bot's user name without @")),
    "",
  ),
  TELEGRAM_WEBHOOK_SECRET: secret,
  TELEGRAM_WEBHOOK_SECRET_PREVIOUS: previous,
  TELEGRAM_API_BASE: v.optional(
    v.pipe(v.string(), v.url("expected a web address")),
    "https://api.telegram.org",
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([rs]k_(live|test)_\w{10,})?$/, "expected sk_live_… or sk_test_…"),
    ),
    "",
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^(whsec_\S{16,})?$/, "expected whsec_…")),
    "",
  ),
  STRIPE_API_BASE: v.optional(
    v.pipe(v.string(), v.url("expected a web address")),
    "https://api.stripe.com",
  ),
  AMERIABANK_CLIENT_ID: v.optional(v.string(), ""),
  AMERIABANK_USERNAME: v.optional(v.string(), ""),
  AMERIABANK_PASSWORD: v.optional(v.string(), ""),
  AMERIABANK_BASE: v.optional(
    v.pipe(
      v.string(),
      v.url("expected a web address"),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
    "https://services.ameriabank.am/VPOS",
  ),
  AMERIABANK_FIRST_ORDER: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "expected a whole number"), v.transform(Number)),
    "1",
  ),
};

/** Settings that are of use together alone: without any of them, the thing is off. */
const groups = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["AMERIABANK_CLIENT_ID", "AMERIABANK_USERNAME", "AMERIABANK_PASSWORD"],
] as const;

type Entries = typeof entries;
export type SettingName = keyof Entries;
/** A secret that has a `…_PREVIOUS`; both are read together. */
type SecretName = {
  [Name in SettingName]: Name extends `${infer Newest}_PREVIOUS` ? Newest : never;
}[SettingName];
export type Settings<Name extends SettingName = SettingName> = {
  [Key in Name]: Key extends SecretName ? Secrets : v.InferOutput<Entries[Key]>;
};

/** `requireSettings` bound to an environment, passed instead of the environment itself. */
export type ReadSettings = <Name extends SettingName>(names: readonly Name[]) => Settings<Name>;

export const settingNames = v.keyof(v.object(entries)).options;

const previousNames = new Map(
  settingNames.map((name) => [name, settingNames.filter((other) => other === `${name}_PREVIOUS`)]),
);

/** Settings without which the site does not work. */
export const requiredSettingNames = settingNames.filter(
  (name) => entries[name].type !== "optional",
);

/** Settings are missing or invalid. The message names them, never their values. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads and checks the named settings; a rotated secret comes with its previous value. The only way
 * to read settings.
 * @param env the Worker's bindings or a process's environment.
 * @throws SettingsError that names every missing or invalid setting in one line.
 */
export function requireSettings<Name extends SettingName>(
  env: object,
  names: readonly Name[],
): Settings<Name> {
  const { settings, faults } = readSettings(env, names);
  if (!settings) throw new SettingsError(`Settings: ${faults.join("; ")} (see .dev.vars.example)`);
  return settings;
}

/**
 * A setting, where a page can do without it: null when it is missing or invalid, which /healthz
 * reports.
 */
export function findSetting<Name extends SettingName>(
  env: object,
  name: Name,
): Settings<Name>[Name] | null {
  return readSettings(env, [name]).settings?.[name] ?? null;
}

/** Several settings, where a page can do without them all: null when one is missing or invalid. */
export function findSettings<Name extends SettingName>(
  env: object,
  names: readonly Name[],
): Settings<Name> | null {
  return readSettings(env, names).settings;
}

/**
 * The origin of absolute addresses in a page, without a slash at its end: the setting PUBLIC_URL
 * or, while that is not set, the request's origin.
 */
export function publicOrigin(env: object, url: URL): string {
  return findSetting(env, "PUBLIC_URL") ?? url.origin;
}

/** Names of all missing or invalid settings, each with the reason and never the value. */
export function settingsFaults(env: object): string[] {
  return [...readSettings(env, settingNames).faults, ...halfSet(env)];
}

/** Settings that are missing beside others of their group, each with the reason. */
export function halfSet(env: object): string[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => !Reflect.get(env, name));
    if (missing.length === 0 || missing.length === names.length) return [];
    const presentName = names.find((name) => !missing.some((missingName) => missingName === name));
    return missing.map((name) => `${name} is missing beside ${presentName ?? ""}`);
  });
}

function readSettings<Name extends SettingName>(
  env: object,
  names: readonly Name[],
): { settings: Settings<Name> | null; faults: string[] } {
  const read = names.flatMap((name) => [name, ...previousOf(name)]);
  const values = Object.fromEntries(
    read.map((name) => [name, Reflect.get(env, name) || undefined]),
  );
  const { settings, faults } = checkSettings(names, values);
  return { settings: settings as Settings<Name> | null, faults: [...faults] };
}

type Given = Record<string, string | undefined>;

/** Remembered, because every page reads some settings and they change with the Worker alone. */
const checkSettings = remember(
  200,
  (names: readonly SettingName[], values: Given) => JSON.stringify([names, values]),
  (names, settingValues): { settings: object | null; faults: readonly string[] } => {
    const read = Object.keys(settingValues) as unknown as [SettingName, ...SettingName[]];
    const result = v.safeParse(v.pick(v.object(entries), read), settingValues);
    const faults = result.success
      ? []
      : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    if (settingValues.SMTP_SECURITY === "none" && !isLoopback(String(settingValues.SMTP_HOST))) {
      faults.push("SMTP_SECURITY expected tls or starttls, because SMTP_HOST is not this machine");
    }
    if (!result.success || faults.length > 0) return { settings: null, faults };
    const { output } = result;
    const settings = names.map((name) => {
      const [previousName] = previousOf(name);
      if (!previousName) return [name, output[name]];
      return [
        name,
        [output[name], output[previousName]].filter((secretValue) => secretValue !== undefined),
      ];
    });
    return { settings: Object.fromEntries(settings), faults };
  },
);

/** The setting with the previous value of a secret, if it has one. */
function previousOf(name: SettingName): readonly SettingName[] {
  return previousNames.get(name) ?? [];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
