import * as v from "valibot";
import type { Answers } from "./setup-answers.ts";
import { domainsOf, readEnvironment, withDomains, withVar } from "./setup-config.ts";
import { attempt, failure, type Run } from "./setup-run.ts";
import { halfSet } from "#app/lib/settings.ts";
import { UserError } from "../cli/user-error.ts";

/** The generated secrets, with what each is for. */
export const generatedSecrets: Readonly<Record<string, string>> = {
  GATE_SECRET: "signs the cookies of guests who typed an invitation's password",
  REPLY_SECRET: "signs the cookies and links by which guests change a reply, and orders' links",
  DASHBOARD_SECRET: "signs the couples' sessions and the links in their mails",
  MAIL_API_KEY: "opens POST /send-email; set one of your own to give it to a program",
  TELEGRAM_WEBHOOK_SECRET: "proves Telegram's calls; set anew when you connect the bot",
};

/** The public settings of these answers, as `[vars]`. */
export function varsOf(answers: Answers): Record<string, string> {
  return {
    PUBLIC_URL: `https://${answers.domain}`,
    MAIL_FROM: answers.mailFrom,
    STUDIO_EMAIL: answers.studioEmail,
    SMTP_HOST: answers.smtpHost,
    SMTP_PORT: answers.smtpPort,
    SMTP_SECURITY: answers.smtpPort === "465" ? "tls" : "starttls",
  };
}

const secretList = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/** Names of the Worker's secrets; none while there is no Worker. */
export async function listSecrets(run: Pick<Run, "machine" | "account">): Promise<Set<string>> {
  const args = ["secret", "list", "--format", "json"];
  const { code, out, complaints } = await attempt(run, args);
  if (code !== 0 && isNoWorker(out + complaints)) return new Set();
  const names = code === 0 ? secretNames(out) : null;
  if (!names) throw failure(args, complaints || out);
  return names;
}

/** The names in what `wrangler secret list` prints; null for anything else. */
export function secretNames(out: string): Set<string> | null {
  const list = v.safeParse(secretList, out);
  return list.success ? new Set(list.output.map(({ name }) => name)) : null;
}

/** True if wrangler says that the Worker does not exist. Its sentence has changed over time. */
export function isNoWorker(output: string): boolean {
  return /Worker ".*" .*not found|does not exist|10007|10090/.test(output);
}

/** Writes the domain and the public settings into wrangler.toml. */
export function writeSettings(run: Run, answers: Answers, secrets: ReadonlySet<string>): void {
  const { machine, environment, dryRun, tell } = run;
  const write = (text: string, what: string) => {
    if (!dryRun) machine.writeConfig(text);
    tell(dryRun ? "would write" : "written", what);
  };
  const text = () => machine.readConfig();
  const previousConfig = readEnvironment(text(), environment);
  const domains = domainsOf(previousConfig);
  const newDomains = [answers.domain, ...(answers.www === "yes" ? [`www.${answers.domain}`] : [])];
  const list = newDomains.join(", ");
  const [old] = domains;
  const isByHand = domains.some((domain) => domain !== old && domain !== `www.${old}`);
  if (domains.join() === newDomains.join()) tell("there", `routes: ${list}`);
  else if (isByHand && newDomains.every((target) => domains.includes(target)))
    tell("there", `routes: ${list}`);
  else if (isByHand)
    tell("not done", `routes names several domains: write ${list} into wrangler.toml by hand`);
  else {
    const remainingDomains = domains.filter((formerDomain) => !newDomains.includes(formerDomain));
    const instead =
      remainingDomains.length === 0
        ? ""
        : ` in place of ${remainingDomains.join(", ")}, which stays attached until you remove it in Cloudflare's dashboard`;
    write(withDomains(text(), environment, newDomains), `routes: ${list}${instead}`);
  }
  for (const [name, value] of Object.entries(varsOf(answers))) {
    if (secrets.has(name))
      tell(
        "not done",
        `${name} is a secret of the Worker and cannot be in [vars] too: npx wrangler secret delete ${name}${flagOf(run)}, then run this again`,
      );
    else if (previousConfig.vars[name] === value) tell("there", `${name} in [vars]`);
    else write(withVar(text(), environment, name, value), `${name} = ${value} in [vars]`);
  }
}

/** Sets the secrets that are missing, and the mail server's user and password when they were given. */
export async function putSecrets(
  run: Run,
  { smtpUser, smtpPassword }: Answers,
  secrets: ReadonlySet<string>,
): Promise<void> {
  for (const [name, purpose] of Object.entries(generatedSecrets)) {
    if (secrets.has(name)) run.tell("there", `secret ${name}`);
    else await putSecret(run, name, run.machine.random(), `${purpose}; generated, shown nowhere`);
  }
  const mail = { SMTP_USER: smtpUser, SMTP_PASSWORD: smtpPassword };
  for (const [name, value] of Object.entries(mail)) {
    if (value !== "") await putSecret(run, name, value, "for the mail server, as you gave it");
    else if (secrets.has(name)) run.tell("there", `secret ${name}`);
    else run.tell("not done", `secret ${name}: none was given; mail servers without one are rare`);
  }
}

/**
 * Says of each group of secrets that are set by hand whether it is complete: half a group turns
 * nothing on, and /healthz calls it a fault.
 */
export function tellHalves(run: Run, secrets: ReadonlySet<string>): void {
  for (const missing of halfSet(Object.fromEntries([...secrets].map((name) => [name, "set"]))))
    run.tell("not done", `secret ${missing}: npx wrangler secret put NAME${flagOf(run)}`);
}

async function putSecret(run: Run, name: string, value: string, why: string): Promise<void> {
  if (run.dryRun) {
    run.tell("would set", `secret ${name}: ${why}`);
    return;
  }
  const args = ["secret", "put", name];
  const { code, out, complaints } = await attempt(run, args, value);
  if (code !== 0) throw failure(args, complaints || out);
  run.tell("set", `secret ${name}: ${why}`);
}

/** @throws UserError when the other environment has this domain. */
export function refuseSharedDomain({ machine, environment }: Run, domain: string): void {
  const other = environment === "staging" ? "production" : "staging";
  if (domainsOf(readEnvironment(machine.readConfig(), other)).includes(domain))
    throw new UserError(
      `${domain} is ${other}'s domain: give ${environment} another one, as in staging.example.am. Nothing was changed.`,
    );
}

function flagOf({ environment }: Run): string {
  return environment === "staging" ? " --env staging" : "";
}
