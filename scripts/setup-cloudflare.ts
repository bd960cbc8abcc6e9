import { randomBytes } from "node:crypto";
import { resolveTxt } from "node:dns/promises";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isCancel, password, text } from "@clack/prompts";
import studio from "../content/studio.json" with { type: "json" };
import { chooseEnvironment, withUsage } from "./deploy-environment.ts";
import { root } from "./paths.ts";
import { runMain } from "./processes.ts";
import type { Question } from "./setup-answers.ts";
import type { Machine } from "./setup-run.ts";
import { setup } from "./setup.ts";
import { createApi, runWrangler } from "./setup-wrangler.ts";
import { addressesOf, isAbsence } from "./site-requests.ts";
import { UserError } from "../cli/user-error.ts";

const configuration = join(root, "wrangler.toml");
const string = { type: "string" } as const;

await runMain(async () => {
  const { values } = withUsage("setup:cloudflare", () =>
    parseArgs({
      options: {
        env: string,
        account: string,
        domain: string,
        www: string,
        place: string,
        "studio-email": string,
        "mail-from": string,
        "smtp-host": string,
        "smtp-port": string,
        "smtp-user": string,
        "dry-run": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
      },
    }),
  );
  const environment = chooseEnvironment(values.env);
  const isAsked = !values.yes && process.stdin.isTTY;
  const machine: Machine = {
    wrangler: runWrangler,
    api: createApi(),
    readConfig: () => readFileSync(configuration, "utf8"),
    writeConfig,
    random: () => randomBytes(32).toString("hex"),
    ask: isAsked ? askPerson : null,
    addresses: addressesOf,
    txt,
    say: console.log,
  };
  const openTasks = await setup(machine, {
    environment,
    given: {
      domain: values.domain,
      www: values.www,
      place: values.place,
      studioEmail: values["studio-email"],
      mailFrom: values["mail-from"],
      smtpHost: values["smtp-host"],
      smtpPort: values["smtp-port"],
      smtpUser: values["smtp-user"],
      smtpPassword: process.env.SMTP_PASSWORD,
    },
    account: values.account ?? process.env.CLOUDFLARE_ACCOUNT_ID,
    dryRun: values["dry-run"],
    studio,
  });
  if (openTasks > 0) process.exitCode = 1;
});

/** A file that is renamed into its place is never half written. */
function writeConfig(content: string): void {
  const draft = `${configuration}.new`;
  writeFileSync(draft, content);
  renameSync(draft, configuration);
}

async function askPerson({ text: message, suggested, hidden, check }: Question): Promise<string> {
  const validate = (answer: string | undefined) => check(answer ?? "") ?? undefined;
  const answer = hidden
    ? await password({ message, validate })
    : await text({ message, validate, initialValue: suggested ?? "" });
  if (isCancel(answer)) throw new UserError("Stopped. Nothing was changed.");
  // An empty input is no string in some versions of the prompt.
  return answer ?? "";
}

async function txt(name: string): Promise<string[] | null> {
  try {
    const records = await resolveTxt(name);
    return records.map((parts) => parts.join(""));
  } catch (error) {
    return isAbsence(error) ? [] : null;
  }
}
