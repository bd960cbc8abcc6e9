import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { ids } from "../../support/cloudflare/ids.ts";

/**
 * Points the command, which reads these variables when it is loaded, to a folder of its own: little
 * content, so that a run is quick, and a wrangler.toml with the ids of the double.
 */
const folder = mkdtempSync(join(tmpdir(), "command-"));
const content = join(folder, "content");
const kept = [
  "studio.json",
  "templates/1002.json",
  "invitations/wedding/anna-arman.json",
  "locales",
  "palettes",
  "catalogue",
];
for (const name of kept) cpSync(join("content", name), join(content, name), { recursive: true });
writeFileSync(
  join(folder, "wrangler.toml"),
  `compatibility_date = "2026-06-30"
[vars]
PUBLIC_URL = "https://invitations.example"
TELEGRAM_BOT_NAME = "hraver_bot"
[[kv_namespaces]]
binding = "CONTENT"
id = "${ids.content}"
[[d1_databases]]
binding = "DB"
database_id = "${ids.database}"
[[r2_buckets]]
binding = "MEDIA"
bucket_name = "${ids.bucket}"
`,
);
Object.assign(process.env, {
  CONTENT_DIR: content,
  STATE_DIR: join(folder, "state"),
  WRANGLER_CONFIG: join(folder, "wrangler.toml"),
  STUDIO_USER: "Ani",
  STUDIO_EMAIL: "studio@hraver.am",
  CLOUDFLARE_ACCOUNT_ID: ids.account,
  CLOUDFLARE_API_TOKEN: ids.token,
  INIT_CWD: folder,
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
