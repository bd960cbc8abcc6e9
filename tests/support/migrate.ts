import { env } from "cloudflare:workers";
import { forgetModules } from "./modules.ts";

// It extends `Date`, so it is loaded before a test fakes the clock: an hour was wrong in later files.
await import("@date-fns/tz");

// Pages, definitions and packs of another file are cached in the built Worker's modules, as are the
// tests' helpers that hold them.
forgetModules(/\/(?:build\/server|tests\/support)\//);

/**
 * Each test file begins with an empty storage, in a Worker that may have run other files before:
 * tables are created once, in one transaction, and emptied afterwards.
 */
const { results: tables } = await env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
).all<{ name: string }>();
const statements =
  tables.length > 0
    ? tables.map(({ name }) => `DELETE FROM ${name}`)
    : env.MIGRATIONS.flatMap(({ queries }) => queries);
await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
await Promise.all([empty(env.CONTENT), empty(env.VISITS), emptyBucket(env.MEDIA)]);

async function empty(kv: KVNamespace): Promise<void> {
  const { keys } = await kv.list();
  await Promise.all(keys.map(({ name }) => kv.delete(name)));
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list();
  await bucket.delete(objects.map(({ key }) => key));
}
