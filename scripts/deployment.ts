import { setTimeout as wait } from "node:timers/promises";
import { UserError } from "./user-error.ts";
import { samplesIn } from "./samples.ts";

/** The outside effects of a deployment; tests replace them. */
export type Machine = {
  /** Runs a command with its output shown. @returns its exit code. */
  run: (bin: string, args: string[]) => Promise<number>;
  /** Runs a command and captures its output. */
  read: (bin: string, args: string[]) => Promise<{ code: number; out: string; complaints: string }>;
  build: () => Promise<void>;
  /** The response of an address; null without one. */
  ask: (address: string) => Promise<Answer | null>;
  say: (line: string) => void;
  /** Milliseconds between two checks of the site. */
  pause: number;
};

export type Answer = { status: number; release: string | null; body: string };

/** The parts of the repository that identify production. */
export type Production = {
  /** Ids of KV namespaces and databases, by binding. */
  ids: ReadonlyMap<string, string | undefined>;
  /** `[vars]` of wrangler.toml. */
  vars: Record<string, unknown>;
  /** Domains of `routes`. */
  domains: readonly string[];
  /** `content/studio.json`. */
  studio: unknown;
  /** Required settings of the Worker. */
  required: readonly string[];
  /** The site's address, if the environment names it. */
  publicUrl: string | undefined;
};

export type DeployOptions = {
  /**
   * Publishes the invitations of `content/` too, each unless its file is older than the published
   * version.
   */
  invitations: boolean;
  /** The name by which the new Worker identifies itself at `/healthz`. */
  release: string;
};

const placeholder = /^[0-]*1?$/;
const maxChecks = 24;
/** The pages that are checked on the live site. */
const checkedPaths = ["/healthz", "/", "/templates/1002"];

/**
 * Replaces production: checks the configuration, builds, migrates, deploys the Worker, publishes
 * content, then checks the live site. Everything that can be checked beforehand is checked before
 * the first change. The Worker is deployed before content, because it can read content of the
 * previous release, while that release might not read the new content.
 * @throws UserError that says what is missing, where it stopped, or what does not work.
 */
export async function deploy(
  machine: Machine,
  production: Production,
  options: DeployOptions,
): Promise<void> {
  requireOwn(production);
  const address = addressOf(production);
  await requireSecrets(machine, production);
  await machine.build();
  await wrangler(machine, "d1", "migrations", "apply", "DB", "--remote");
  const release = ["--var", `RELEASE:${options.release}`];
  await wrangler(machine, "deploy", "--config", "build/server/wrangler.json", ...release);
  const what = options.invitations ? "--all" : "--site";
  const publishing = ["publish", what, "--remote", "--yes"];
  const code = await machine.run("cli/index.ts", publishing);
  if (!options.invitations)
    machine.say("Invitations are as they were published: npm run deploy -- --invitations");
  const isWell = await pollSite(machine, address, options.release);
  const faults = [
    ...(code === 0
      ? []
      : [
          `The Worker is replaced, but not everything was published: npm run studio -- ${publishing.join(" ")} (exit code ${code})`,
        ]),
    ...(isWell ? [] : [`${address} is not well. The Worker of before: npx wrangler rollback`]),
  ];
  if (faults.length > 0) throw new UserError(faults.join("\n"));
}

async function wrangler({ run }: Machine, ...args: string[]): Promise<void> {
  const code = await run("wrangler", args);
  if (code !== 0) throw new UserError(`Stopped at: wrangler ${args.join(" ")} (exit code ${code})`);
}

/** @throws UserError while wrangler.toml or content/studio.json contain sample values. */
function requireOwn({ ids, vars, domains, studio }: Production): void {
  const placeholders = [...ids].filter(([, id]) => id === undefined || placeholder.test(id));
  const samples = [
    ...samplesIn(studio, "content/studio.json:"),
    ...samplesIn(vars, "wrangler.toml: vars"),
    ...samplesIn(domains, "wrangler.toml: routes"),
  ];
  const faults = [
    ...(placeholders.length > 0
      ? [
          `wrangler.toml holds placeholder ids for ${placeholders.map(([binding]) => binding).join(", ")}. docs/running.md, "The first time", says how to make your own.`,
        ]
      : []),
    ...samples.map(({ at, value }) => `${at} holds the sample ${value}: set your own.`),
  ];
  if (faults.length > 0) throw new UserError(`${faults.join("\n")}\nNothing was changed.`);
}

/** @throws UserError where the site's address is not configured. */
function addressOf({ publicUrl, vars, domains }: Production): string {
  const named = publicUrl ?? (typeof vars.PUBLIC_URL === "string" ? vars.PUBLIC_URL : undefined);
  const [domain] = domains;
  const address = URL.parse(named ?? (domain ? `https://${domain}` : ""));
  if (address) return address.origin;
  throw new UserError(
    "Nothing says where the site answers, which is looked at afterwards: name PUBLIC_URL in [vars] of wrangler.toml. Nothing was changed.",
  );
}

/** @throws UserError that names each setting that production lacks. */
async function requireSecrets({ read }: Machine, { required, vars }: Production): Promise<void> {
  const { code, out, complaints } = await read("wrangler", ["secret", "list", "--format", "json"]);
  const isNew = code !== 0 && /does not exist|10007/.test(out + complaints);
  if (code !== 0 && !isNew)
    throw new UserError(
      `Production's secrets could not be listed, nothing was changed:\n${out}${complaints}`,
    );
  const there = new Set([...Object.keys(vars), ...(isNew ? [] : namesOf(out))]);
  const missing = required.filter((name) => !there.has(name));
  if (missing.length === 0) return;
  throw new UserError(
    [
      `${isNew ? "The Worker is not there yet, and production" : "Production"} lacks ${missing.join(", ")}. Nothing was changed. Set each once:`,
      ...missing.map((name) => `  npx wrangler secret put ${name}`),
      ...(isNew ? ["wrangler offers to make the Worker at the first: say yes."] : []),
      'docs/running.md, "The first time", says what each is; what is no secret may stand in [vars] of wrangler.toml instead.',
    ].join("\n"),
  );
}

function namesOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new UserError(`wrangler secret list answered: ${json}`);
  return list.flatMap((secret: unknown) => {
    const name: unknown =
      typeof secret === "object" && secret !== null ? Reflect.get(secret, "name") : undefined;
    return typeof name === "string" ? [name] : [];
  });
}

/** Polls the live site until it serves the new release, and prints the last result. */
async function pollSite(
  { ask, say, pause }: Machine,
  address: string,
  release: string,
): Promise<boolean> {
  let lines: string[] = [];
  for (let checks = 1; checks <= maxChecks; checks += 1) {
    const answers = await Promise.all(checkedPaths.map((path) => ask(address + path)));
    const seen = answers.map((answer, index) =>
      checkAnswer(checkedPaths[index] ?? "", answer, release),
    );
    lines = seen.map(({ line }) => line);
    if (seen.every(({ good }) => good)) {
      for (const line of lines) say(line);
      return true;
    }
    if (checks < maxChecks) await wait(pause);
  }
  for (const line of lines) say(line);
  return false;
}

/** A page must be complete to its end; `/healthz` must name the new release. */
function checkAnswer(
  path: string,
  answer: Answer | null,
  release: string,
): { good: boolean; line: string } {
  if (!answer) return { good: false, line: `${path}  no answer` };
  const { status, body } = answer;
  if (path !== "/healthz") {
    const isWhole = body.trimEnd().endsWith("</html>");
    return {
      good: status === 200 && isWhole,
      line: `${path}  ${status}${isWhole ? "" : ", and no whole page"}`,
    };
  }
  const isNew = answer.release === release;
  const which = isNew
    ? `release ${release}`
    : `release ${answer.release ?? "unknown"}, not ${release}`;
  return {
    good: status === 200 && isNew,
    line: `${path}  ${status}, ${which}${status === 200 ? "" : `: ${body.slice(0, 500)}`}`,
  };
}
