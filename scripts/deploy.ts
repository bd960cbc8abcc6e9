import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { createMachine, readSite } from "./deploy-effects.ts";
import { chooseEnvironment, withUsage } from "./deploy-environment.ts";
import { deploy } from "./deployment.ts";
import { root } from "./paths.ts";
import { runMain } from "./processes.ts";

const flag = { type: "boolean", default: false } as const;

await runMain(async () => {
  const { values } = withUsage("deploy", () =>
    parseArgs({
      options: { env: { type: "string" }, invitations: flag, demos: flag, "replace-dns": flag },
    }),
  );
  const site = readSite(chooseEnvironment(values.env));
  await deploy(createMachine(true), site, {
    invitations: values.invitations,
    demos: values.demos,
    replaceDns: values["replace-dns"],
    release: releaseName(),
  });
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
