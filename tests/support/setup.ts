import type { CommandResult, Machine } from "../../scripts/setup-run.ts";
import type { SetupOptions } from "../../scripts/setup.ts";
import file from "../../wrangler.toml?raw";

/** wrangler.toml as the repository has it before a setup, whatever an owner has written since. */
export const blankConfig = file
  .replaceAll(/^account_id = .*\n/gm, "")
  .replaceAll(/^(?:PUBLIC_URL|MAIL_FROM|STUDIO_EMAIL|SMTP_\w+) = .*\n/gm, "")
  .replaceAll(/^routes = .*$/gm, "routes = []")
  .replaceAll(/^id = .*$/gm, `id = "${"0".repeat(32)}"`)
  .replaceAll(/^database_id = .*$/gm, 'database_id = "0"');

/** An owner's answers. */
export const given = {
  domain: "Invitations.hraver.am",
  www: "no",
  place: "eeur",
  studioEmail: "hello@hraver.am",
  mailFrom: "invitations@hraver.am",
  smtpHost: "smtp.provider.am",
  smtpPort: "587",
  smtpUser: "hraver",
  smtpPassword: "p4ss-word",
};
export const production: SetupOptions = {
  environment: "production",
  given,
  account: undefined,
  dryRun: false,
  studio: { email: "hello@hraver.example" },
};

type Account = {
  namespaces: string[];
  databases: string[];
  queues: string[];
  buckets: string[];
  secrets: Map<string, string>;
  subdomain: string | null;
};

const good = (out: unknown): CommandResult => ({
  code: 0,
  out: typeof out === "string" ? out : JSON.stringify(out),
  complaints: "",
});
/** A wrangler command that failed. */
export const bad = (complaints: string): CommandResult => ({ code: 1, out: "", complaints });
/** The id of a namespace or a database. */
export const idOf = (title: string) => [...title].reverse().join("").padEnd(32, "a");

/** Wrangler's answers of an account, which the commands change. */
function wranglerOf(account: Account, args: readonly string[], input: string): CommandResult {
  const [first, second, third = ""] = args;
  const command = args.slice(0, -1).join(" ");
  const last = args.at(-1) ?? "";
  if (first === "whoami") return good({ accounts: [{ id: "acc", name: "Studio" }] });
  if (first === "kv" && third === "list")
    return good(account.namespaces.map((title) => ({ id: idOf(title), title })));
  if (command === "kv namespace create") return good(String(account.namespaces.push(last)));
  if (first === "d1" && second === "list")
    return good(account.databases.map((name) => ({ uuid: idOf(name), name })));
  if (first === "d1" && second === "create") return good(String(account.databases.push(third)));
  if (command === "queues info")
    return account.queues.includes(last)
      ? good(`Queue Name: ${last}`)
      : bad(`✘ [ERROR] Queue "${last}" does not exist. To create it, run: wrangler queues create`);
  if (command === "queues create") return good(String(account.queues.push(last)));
  if (args.join(" ") === "r2 bucket list")
    return good(account.buckets.map((name) => `name:           ${name}`).join("\n\n"));
  if (command === "r2 bucket create") return good(String(account.buckets.push(last)));
  if (first === "secret" && second === "list")
    return account.secrets.size > 0
      ? good([...account.secrets.keys()].map((name) => ({ name, type: "secret_text" })))
      : bad('✘ [ERROR] Worker "hraver" not found.');
  if (command === "secret put") {
    account.secrets.set(last, input);
    return good("");
  }
  throw new Error(`wrangler ${args.join(" ")}`);
}

/** A fresh account and an owner's machine; `did` lists what changed something. */
export function freshMachine(config = blankConfig) {
  const account: Account = {
    namespaces: [],
    databases: [],
    queues: [],
    buckets: [],
    secrets: new Map(),
    subdomain: null,
  };
  const state = { config, said: [] as string[], did: [] as string[] };
  let secrets = 0;
  const machine: Machine = {
    async wrangler(args, { input = "" }) {
      if (/\b(?:create|put)\b/.test(args.join(" "))) state.did.push(args.join(" "));
      return wranglerOf(account, args, input);
    },
    async api(method, path, body) {
      if (path.startsWith("/zones?"))
        return {
          ok: true,
          result: path.includes("name=hraver.am")
            ? [{ id: "z", name: "hraver.am", status: "active" }]
            : [],
          code: null,
        };
      if (path === "/zones/z/settings/always_use_https")
        return { ok: true, result: { value: "off" }, code: null };
      if (method === "PUT" && body && "subdomain" in body) {
        account.subdomain = String(body.subdomain);
        state.did.push(`subdomain ${account.subdomain}`);
      }
      return account.subdomain === null
        ? { ok: false, result: null, code: 10_007 }
        : { ok: true, result: { subdomain: account.subdomain }, code: null };
    },
    readConfig: () => state.config,
    writeConfig: (text) => (state.config = text),
    random: () => `secret-number-${(secrets += 1)}`,
    ask: null,
    addresses: async () => ["192.0.2.25"],
    txt: async (name) => (name.startsWith("_dmarc") ? [] : ["v=spf1 include:provider.am -all"]),
    say: (line) => state.said.push(line),
  };
  return { machine, account, state };
}
