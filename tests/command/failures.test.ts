import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createLink } from "../../app/domain/couple-link/mutations.server.ts";
import { command as list } from "../../cli/commands/list.ts";
import { command as listOutbox } from "../../cli/commands/outbox/list.ts";
import { UserError } from "../../cli/user-error.ts";
import { pause } from "../../cli/storage/pause.ts";
import { openRemote } from "../../cli/storage/remote.ts";
import { withStore } from "../../cli/store.ts";
import { ids } from "../support/cloudflare/ids.ts";
import type { CloudflareDouble, Fault } from "../support/cloudflare/server.ts";
import { useCloudflare } from "./support/double.ts";
import { runCommand } from "./support/run.ts";

vi.mock("../../cli/storage/pause.ts", () => ({
  pause: vi.fn<(milliseconds: number) => Promise<void>>(async () => {}),
}));

/** Messages that staff read when production cannot be used. */
const cloudflare = useCloudflare();

beforeEach(() => {
  vi.mocked(pause).mockClear();
  const home = mkdtempSync(join(process.env.INIT_CWD ?? "", "home-"));
  vi.stubEnv("HOME", home);
  vi.stubEnv("XDG_CONFIG_HOME", join(home, "config"));
  return () => vi.unstubAllEnvs();
});

const readMail = () => listOutbox.run({ remote: true, json: true });
const readPages = () => list.run({ remote: true, json: true });
const readMedia = () => withStore(true, async ({ media }) => void (await media.list()));
const always = (fault: Fault) => (double: CloudflareDouble) => {
  double.faultOf = () => fault;
};

type Arrange = (double: CloudflareDouble) => unknown;

const sentences: [string, Arrange, () => Promise<void>, RegExp][] = [
  [
    "nobody is logged in",
    () => vi.stubEnv("CLOUDFLARE_API_TOKEN", ""),
    readMail,
    /not logged in to Cloudflare: .*wrangler login.*CLOUDFLARE_API_TOKEN/,
  ],
  [
    "the token is unknown",
    () => vi.stubEnv("CLOUDFLARE_API_TOKEN", "of-somebody"),
    readMail,
    /does not accept this login: .*wrangler login/,
  ],
  [
    "the token has no right to D1",
    (double) => double.tokens.set(ids.token, { accounts: [ids.account], products: ["storage"] }),
    readMail,
    /no right to D1 in account \w+: it needs .*D1: Edit/,
  ],
  [
    "the token has no right to KV",
    (double) => double.tokens.set(ids.token, { accounts: [ids.account], products: ["d1"] }),
    readPages,
    /no right to KV/,
  ],
  [
    "the account is unknown",
    () => vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "0123456789abcdef"),
    readMail,
    /knows no account 0123456789abcdef: set CLOUDFLARE_ACCOUNT_ID/,
  ],
  [
    "the login has two accounts",
    (double) => {
      vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
      double.accounts.set("second", "Another");
      double.tokens.set(ids.token, { accounts: [ids.account, "second"], products: ["d1"] });
    },
    readMail,
    /several accounts: .*acc\w+ \(Studio\), second \(Another\)/,
  ],
  [
    "the login has no account",
    (double) => {
      vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
      double.tokens.set(ids.token, { accounts: [], products: ["d1"] });
    },
    readMail,
    /belongs to no account/,
  ],
  [
    "the namespace is missing",
    (double) => double.namespaces.clear(),
    readPages,
    /namespace .* CONTENT is not in account .*kv namespace list/,
  ],
  [
    "the database is missing",
    (double) => double.databases.clear(),
    readMail,
    /database .* DB is not in account .*d1 list/,
  ],
  ["the bucket is missing", (double) => double.buckets.clear(), readMedia, /bucket .* MEDIA/],
  [
    "the database has no tables",
    (double) =>
      double.databases.set(ids.database, { name: "new", sqlite: new DatabaseSync(":memory:") }),
    readMail,
    /lacks a migration. Make them with: npx wrangler d1 migrations apply DB --remote/,
  ],
  [
    "nothing answers",
    (double) => double.stop(),
    readMail,
    /127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): check the network/,
  ],
  [
    "something else answers",
    always({ kind: "page", status: 200 }),
    readMail,
    /something else than Cloudflare's API/,
  ],
  [
    "the limit of requests lasts",
    always({ kind: "status", status: 429, retryAfter: "300" }),
    readMail,
    /accepts no more requests .* in 5 minutes/,
  ],
  [
    "Cloudflare fails",
    always({ kind: "status", status: 502 }),
    readMail,
    /fails with status 502; run the same command again/,
  ],
  ["every connection is cut", always({ kind: "cut-before" }), readMail, /cannot be reached \(/],
];

test.each(sentences)("one sentence when %s", async (_, arrange, command, sentence) => {
  await arrange(cloudflare());
  const { error } = await runCommand(command);
  expect(error).toBeInstanceOf(UserError);
  expect(error?.message).toMatch(sentence);
  expect(error?.message).not.toContain("\n");
});

test("one sentence while wrangler.toml holds placeholders", async () => {
  const config = {
    accountId: null,
    compatibilityDate: "2026-06-30",
    vars: {},
    contentId: "0".repeat(32),
    databaseId: ids.database,
    bucket: ids.bucket,
  };
  await expect(openRemote(config)).rejects.toThrow(/placeholders .*kv namespace create CONTENT/);
});

test("the login that wrangler keeps is used, and its one account found", async () => {
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "");
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
  const folder = join(process.env.XDG_CONFIG_HOME ?? "", ".wrangler/config");
  mkdirSync(folder, { recursive: true });
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  writeFileSync(
    join(folder, "default.toml"),
    `oauth_token = "${ids.token}"\nexpiration_time = "${expires}"\nrefresh_token = "again"\n`,
  );
  const { error, out } = await runCommand(readMail);
  expect(error).toBeNull();
  expect(JSON.parse(out)).toEqual([]);
  expect(cloudflare().seen.map(({ path }) => path)).toContain("/accounts");
});

test("a busy answer is waited for as long as it says", async () => {
  cloudflare().faultOf = ({ number }) =>
    number < 3 ? { kind: "status", status: 429, retryAfter: "7" } : null;
  expect((await runCommand(readMail)).error).toBeNull();
  expect(vi.mocked(pause).mock.calls).toEqual([[7000], [7000]]);
});

test("reads outlast faults, later and later, and end after five attempts", async () => {
  cloudflare().faultOf = ({ number }) => (number < 5 ? { kind: "status", status: 500 } : null);
  expect((await runCommand(readMail)).error).toBeNull();
  expect(vi.mocked(pause).mock.calls).toEqual([[500], [1000], [2000], [4000]]);
});

test("a write whose answer is lost is not repeated, and the sentence says so", async () => {
  const path = "wedding/anna-arman";
  cloudflare().faultOf = () => ({ kind: "cut-after" });
  const { error } = await runCommand(() =>
    withStore(true, async ({ db }) => void (await createLink(db, path, 1))),
  );
  expect(error?.message).toMatch(/not known whether the last change was stored/);
  const sqlite = cloudflare().databases.get(ids.database)?.sqlite;
  expect(sqlite?.prepare("SELECT count(*) AS links FROM couple_links").get()).toEqual({ links: 1 });
});

test("a write that was refused as too early is repeated", async () => {
  cloudflare().faultOf = ({ number }) => (number === 1 ? { kind: "status", status: 429 } : null);
  await withStore(true, ({ db }) => createLink(db, "wedding/anna-arman", 1));
  const sqlite = cloudflare().databases.get(ids.database)?.sqlite;
  expect(sqlite?.prepare("SELECT count(*) AS links FROM couple_links").get()).toEqual({ links: 1 });
});
