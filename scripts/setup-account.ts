import * as v from "valibot";
import { attempt, reasonIn, type Machine, type Run } from "./setup-run.ts";
import { UserError } from "../cli/user-error.ts";
import { findZone, zoneRights, type Zone } from "./zones.ts";

const whoami = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ accounts: v.array(v.object({ id: v.string(), name: v.string() })) }),
);

/**
 * The account to work in: the one that was named, or the login's only one.
 * @throws UserError without a login, and where several accounts leave the choice open.
 */
export async function chooseAccount(
  machine: Machine,
  accountName: string | undefined,
): Promise<{ id: string; name: string }> {
  const { code, out, complaints } = await attempt({ machine, account: null }, ["whoami", "--json"]);
  const result = v.safeParse(whoami, out);
  if (code !== 0 || !result.success) {
    // Without a login wrangler says so in JSON alone.
    const reason = complaints === "" ? "" : ` (${reasonIn(complaints)})`;
    throw new UserError(
      `Nobody is logged in at Cloudflare${reason}: npx wrangler login, or set CLOUDFLARE_API_TOKEN. Nothing was changed.`,
    );
  }
  const { accounts } = result.output;
  const list = accounts.map(({ id, name }) => `  --account ${id}   ${name}`).join("\n");
  const [only] = accounts;
  if (accountName === undefined) {
    if (only && accounts.length === 1) return only;
    throw new UserError(
      `This login has ${accounts.length === 0 ? "no account" : "several accounts"}. Nothing was changed. Choose one by its option:\n${list}`,
    );
  }
  const chosen = accounts.find(({ id }) => id === accountName);
  if (chosen) return chosen;
  throw new UserError(
    `This login does not have the account ${accountName} (account_id of wrangler.toml, or --account). Nothing was changed. It has:\n${list}`,
  );
}

/**
 * A custom domain needs a zone of the same account.
 * @throws UserError where there is none, and for a login that may not read zones, with which the
 *   deployment would fail after its migration.
 */
export async function checkZone({ machine, account, tell }: Run, domain: string): Promise<void> {
  const zone = await findZone(machine.api, account, domain);
  if (zone === "refused") throw new UserError(zoneRights);
  if (zone === "none")
    throw new UserError(
      `No zone of this account holds ${domain}. Add ${domain.split(".").slice(-2).join(".")} in Cloudflare's dashboard ("Onboard a domain"), name its two name servers at your registrar, and run the same command again. With a token it may be that it lacks the right Zone: Read of that zone. Nothing was changed.`,
    );
  if (zone === "unreachable") tell("not checked", `whether ${domain} is in a zone of this account`);
  else if (zone.status === "active") tell("there", `zone ${zone.name}`);
  else
    tell(
      "not done",
      `zone ${zone.name} is ${zone.status}: name Cloudflare's name servers at your registrar`,
    );
  if (typeof zone !== "string") await checkHttps(machine, zone, tell);
}

const setting = v.object({ value: v.string() });

/** "Always Use HTTPS" is the whole zone's, so that it is the owner's to switch on. */
async function checkHttps(
  { api }: Pick<Machine, "api">,
  { id, name }: Zone,
  tell: Run["tell"],
): Promise<void> {
  const answer = await api("GET", `/zones/${id}/settings/always_use_https`);
  const result = v.safeParse(setting, answer?.ok ? answer.result : null);
  const label = `"Always Use HTTPS" of the zone ${name}`;
  if (result.success && result.output.value === "on") tell("there", label);
  else
    tell(
      "look",
      `${label} ${result.success ? "is off" : "was not checked, for want of the right Zone Settings: Read"}: the site leads from http to https by itself. Where all other names of the zone speak https, too, switch it on: SSL/TLS, Edge Certificates.`,
    );
}

/** The API's code for an account without a workers.dev subdomain. */
const noSubdomain = 10_007;

/**
 * Cloudflare takes no Worker in an account without a workers.dev subdomain, even where nothing
 * answers there.
 */
export async function ensureSubdomain(run: Run, domain: string): Promise<void> {
  const { machine, account, dryRun, tell } = run;
  const path = `/accounts/${account}/workers/subdomain`;
  const answer = await machine.api("GET", path);
  const label = "workers.dev subdomain of the account";
  if (answer?.ok) tell("there", label);
  else if (answer?.code !== noSubdomain) tell("not checked", label);
  else if (dryRun) tell("would make", label);
  else {
    const name = domain.replaceAll(".", "-").slice(0, 50);
    const names = [name, `${name}-${machine.random().slice(0, 6)}`];
    for (const subdomain of names) {
      const made = await machine.api("PUT", path, { subdomain });
      if (!made?.ok) continue;
      tell("made", `${label}, ${subdomain}, which a Worker needs; nothing answers there`);
      return;
    }
    tell("not done", `${label}: open "Workers & Pages" in Cloudflare's dashboard once`);
  }
}
