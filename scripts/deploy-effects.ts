import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { confirm, isCancel } from "@clack/prompts";
import * as v from "valibot";
import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "../content/studio.json" with { type: "json" };
import { build } from "./build.ts";
import type { Machine, Site } from "./deploy-machine.ts";
import { root } from "./paths.ts";
import { read, run } from "./processes.ts";
import { domainsOf, readEnvironment, type Environment } from "./setup-config.ts";
import { createApi } from "./setup-wrangler.ts";
import { askSite, isKnownHere, lookUpAt } from "./site-requests.ts";
import { UserError } from "../cli/user-error.ts";

/** Reads the settings of an environment from wrangler.toml and `content/`. */
export function readSite(environment: Environment): Site {
  const text = readFileSync(join(root, "wrangler.toml"), "utf8");
  const configured = readEnvironment(text, environment);
  const other = environment === "staging" ? "production" : "staging";
  const { kv_namespaces, d1_databases, routes } = configured;
  return {
    environment,
    worker: configured.name,
    account: configured.account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID,
    ids: new Map([
      ...kv_namespaces.map(({ binding, id }) => [binding, id] as const),
      ...d1_databases.map(({ binding, database_id }) => [binding, database_id] as const),
    ]),
    vars: configured.vars,
    domains: domainsOf(configured),
    customDomains: domainsOf({
      routes: routes.filter((route) => typeof route !== "string" && route.custom_domain === true),
    }),
    otherDomains: domainsOf(readEnvironment(text, other)),
    crons: configured.triggers?.crons ?? [],
    studio,
    required: requiredSettingNames,
    openDemos: openDemos(),
    publicUrl: process.env.PUBLIC_URL,
  };
}

const demo = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.string(),
    slug: v.string(),
    access: v.optional(v.object({ password: v.optional(v.string()) })),
  }),
);

/** The demos of `templates/` that have a password, which the repository names. */
function openDemos(): string[] {
  const files = globSync("content/invitations/templates/*.json", { cwd: root });
  return files
    .map((file) => v.parse(demo, readFileSync(join(root, file), "utf8")))
    .filter(({ access }) => access?.password !== undefined)
    .map(({ kind, slug }) => `${kind}/${slug}`);
}

/** @param isAsked whether a person may be asked, besides the need of a terminal. */
export function createMachine(isAsked: boolean): Machine {
  return {
    run,
    read,
    build,
    ask: askSite,
    api: createApi(),
    lookUp: lookUpAt,
    isKnownHere,
    confirm: isAsked && process.stdin.isTTY ? askPerson : null,
    contentOf: async (commit) => contentOf(commit),
    say: console.log,
    pause: 5_000,
  };
}

async function askPerson(question: string): Promise<boolean> {
  const answer = await confirm({ message: question, initialValue: false });
  return !isCancel(answer) && answer;
}

/** @throws UserError for a commit that this clone does not have. */
function contentOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "content-of-"));
  const archive = join(folder, "content.tar");
  try {
    execFileSync("git", ["archive", "--output", archive, commit, "content"], { cwd: root });
    execFileSync("tar", ["-xf", archive, "-C", folder]);
  } catch (error) {
    throw new UserError(
      `The content of ${commit} is not in this clone: git fetch --unshallow, then run it again.`,
      { cause: error },
    );
  }
  return join(folder, "content");
}
