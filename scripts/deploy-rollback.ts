import * as v from "valibot";
import { addressOf, flagOf, scriptFlagOf, type Machine, type Site } from "./deploy-machine.ts";
import { listVersions, wranglerAnswer, type Version } from "./deploy-release.ts";
import { pollSite } from "./deploy-smoke.ts";
import { UserError } from "../cli/user-error.ts";

export type RollbackOptions = {
  /** A release's name or a version's id, as `wrangler versions list` shows them. */
  to: string | undefined;
  /** Publishes the shop window of that release too. */
  content: boolean;
  /** Asks no question. */
  yes: boolean;
};

const deploymentStatus = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.array(v.object({ version_id: v.string() })) }),
);

/**
 * Puts the Worker of an earlier release back, on request with the shop window that it was published
 * with, then checks the live site and says what cannot be undone.
 * @throws UserError when there is no earlier release, nobody agrees, or the site is not well.
 */
export async function rollback(
  machine: Machine,
  site: Site,
  options: RollbackOptions,
): Promise<void> {
  const address = addressOf(site);
  const { target, current } = await chooseVersion(machine, options.to);
  machine.say(`${address}: from release ${current.release ?? current.id} to ${target.release}.`);
  await confirm(machine, options.yes);
  const message = `Back from ${current.release ?? current.id} to ${target.release}`;
  const args = ["rollback", target.id, "--message", message, "--yes"];
  const code = await machine.run("wrangler", args);
  if (code !== 0)
    throw new UserError(`Stopped at: wrangler ${args.slice(0, 2).join(" ")} (exit code ${code})`);
  if (options.content) await restoreContent(machine, target.release);
  const { isWell } = await pollSite(machine, site, address, target.release);
  for (const line of notUndone(site, options, current, target.release)) machine.say(line);
  if (!isWell)
    throw new UserError(
      `${address} is not well with ${target.release} either. Others: npx wrangler versions list${flagOf(site)}, then npm run rollback -- --to VERSION${flagOf(site)}`,
    );
}

async function chooseVersion(
  machine: Machine,
  versionName: string | undefined,
): Promise<{ current: Version; target: Version & { release: string } }> {
  const newestFirst = await listVersions(machine);
  const status = ["deployments", "status", "--json"];
  const { versions } = await wranglerAnswer(machine, status, deploymentStatus);
  const position = newestFirst.findIndex(({ id }) => id === versions[0]?.version_id);
  const since = newestFirst.slice(Math.max(position, 0));
  // A version made by changing a secret runs the code of the named one before it.
  const current = since.find(({ release }) => release !== null) ?? since[0];
  if (!current) throw new UserError("The Worker has no versions: nothing to go back to.");
  const target =
    versionName === undefined
      ? since.find(({ release }) => release !== null && release !== current.release)
      : newestFirst.find(({ id, release }) => id === versionName || release === versionName);
  if (target?.release) return { current, target: { ...target, release: target.release } };
  const versionLines = newestFirst.flatMap(({ id, release }) =>
    release ? [`  ${release}   ${id}`] : [],
  );
  throw new UserError(
    [
      versionName === undefined
        ? "Of the ten newest versions none is of an earlier release. Nothing was changed."
        : `Of the ten newest versions none is ${versionName}. Nothing was changed.`,
      ...(versionLines.length > 0 ? ["There are:", ...versionLines] : []),
      "Older ones are in Cloudflare's dashboard: the Worker, Deployments.",
    ].join("\n"),
  );
}

async function confirm(machine: Machine, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (!machine.confirm)
    throw new UserError("Nobody is here to be asked: give --yes. Nothing was changed.");
  if (!(await machine.confirm("Replace the running Worker?")))
    throw new UserError("Nothing was changed.");
}

/** Publishes the shop window of the release's commit. */
async function restoreContent(machine: Machine, release: string): Promise<void> {
  const [commit = ""] = release.split("-");
  const folder = await machine.contentOf(commit);
  const args = ["publish", "--site", "--force", "--remote", "--yes"];
  const code = await machine.run("cli/index.js", args, { CONTENT_DIR: folder });
  if (code !== 0)
    throw new UserError(
      `The Worker is that of ${release}, but its shop window was not published: npm run studio -- ${args.join(" ")}, with CONTENT_DIR=${folder} (exit code ${code})`,
    );
}

function notUndone(
  site: Site,
  { content }: RollbackOptions,
  current: Version,
  release: string,
): string[] {
  const moment = momentOf(current.release);
  const flag = flagOf(site);
  return [
    "Not undone:",
    ...(content
      ? []
      : [
          `  The shop window that was published since. Each release reads the next one's; to put it back: npm run rollback -- --to ${release} --content${flag}`,
        ]),
    "  Migrations of D1: they only add, and the earlier Worker does not look at what they added.",
    `  To put D1 back, and lose every reply since: npx wrangler d1 time-travel restore DB --timestamp=${moment ?? "TIME"}${flag}`,
    "  Mails that were sent, invitations that were published (npm run studio -- rollback --help).",
    `Forward again: npm run deploy${scriptFlagOf(site)}`,
  ];
}

/** When a release's deployment began, from its name, as in `c28613a-20261123T0615`. */
function momentOf(release: string | null): string | null {
  const [, year, month, day, hour, minute] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(release ?? "") ?? [];
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:00Z`;
}
