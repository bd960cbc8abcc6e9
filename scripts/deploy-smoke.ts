import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { accountOf } from "./deploy-checks.ts";
import type { Answer, Machine, Site } from "./deploy-machine.ts";

const maxChecks = 24;
/** A template with every section, whose page shows the same form as an invitation. */
const invitation = "/templates/1002";

/** What was seen at one place. */
type Sight = { good: boolean; line: string };

/**
 * Polls the live site until it serves this release, and prints what was last seen: health with all
 * settings, the home page, an invitation with its reply form and its picture, and the crons.
 * @returns whether all of it is well.
 */
export async function pollSite(
  machine: Machine,
  site: Site,
  address: string,
  release: string,
): Promise<boolean> {
  let sights: Sight[] = [];
  for (let checks = 1; checks <= maxChecks; checks += 1) {
    sights = await look(machine, site, address, release);
    if (sights.every(({ good }) => good) || checks === maxChecks) break;
    await wait(machine.pause);
  }
  for (const { line } of sights) machine.say(line);
  return sights.every(({ good }) => good);
}

async function look(
  machine: Machine,
  site: Site,
  address: string,
  release: string,
): Promise<Sight[]> {
  const [health, home, page] = await Promise.all(
    ["/healthz", "/", invitation].map((path) => machine.ask(address + path)),
  );
  const picture = pictureOf(page?.body ?? "");
  return [
    sightOfHealth(health ?? null, release),
    sightOfPage("/", home ?? null),
    sightOfPage(invitation, page ?? null, true),
    sightOfPicture(picture, picture === null ? null : await machine.ask(address + picture)),
    await sightOfCrons(machine, site),
  ];
}

function sightOfHealth(answer: Answer | null, release: string): Sight {
  if (!answer) return { good: false, line: "/healthz  no answer" };
  const { status, body } = answer;
  const isNew = answer.release === release;
  const which = isNew
    ? `release ${release}`
    : `release ${answer.release ?? "unknown"}, not ${release}`;
  return {
    good: status === 200 && isNew,
    line: `/healthz  ${status}, ${which}${status === 200 ? "" : `: ${body.slice(0, 500)}`}`,
  };
}

/** A page must be complete to its end, and an invitation must have its reply form. */
function sightOfPage(path: string, answer: Answer | null, hasForm = false): Sight {
  if (!answer) return { good: false, line: `${path}  no answer` };
  const { status, body } = answer;
  const isWhole = body.trimEnd().endsWith("</html>");
  const lacksForm = hasForm && !hasReplyForm(body);
  return {
    good: status === 200 && isWhole && !lacksForm,
    line: `${path}  ${status}${isWhole ? "" : ", and no whole page"}${lacksForm ? ", and no reply form" : ""}`,
  };
}

/** Whether a page has the form by which guests answer. */
export function hasReplyForm(html: string): boolean {
  return (
    /<form\b[^>]*\bclass="reply-form"/.test(html) && html.includes('name="intent" value="reply"')
  );
}

/** The path of the picture that chats show of a page. */
export function pictureOf(html: string): string | null {
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const url = URL.parse(address.replaceAll("&amp;", "&"));
  return url && url.pathname + url.search;
}

function sightOfPicture(path: string | null, answer: Answer | null): Sight {
  if (path === null) return { good: false, line: `${invitation}  names no picture` };
  if (!answer) return { good: false, line: `${path}  no answer` };
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
  const found = v.safeParse(schedules, answer?.ok ? answer.result : null);
  if (!found.success)
    return { good: true, line: "crons  not checked: Cloudflare's API did not say" };
  const there = found.output.schedules.map(({ cron }) => cron);
  const missing = site.crons.filter((cron) => !there.includes(cron));
  return missing.length === 0
    ? { good: true, line: `crons  ${there.length} set` }
    : { good: false, line: `crons  missing: ${missing.join(", ")}` };
}
