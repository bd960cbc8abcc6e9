import { checkZone, chooseAccount, ensureSubdomain } from "./setup-account.ts";
import { collectAnswers, type Answers, type Given } from "./setup-answers.ts";
import { readEnvironment, withAccount, type Environment } from "./setup-config.ts";
import { mailHints, requireReachable } from "./setup-mail.ts";
import { ensureResources } from "./setup-resources.ts";
import {
  listSecrets,
  putSecrets,
  refuseSharedDomain,
  tellHalves,
  writeSettings,
} from "./setup-settings.ts";
import type { Machine, Outcome, Run } from "./setup-run.ts";

export type SetupOptions = {
  environment: Environment;
  /** Answers by options; the others are asked. */
  given: Given;
  /** The account, where the login has several. */
  account: string | undefined;
  /** Changes nothing and says what would be done. */
  dryRun: boolean;
  /** `content/studio.json`. */
  studio: unknown;
};

/**
 * Makes everything that the site needs in a Cloudflare account and is not there yet. It finds what is
 * there by its name, so that it can be run again after any interruption.
 * @returns the number of things that are left to do.
 * @throws UserError at the first step that fails, with what stays and how to go on.
 */
export async function setup(machine: Machine, options: SetupOptions): Promise<number> {
  const { environment, dryRun } = options;
  for (const line of requirements) machine.say(line);
  const configured = readEnvironment(machine.readConfig(), environment);
  const account = await chooseAccount(machine, options.account ?? configured.account_id);
  const outcomes: Outcome[] = [];
  const run: Run = {
    machine,
    environment,
    account: account.id,
    dryRun,
    tell: (outcome, text) => {
      outcomes.push(outcome);
      machine.say(`${outcome.padEnd(13)}${text}`);
    },
  };
  const { studio, given } = options;
  const answers = await collectAnswers(configured, studio, given, machine.ask);
  refuseSharedDomain(run, answers.domain);
  await requireReachable(machine, answers);
  await checkZone(run, answers.domain);
  writeAccount(run, account, configured.account_id);
  const secrets = await listSecrets(run);
  // Before anything is made, so that the answers are suggested again after an interruption.
  writeSettings(run, answers, secrets);
  await ensureSubdomain(run, answers.domain);
  await ensureResources(run, answers.place);
  await putSecrets(run, answers, secrets);
  tellHalves(run, secrets);
  for (const hint of await mailHints(machine, answers)) run.tell("look", hint);
  const openCount = outcomes.filter((outcome) => outcome === "not done").length;
  for (const line of nextSteps(run, answers, openCount)) machine.say(line);
  return openCount;
}

function writeAccount(
  { machine, dryRun, tell }: Run,
  { id, name }: { id: string; name: string },
  configured: string | undefined,
): void {
  if (configured === id) tell("there", `account ${name}`);
  else if (dryRun) tell("would write", `account ${name} into wrangler.toml`);
  else {
    machine.writeConfig(withAccount(machine.readConfig(), id));
    tell("written", `account ${name} in wrangler.toml, so that another login changes nothing`);
  }
}

function nextSteps(
  { environment, dryRun }: Run,
  { domain, studioEmail }: Answers,
  openCount: number,
): string[] {
  if (dryRun) return ["", "Nothing was changed: --dry-run."];
  const flag = environment === "staging" ? " -- --env staging" : "";
  return [
    "",
    ...(openCount > 0 ? [`Left to do: ${openCount}, marked "not done" above.`] : []),
    "Next:",
    "  1. Write the studio's own name, mail and phone into content/studio.json (docs/branding.md).",
    "  2. Commit wrangler.toml: it holds no secret.",
    `  3. npm run deploy${flag}: makes the tables, starts the site, attaches ${domain}, sets the crons`,
    `     and has the site mail ${studioEmail}. It is looked at again by npm run deploy -- --look${environment === "staging" ? " --env staging" : ""}.`,
  ];
}

/** Requirements of a fresh account that this command cannot meet. */
const requirements = [
  "A Cloudflare account needs these first, in its dashboard:",
  "  - Workers Paid (5 USD a month): checking a password takes 0.1 to 0.2 s of CPU, and the free plan",
  "    ends a request after 10 ms.",
  "  - the domain as a zone of this account: its name servers are Cloudflare's.",
  "  - R2 switched on (its terms accepted).",
  "A login: npx wrangler login, or CLOUDFLARE_API_TOKEN of a token with these rights. Account: Workers",
  "  Scripts, Workers KV Storage, Workers R2 Storage, D1, Queues: Edit; Account Settings: Read. Zone:",
  "  Workers Routes: Edit; Zone: Read, Zone Settings: Read. User: User Details, Memberships: Read.",
  "A mail provider with SMTP on 465 or 587, not at Cloudflare, whose addresses a Worker cannot reach,",
  "  that signs for your domain. It names three records for DNS:",
  "  SPF     TXT  your-domain                      v=spf1 include:spf.provider.example -all",
  "  DKIM    TXT  selector._domainkey.your-domain  v=DKIM1; k=rsa; p=…",
  "  DMARC   TXT  _dmarc.your-domain               v=DMARC1; p=none; rua=mailto:you@your-domain",
  "",
];
