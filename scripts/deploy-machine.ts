import type { Environment } from "./setup-config.ts";
import type { AskApi, CommandResult } from "./setup-run.ts";
import type { Answer, Silence } from "./site-requests.ts";
import { UserError } from "../cli/user-error.ts";

/** The outside effects of a deployment and of a rollback; tests replace them. */
export type Machine = {
  /** Runs a command with its output shown. @returns its exit code. */
  run: (bin: string, args: string[], env?: Record<string, string>) => Promise<number>;
  /** Runs a command and captures its output. */
  read: (bin: string, args: string[]) => Promise<CommandResult>;
  build: () => Promise<void>;
  /** The response of an address; `at` is its host's IP address, null for what DNS says here. */
  ask: (address: string, at: string | null) => Promise<Answer | Silence>;
  api: AskApi;
  /**
   * Addresses and aliases of a name, asked at these name servers; null when they cannot be asked.
   */
  lookUp: (host: string, nameServers: readonly string[]) => Promise<string[] | null>;
  /** True if this machine's resolver knows a name; null when it cannot be asked. */
  isKnownHere: (host: string) => Promise<boolean | null>;
  /** Asks a person a question for a yes; null where nobody is to be asked. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** Puts the `content/` of a commit into a folder of its own. @returns the folder. */
  contentOf: (commit: string) => Promise<string>;
  say: (line: string) => void;
  /** Milliseconds between two checks of the site. */
  pause: number;
};

/** The parts of the repository that identify a site. */
export type Site = {
  environment: Environment;
  /** The Worker's name. */
  worker: string;
  /** The account, if wrangler.toml or the environment names it. */
  account: string | undefined;
  /** Ids of KV namespaces and databases, by binding. */
  ids: ReadonlyMap<string, string | undefined>;
  /** `[vars]` of wrangler.toml. */
  vars: Record<string, unknown>;
  /** Domains of `routes`. */
  domains: readonly string[];
  /** Domains that Cloudflare makes a DNS record for. */
  customDomains: readonly string[];
  /** Domains of the other environment. */
  otherDomains: readonly string[];
  crons: readonly string[];
  /** `content/studio.json`. */
  studio: unknown;
  /** Required settings of the Worker. */
  required: readonly string[];
  /** Demo invitations whose password everybody knows. */
  openDemos: readonly string[];
  /** The site's address, if the process's environment names it. */
  publicUrl: string | undefined;
};

/** Flag after a command that names its environment. */
export function flagOf({ environment }: Pick<Site, "environment">): string {
  return environment === "staging" ? " --env staging" : "";
}

/** Flag after an npm script that names its environment. */
export function scriptFlagOf(site: Pick<Site, "environment">): string {
  const flag = flagOf(site);
  return flag === "" ? "" : ` --${flag}`;
}

/** @throws UserError where the site's address is not configured. */
export function addressOf({ publicUrl, vars, domains }: Site): string {
  const configuredUrl =
    publicUrl ?? (typeof vars.PUBLIC_URL === "string" ? vars.PUBLIC_URL : undefined);
  const [domain] = domains;
  const address = URL.parse(configuredUrl ?? (domain ? `https://${domain}` : ""));
  if (address) return address.origin;
  throw new UserError(
    "Nothing says where the site answers, which is looked at afterwards: name PUBLIC_URL in [vars] of wrangler.toml. Nothing was changed.",
  );
}
