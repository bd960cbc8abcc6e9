import * as v from "valibot";
import { requireFreeDomains, requireOwn, requireSecrets, requireZones } from "./deploy-checks.ts";
import { addressOf, flagOf, scriptFlagOf, type Machine, type Site } from "./deploy-machine.ts";
import { tryMail } from "./deploy-mail.ts";
import { listVersions, replaceWorker } from "./deploy-release.ts";
import { pollSite } from "./deploy-smoke.ts";
import { UserError } from "../cli/user-error.ts";

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
  /** Has the site mail the studio, as after the first release. */
  testMail: boolean;
  /** The name by which the new Worker identifies itself at `/healthz`. */
  release: string;
};

/** `being made`: all is deployed, and Cloudflare has not made the name or its certificate yet. */
export type Outcome = "well" | "being made";

/**
 * Replaces a site: checks the configuration, builds, migrates, deploys the Worker, publishes
 * content, then checks the live site. Everything that can be checked beforehand is checked before
 * the first change. The Worker is deployed before content, because it can read content of the
 * previous release, while that release might not read the new content.
 * @throws UserError that says what is missing, where it stopped, or what does not work.
 */
export async function deploy(
  machine: Machine,
  site: Site,
  options: DeployOptions,
): Promise<Outcome> {
  requireOwn(site);
  const address = addressOf(site);
  await requireSecrets(machine, site);
  await requireFreeDomains(machine, site, await requireZones(machine, site), options.replaceDns);
  const isFirst = (await listVersions(machine)).every(({ release }) => release === null);
  await machine.build();
  const bookmark = await noteBookmark(machine);
  const restore = `npx wrangler d1 time-travel restore DB --bookmark=${bookmark}${flagOf(site)}`;
  machine.say(
    `D1 before the migrations: ${bookmark}. Back to it, without what came since: ${restore}`,
  );
  await wrangler(machine, "d1", "migrations", "apply", "DB", "--remote");
  await replaceWorker(machine, options.release);
  const publishing = publishingOf(site, options);
  const code = await machine.run("cli/index.js", publishing);
  if (!options.invitations)
    machine.say("Invitations are as they were published: npm run deploy -- --invitations");
  else if (!options.demos && site.openDemos.length > 0)
    machine.say(
      `Not published, because everybody knows its password: ${site.openDemos.join(", ")} (--demos)`,
    );
  const { isWell, isBeingMade } = await pollSite(machine, site, address, options.release);
  const mailFault = isFirst || options.testMail ? await tryMail(machine, site) : null;
  const back = `npm run rollback${scriptFlagOf(site)}`;
  if (!isFirst) machine.say(`Back to the release of before: ${back}`);
  machine.say(`Back to D1 as it was before: ${restore}`);
  const faults = [
    ...(code === 0
      ? []
      : [
          `The Worker is replaced, but not everything was published: npm run studio -- ${publishing.join(" ")} (exit code ${code})`,
        ]),
    ...(mailFault === null ? [] : [mailFault]),
    ...(isWell || isBeingMade
      ? []
      : [
          isFirst
            ? `${address} is not well, and there is no release of before. Its log: npx wrangler tail${flagOf(site)}. To look again: ${lookingAgain(site)}`
            : `${address} is not well. The release of before: ${back}`,
        ]),
  ];
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  if (isWell) return "well";
  machine.say(beingMade(site, address));
  return "being made";
}

/**
 * Looks at the live site without changing anything.
 * @throws UserError where it is not well.
 */
export async function lookAgain(machine: Machine, site: Site): Promise<Outcome> {
  const address = addressOf(site);
  const { isWell, isBeingMade } = await pollSite(machine, site, address, null, 1);
  if (isWell) return "well";
  if (!isBeingMade) throw new UserError(`${address} is not well.`);
  machine.say(beingMade(site, address));
  return "being made";
}

function beingMade(site: Site, address: string): string {
  return `Everything is deployed. ${address} cannot be asked yet: Cloudflare makes the name and its certificate after the first deployment, within half an hour. To look again: ${lookingAgain(site)}. If it lasts longer, the dashboard says why: the zone, SSL/TLS, Edge Certificates.`;
}

function lookingAgain(site: Site): string {
  return `npm run deploy -- --look${flagOf(site)}`;
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
