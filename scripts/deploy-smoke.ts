import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { accountOf } from "./deploy-checks.ts";
import type { Machine, Site } from "./deploy-machine.ts";
import type { Answer, Silence } from "./site-requests.ts";
import { findZone } from "./zones.ts";

const maxChecks = 24;
/** A template with every section, whose page shows the same form as an invitation. */
const invitation = "/templates/1002";

/** A look at one place of a site. */
type Sight = { good: boolean; line: string };

/** A site as it was seen at last. */
export type Seen = {
  isWell: boolean;
  /** Its name or its certificate is not there yet, which Cloudflare makes after the deployment. */
  isBeingMade: boolean;
};

/**
 * Polls the live site until it serves this release, and prints what was last seen: health with all
 * settings, the home page, an invitation with its reply form and its picture, and the crons.
 * @param release null: whichever the site has.
 */
export async function pollSite(
  machine: Machine,
  site: Site,
  address: string,
  release: string | null,
  most = maxChecks,
): Promise<Seen> {
  const host = new URL(address).hostname;
  const nameServers = await nameServersOf(machine, site, host);
  let seen: Seen & { sights: Sight[] };
  for (let checks = 1; ; checks += 1) {
    const addresses = nameServers && (await machine.lookUp(host, nameServers));
    seen =
      addresses?.length === 0
        ? { isWell: false, isBeingMade: true, sights: [{ good: false, line: noNameYet(host) }] }
        : await look(
            machine,
            site,
            address,
            addresses?.find((candidate) => isIP(candidate) > 0) ?? null,
            release,
          );
    if (seen.isWell || checks === most) break;
    await wait(machine.pause);
  }
  for (const { line } of seen.sights) machine.say(line);
  if (seen.isWell && nameServers && (await machine.isKnownHere(host)) === false)
    machine.say(
      `The Worker itself answers, asked at the addresses that the name servers of ${host} give. This computer's provider does not know the name yet: it keeps for up to half an hour that there was none. A phone's provider may know it already.`,
    );
  return seen;
}

function noNameYet(host: string): string {
  return `${host}  has no address yet at its name servers`;
}

/** The name servers of a custom domain's zone; null where the name is another's or nobody knows. */
async function nameServersOf(machine: Machine, site: Site, host: string): Promise<string[] | null> {
  if (!site.customDomains.includes(host)) return null;
  const zone = await findZone(machine.api, await accountOf(machine, site), host);
  return typeof zone === "string" || zone.nameServers.length === 0 ? null : zone.nameServers;
}

async function look(
  machine: Machine,
  site: Site,
  address: string,
  ipAddress: string | null,
  release: string | null,
): Promise<Seen & { sights: Sight[] }> {
  const ask = (path: string) => machine.ask(address + path, ipAddress);
  const [health, home, page] = await Promise.all([ask("/healthz"), ask("/"), ask(invitation)]);
  const picture = pictureOf("silent" in page ? "" : page.body);
  const sights = [
    sightOfHealth(health, release),
    sightOfPage("/", home),
    sightOfPage(invitation, page, true),
    picture === null
      ? { good: false, line: `${invitation}  names no picture` }
      : sightOfPicture(picture, await ask(picture)),
    await sightOfCrons(machine, site),
  ];
  const isBeingMade = [health, home, page].every(
    (reply) => "silent" in reply && reply.silent !== "connection",
  );
  return { isWell: sights.every(({ good }) => good), isBeingMade, sights };
}

const silences: Record<Silence["silent"], string> = {
  name: "no such name yet",
  certificate: "the certificate is not there yet, or not good",
  connection: "no answer",
};

function silent(path: string, { silent: kind, reason }: Silence): Sight {
  return { good: false, line: `${path}  ${silences[kind]} (${reason})` };
}

function sightOfHealth(answer: Answer | Silence, release: string | null): Sight {
  if ("silent" in answer) return silent("/healthz", answer);
  const { status, body } = answer;
  const isNew = release === null || answer.release === release;
  const which = isNew
    ? `release ${answer.release ?? "unknown"}`
    : `release ${answer.release ?? "unknown"}, not ${release}`;
  return {
    good: status === 200 && isNew,
    line: `/healthz  ${status}, ${which}${status === 200 ? "" : `: ${body.slice(0, 500)}`}`,
  };
}

/** A page must be complete to its end, and an invitation must have its reply form. */
function sightOfPage(path: string, answer: Answer | Silence, hasForm = false): Sight {
  if ("silent" in answer) return silent(path, answer);
  const { status, body } = answer;
  const isWhole = body.trimEnd().endsWith("</html>");
  const lacksForm = hasForm && !hasReplyForm(body);
  return {
    good: status === 200 && isWhole && !lacksForm,
    line: `${path}  ${status}${isWhole ? "" : ", and no whole page"}${lacksForm ? ", and no reply form" : ""}`,
  };
}

/** True if a page has the form by which guests answer. */
export function hasReplyForm(html: string): boolean {
  return /<form\b[^>]*\bid="reply-form"/.test(html);
}

/** The path of the picture that chats show of a page. */
export function pictureOf(html: string): string | null {
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const url = URL.parse(address.replaceAll("&amp;", "&"));
  return url && url.pathname + url.search;
}

function sightOfPicture(path: string, answer: Answer | Silence): Sight {
  if ("silent" in answer) return silent(path, answer);
  const { status, type } = answer;
  return {
    good: status === 200 && type?.startsWith("image/") === true,
    line: `${path}  ${status}, ${type ?? "of no type"}`,
  };
}

const schedules = v.object({ schedules: v.array(v.object({ cron: v.string() })) });

/** Crons that are set. Whether they run, /healthz tells: mail that waits for half an hour is a 503. */
async function sightOfCrons(machine: Machine, site: Site): Promise<Sight> {
  const account = await accountOf(machine, site);
  const path = `/accounts/${account}/workers/scripts/${site.worker}/schedules`;
  const answer = account === null ? null : await machine.api("GET", path);
  const result = v.safeParse(schedules, answer?.ok ? answer.result : null);
  if (!result.success)
    return { good: true, line: "crons  not checked: Cloudflare's API did not say" };
  const activeCrons = result.output.schedules.map(({ cron }) => cron);
  const missing = site.crons.filter((cron) => !activeCrons.includes(cron));
  return missing.length === 0
    ? { good: true, line: `crons  ${activeCrons.length} set` }
    : { good: false, line: `crons  missing: ${missing.join(", ")}` };
}
