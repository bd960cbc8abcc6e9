import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { root } from "./root.ts";

/** The login of Cloudflare that wrangler and this command use. */
export type Account = { email: string | null; accounts: string[] };

/** What `wrangler whoami --json` prints. */
const whoamiSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    email: v.optional(v.nullable(v.string()), null),
    accounts: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  }),
);

/** @returns null without a login, and where Cloudflare does not answer. */
export async function findAccount(): Promise<Account | null> {
  const wrangler = join(
    dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
    "bin/wrangler.js",
  );
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [wrangler, "whoami", "--json"], {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const { email, accounts } = v.parse(whoamiSchema, stdout.slice(stdout.indexOf("{")));
    return { email, accounts: accounts.map(({ id, name }) => `${name} (${id})`) };
  } catch {
    return null;
  }
}
