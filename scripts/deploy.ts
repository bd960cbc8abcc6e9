import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { createMachine, readSite } from "./deploy-effects.ts";
import { chooseEnvironment, withUsage } from "./deploy-environment.ts";
import { deploy, lookAgain, type Outcome } from "./deployment.ts";
import { root } from "./paths.ts";
import { runMain } from "./processes.ts";

const flag = { type: "boolean", default: false } as const;

/** 5: not reachable, as the staff command's (cli/exit-codes.ts). */
const exitCodes: Record<Outcome, number> = { well: 0, "being made": 5 };

await runMain(async () => {
  const { values } = withUsage("deploy", () =>
    parseArgs({
      options: {
        env: { type: "string" },
        invitations: flag,
        demos: flag,
        "replace-dns": flag,
        "test-mail": flag,
        look: flag,
      },
    }),
  );
  const site = readSite(chooseEnvironment(values.env));
  const machine = createMachine(true);
  const outcome = values.look
    ? await lookAgain(machine, site)
    : await deploy(machine, site, {
        invitations: values.invitations,
        demos: values.demos,
        replaceDns: values["replace-dns"],
        testMail: values["test-mail"],
        release: releaseName(),
      });
  process.exitCode = exitCodes[outcome];
});

/**
 * The commit, and the time, because uncommitted changes may be deployed too. Short, because it is
 * also the version's tag at Cloudflare, by which `npm run rollback` finds it.
 */
function releaseName(): string {
  const moment = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
  try {
    const commit = execFileSync("git", ["rev-parse", "--short=7", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return `${commit.trim()}-${moment}`;
  } catch {
    return moment;
  }
}
