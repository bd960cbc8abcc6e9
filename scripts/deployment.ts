import * as v from "valibot";
import { requireFreeDomains, requireOwn, requireSecrets } from "./deploy-checks.ts";
import { addressOf, flagOf, scriptFlagOf, type Machine, type Site } from "./deploy-machine.ts";
import { pollSite } from "./deploy-smoke.ts";
import { UserError } from "./user-error.ts";

export type DeployOptions = {
  /**
   * Publishes the invitations of `content/` too, each unless its file is older than the published
   * version.
   */
  invitations: boolean;
  /** With them the demos whose password everybody knows. */
  demos: boolean;
  /** Agrees to replacing what DNS has of a domain. */
  replaceDns: boolean;
  /** The name by which the new Worker identifies itself at `/healthz`. */
  release: string;
};

/**
 * Replaces a site: checks the configuration, builds, migrates, deploys the Worker, publishes
 * content, then checks the live site. Everything that can be checked beforehand is checked before
 * the first change. The Worker is deployed before content, because it can read content of the
 * previous release, while that release might not read the new content.
 * @throws UserError that says what is missing, where it stopped, or what does not work.
 */
export async function deploy(machine: Machine, site: Site, options: DeployOptions): Promise<void> {
  requireOwn(site);
  const address = addressOf(site);
  await requireSecrets(machine, site);
  await requireFreeDomains(machine, site, options.replaceDns);
  await machine.build();
  const bookmark = await noteBookmark(machine);
  const restore = `npx wrangler d1 time-travel restore DB --bookmark=${bookmark}${flagOf(site)}`;
  machine.say(
    `D1 before the migrations: ${bookmark}. Back to it, without what came since: ${restore}`,
  );
  await wrangler(machine, "d1", "migrations", "apply", "DB", "--remote");
  const release = ["--var", `RELEASE:${options.release}`, "--tag", options.release];
  await wrangler(machine, "deploy", "--config", "build/server/wrangler.json", ...release);
  const publishing = publishingOf(site, options);
  const code = await machine.run("cli/index.ts", publishing);
  if (!options.invitations)
    machine.say("Invitations are as they were published: npm run deploy -- --invitations");
  else if (!options.demos && site.openDemos.length > 0)
    machine.say(
      `Not published, because everybody knows its password: ${site.openDemos.join(", ")} (--demos)`,
    );
  const isWell = await pollSite(machine, site, address, options.release);
  machine.say(`Back to the release of before: npm run rollback${scriptFlagOf(site)}`);
  machine.say(`Back to D1 as it was before: ${restore}`);
  const faults = [
    ...(code === 0
      ? []
      : [
          `The Worker is replaced, but not everything was published: npm run studio -- ${publishing.join(" ")} (exit code ${code})`,
        ]),
    ...(isWell
      ? []
      : [`${address} is not well. The release of before: npm run rollback${scriptFlagOf(site)}`]),
  ];
  if (faults.length > 0) throw new UserError(faults.join("\n"));
}

function publishingOf({ openDemos }: Site, { invitations, demos }: DeployOptions): string[] {
  const without = invitations && !demos ? openDemos.flatMap((path) => ["--without", path]) : [];
  return ["publish", invitations ? "--all" : "--site", ...without, "--remote", "--yes"];
}

async function wrangler({ run }: Machine, ...args: string[]): Promise<void> {
  const code = await run("wrangler", args);
  if (code !== 0) throw new UserError(`Stopped at: wrangler ${args.join(" ")} (exit code ${code})`);
}

const timeTravel = v.pipe(v.string(), v.parseJson(), v.object({ bookmark: v.string() }));

/**
 * D1's Time Travel bookmark of this moment, which leads back to the database before its migrations.
 * @throws UserError without one: no migration without a way back.
 */
async function noteBookmark({ read }: Machine): Promise<string> {
  const args = ["d1", "time-travel", "info", "DB", "--json"];
  const { code, out, complaints } = await read("wrangler", args);
  const info = v.safeParse(timeTravel, out);
  if (code === 0 && info.success) return info.output.bookmark;
  throw new UserError(
    `D1's bookmark could not be noted (wrangler ${args.join(" ")}), so there would be no way back. Nothing was changed:\n${out}${complaints}`,
  );
}
