import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import * as v from "valibot";
import { unavailable } from "../output.ts";
import { root } from "../root.ts";

/** WRANGLER_CONFIG names another file than production's, such as that of a second site. */
const configPath = resolve(root, process.env.WRANGLER_CONFIG || "wrangler.toml");

/** CLOUDFLARE_ENV names an environment of that file, as wrangler takes it: `[env.staging]`. */
const environment = process.env.CLOUDFLARE_ENV || null;

/** Settings that an environment does not inherit from the top of the file. */
const ownSchema = v.object({
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
});

const fileSchema = v.object({
  ...ownSchema.entries,
  account_id: v.optional(v.string()),
  compatibility_date: v.string(),
  env: v.optional(v.record(v.string(), ownSchema), {}),
});

/** The parts of wrangler.toml that lead to the storage. */
export type WranglerConfig = {
  accountId: string | null;
  compatibilityDate: string;
  /** Public settings, `[vars]`. */
  vars: Record<string, unknown>;
  /** Id of the namespace that is bound as CONTENT. */
  contentId: string;
  /** Id of the database that is bound as DB. */
  databaseId: string;
  /** Name of the bucket that is bound as MEDIA. */
  bucket: string;
};

/**
 * Reads wrangler.toml without wrangler, whose import takes two seconds.
 * @throws UserError for a file that is missing, broken, or lacks the environment or one of the three
 * bindings.
 */
export async function readWranglerConfig(): Promise<WranglerConfig> {
  const file = v.safeParse(fileSchema, parseToml(await readConfig()));
  if (!file.success) {
    const fields = file.issues.map((issue) => v.getDotPath(issue) ?? "the file");
    throw unavailable(`${configPath} cannot be used: ${[...new Set(fields)].join(", ")}.`);
  }
  const { account_id: accountId, compatibility_date: compatibilityDate, env } = file.output;
  const settings = environment === null ? file.output : env[environment];
  if (!settings)
    throw unavailable(
      `${configPath} has no [env.${environment}]: CLOUDFLARE_ENV names one of ${Object.keys(env).join(", ") || "none"}.`,
    );
  return {
    accountId: accountId ?? null,
    compatibilityDate,
    vars: settings.vars,
    contentId: bound(settings.kv_namespaces, "CONTENT").id,
    databaseId: bound(settings.d1_databases, "DB").database_id,
    bucket: bound(settings.r2_buckets, "MEDIA").bucket_name,
  };
}

async function readConfig(): Promise<string> {
  try {
    return await readFile(configPath, "utf8");
  } catch (error) {
    throw unavailable(`${configPath} cannot be read: ${String(error)}`, { cause: error });
  }
}

function parseToml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw unavailable(`${configPath} is no TOML: ${reason}`, { cause: error });
  }
}

function bound<Binding extends { binding: string }>(
  bindings: readonly Binding[],
  name: string,
): Binding {
  const entry = bindings.find(({ binding }) => binding === name);
  if (!entry) throw unavailable(`${configPath} has no binding ${name}.`);
  return entry;
}
