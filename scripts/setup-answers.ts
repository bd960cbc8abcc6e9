import * as v from "valibot";
import type { Configured } from "./setup-config.ts";
import { domainsOf, isPlaceholder } from "./setup-config.ts";
import { samplesIn } from "./samples.ts";
import { UserError } from "../cli/user-error.ts";

/** Answers that only the owner knows. */
export type Answers = {
  domain: string;
  /** `www.` leads to the domain, too. */
  www: "yes" | "no";
  /**
   * Location of the new database: a hint of D1's or the jurisdiction `eu`; `there` while it exists.
   */
  place: (typeof places)[number];
  studioEmail: string;
  mailFrom: string;
  smtpHost: string;
  smtpPort: string;
  smtpUser: string;
  /** Empty: the one that is set stays. */
  smtpPassword: string;
};

/** As `wrangler d1 create` takes them, the nearest to Armenia first. */
const places = ["eeur", "weur", "eu", "apac", "oc", "wnam", "enam", "there"] as const;

export type AnswerName = keyof Answers;

/** A question to the owner. `check` answers what is wrong with an answer, null for nothing. */
export type Question = {
  name: AnswerName;
  text: string;
  /** The answer to an empty input; null where there is none. */
  suggested: string | null;
  hidden: boolean;
  check: (answer: string) => string | null;
};

/** Answers that come from elsewhere than a question. */
export type Given = Partial<Record<AnswerName, string>>;

const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/,
    "expected a domain, as in invitations.example.am, without https://",
  ),
);
const email = v.pipe(v.string(), v.trim(), v.email("expected an e-mail address"));
const host = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w-]+(\.[\w-]+)+$/, "expected a server's name, as in smtp.provider.example"),
);

/** 25 is closed on Workers. The other two say how the connection is encrypted. */
const port = v.picklist(
  ["465", "587"],
  "expected 465 (TLS) or 587 (STARTTLS); 25 is closed on Workers",
);

const schemas = {
  domain,
  www: v.picklist(["yes", "no"], "expected yes or no"),
  place: v.picklist(
    places,
    "expected eeur, weur, eu (the law's European Union), apac, oc, wnam or enam",
  ),
  studioEmail: email,
  mailFrom: email,
  smtpHost: host,
  smtpPort: port,
  smtpUser: v.pipe(v.string(), v.trim()),
  smtpPassword: v.string(),
} satisfies Record<AnswerName, v.GenericSchema<unknown, string>>;

const texts: Record<AnswerName, string> = {
  domain: "The site's domain, in a zone of this Cloudflare account",
  www: "Shall www. lead there, too (yes, no)",
  place:
    "Where the database with guests' answers is, which cannot be changed later: eeur or weur (near there), eu (kept within the European Union), apac, oc, wnam, enam",
  studioEmail: "Where orders and alarms go",
  mailFrom: "The sender of the site's mails, at a domain that your mail provider signs for",
  smtpHost: "The mail provider's SMTP server",
  smtpPort: "Its port: 465 (TLS) or 587 (STARTTLS)",
  smtpUser: "The user there (empty: the one that is set stays)",
  smtpPassword: "The password there (empty: the one that is set stays)",
};

/** The option of a script that gives an answer; the password's is an environment variable. */
export const optionOf: Record<AnswerName, string> = {
  domain: "--domain",
  www: "--www",
  place: "--place",
  studioEmail: "--studio-email",
  mailFrom: "--mail-from",
  smtpHost: "--smtp-host",
  smtpPort: "--smtp-port",
  smtpUser: "--smtp-user",
  smtpPassword: "the variable SMTP_PASSWORD",
};

/** In this order they are asked: an answer may suggest a later one. */
const answerNames = v.keyof(v.object(schemas)).options;

/**
 * Collects the answers: from the options, else by asking.
 * @param ask null where nobody can be asked: what is known from wrangler.toml and the studio's file
 *   is taken then.
 * @throws UserError that names each answer that is missing or wrong.
 */
export async function collectAnswers(
  configured: Configured,
  studio: unknown,
  input: Given,
  ask: ((question: Question) => Promise<string>) | null,
): Promise<Answers> {
  const answers: Partial<Record<AnswerName, string>> = {};
  const faults: string[] = [];
  for (const name of answerNames) {
    if (name === "place" && input.place === undefined && hasDatabase(configured)) {
      answers.place = "there";
      continue;
    }
    const question = questionOf(name, suggestionOf(name, configured, studio, answers));
    const answer = input[name] ?? (ask ? await ask(question) : question.suggested);
    const fault = answer === null ? "is missing" : question.check(answer);
    if (answer === null || fault !== null) {
      faults.push(`${optionOf[name]}: ${fault ?? "is missing"}. ${texts[name]}.`);
      continue;
    }
    answers[name] = v.parse(schemas[name], answer);
  }
  if (faults.length > 0) throw new UserError(`${faults.join("\n")}\nNothing was changed.`);
  return v.parse(v.object(schemas), answers);
}

function questionOf(name: AnswerName, suggested: string | null): Question {
  return {
    name,
    text: texts[name],
    suggested,
    hidden: name === "smtpPassword",
    check: (answer) => {
      const result = v.safeParse(schemas[name], answer);
      if (!result.success) return result.issues[0].message;
      const isOwn = name === "smtpUser" || name === "smtpPassword" || !isSample(result.output);
      return isOwn ? null : "is a sample: give your own";
    },
  };
}

/**
 * The answer that wrangler.toml and the studio's file have already, null for none; never a sample.
 */
function suggestionOf(
  name: AnswerName,
  { routes, vars }: Configured,
  studio: unknown,
  answers: Given,
): string | null {
  if (name === "smtpUser" || name === "smtpPassword") return "";
  const domains = domainsOf({ routes });
  const suggestions: Record<Exclude<AnswerName, "smtpUser" | "smtpPassword">, unknown> = {
    domain: domains[0],
    www: wwwOf(answers.domain ?? "", domains),
    place: "eeur",
    studioEmail: vars.STUDIO_EMAIL ?? emailOf(studio),
    mailFrom: vars.MAIL_FROM ?? senderAt(answers),
    smtpHost: vars.SMTP_HOST,
    smtpPort: vars.SMTP_PORT ?? "465",
  };
  const value = suggestions[name];
  return typeof value === "string" && !isSample(value) ? value : null;
}

/** As it is; for a new site yes, where the domain is no part of another. */
function wwwOf(site: string, domains: readonly string[]): "yes" | "no" {
  const isNew = domains[0] !== site;
  const wants = isNew ? site.split(".").length === 2 : domains.includes(`www.${site}`);
  return wants ? "yes" : "no";
}

function hasDatabase({ d1_databases: databases }: Configured): boolean {
  return databases.every(({ database_id: id }) => !isPlaceholder(id));
}

/** An address at the studio's own domain, where the site is a part of that. */
function senderAt({ domain: site = "", studioEmail = "" }: Given): string | null {
  const mailDomain = studioEmail.split("@")[1];
  return mailDomain !== undefined && `.${site}`.endsWith(`.${mailDomain}`)
    ? `invitations@${mailDomain}`
    : null;
}

function isSample(value: string): boolean {
  return samplesIn(value, "").length > 0;
}

function emailOf(studio: unknown): unknown {
  return typeof studio === "object" && studio !== null ? Reflect.get(studio, "email") : null;
}
