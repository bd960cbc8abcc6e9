import { setTimeout as wait } from "node:timers/promises";
import { UserError } from "./user-error.ts";
import { samplesIn } from "./samples.ts";

/** What a deployment does outside of itself; a test puts its own in place. */
export type Machine = {
  /** Runs a command in sight. @returns its exit code. */
  run: (bin: string, args: string[]) => Promise<number>;
  /** Runs a command for what it says. */
  read: (bin: string, args: string[]) => Promise<{ code: number; out: string; complaints: string }>;
  build: () => Promise<void>;
  /** What an address answers; null where nothing does. */
  ask: (address: string) => Promise<Answer | null>;
  say: (line: string) => void;
  /** Milliseconds between two looks at the site. */
  pause: number;
};

export type Answer = { status: number; release: string | null; body: string };

/** What of the repository leads to production. */
export type Production = {
  /** Of KV namespaces and databases, by their binding. */
  ids: ReadonlyMap<string, string | undefined>;
  /** `[vars]` of wrangler.toml. */
  vars: Record<string, unknown>;
  /** Domains of `routes`. */
  domains: readonly string[];
  /** `content/studio.json`. */
  studio: unknown;
  /** Settings without which the Worker does not work. */
  required: readonly string[];
  /** Where the site answers, if the environment says it. */
  publicUrl: string | undefined;
};

export type Wish = {
  /** Also the invitations of `content/`, each from the version that its file was made from. */
  invitations: boolean;
  /** What the new Worker answers by. */
  release: string;
};

const placeholder = /^[0-]*1?$/;
const looksAtMost = 24;
/** What a visitor, a customer and a monitor open first. */
const looked = ["/healthz", "/", "/templates/1002"];

/**
 * Replaces what production runs: looks whether everything is there, then migrates, then replaces the
 * Worker, then publishes what it shows, then asks the live site. Nothing changes before all that can be
 * known beforehand is known to be good. The Worker comes before content: it reads what the release
 * before it published, and that one might not read what this one publishes.
 * @throws Refusal that says what is missing, where it stopped, or what is not well.
 */
export async function deploy(machine: Machine, production: Production, wish: Wish): Promise<void> {
  requireOwn(production);
  const address = addressOf(production);
  await requireSecrets(machine, production);
  await machine.build();
  await step(machine, "wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
  await step(machine, "wrangler", [
    "deploy",
    "--config",
    "build/server/wrangler.json",
    "--var",
    `RELEASE:${wish.release}`,
  ]);
  const what = wish.invitations ? "--all" : "--site";
  const publishing = ["publish", what, "--remote", "--yes"];
  const code = await machine.run("cli/index.ts", publishing);
  if (!wish.invitations)
    machine.say("Invitations are as they were published: npm run deploy -- --invitations");
  const isWell = await look(machine, address, wish.release);
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

async function step({ run }: Machine, bin: string, args: string[]): Promise<void> {
  const code = await run(bin, args);
  if (code !== 0) throw new UserError(`Stopped at: ${bin} ${args.join(" ")} (exit code ${code})`);
}

/** @throws Refusal while wrangler.toml or content/studio.json still name nobody's own. */
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

/** @throws Refusal where nothing says where the site answers. */
function addressOf({ publicUrl, vars, domains }: Production): string {
  const named = publicUrl ?? (typeof vars.PUBLIC_URL === "string" ? vars.PUBLIC_URL : undefined);
  const [domain] = domains;
  const address = URL.parse(named ?? (domain ? `https://${domain}` : ""));
  if (address) return address.origin;
  throw new UserError(
    "Nothing says where the site answers, which is looked at afterwards: name PUBLIC_URL in [vars] of wrangler.toml. Nothing was changed.",
  );
}

/** @throws Refusal that names each setting that production lacks. */
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

/** Asks the live site until it answers with the new release, and says what it saw last. */
async function look(
  { ask, say, pause }: Machine,
  address: string,
  release: string,
): Promise<boolean> {
  let lines: string[] = [];
  for (let looks = 1; looks <= looksAtMost; looks += 1) {
    const answers = await Promise.all(looked.map((path) => ask(address + path)));
    const seen = answers.map((answer, index) => judge(looked[index] ?? "", answer, release));
    lines = seen.map(({ line }) => line);
    if (seen.every(({ good }) => good)) {
      for (const line of lines) say(line);
      return true;
    }
    if (looks < looksAtMost) await wait(pause);
  }
  for (const line of lines) say(line);
  return false;
}

/** A page is whole when it ends; `/healthz` says of itself which release it is. */
function judge(
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
