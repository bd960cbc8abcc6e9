import * as v from "valibot";
import { flagOf, scriptFlagOf, type Machine, type Site } from "./deploy-machine.ts";
import { samplesIn } from "./samples.ts";
import { isPlaceholder } from "./setup-config.ts";
import { isNoWorker, secretNames } from "./setup-settings.ts";
import { UserError } from "../cli/user-error.ts";
import { findZone, zoneRights, type Zone } from "./zones.ts";

/** @throws UserError while wrangler.toml or content/studio.json contain sample values. */
export function requireOwn(site: Site): void {
  const { ids, vars, domains, otherDomains, studio, environment } = site;
  const placeholders = [...ids].filter(([, id]) => id === undefined || isPlaceholder(id));
  const table = environment === "staging" ? "env.staging " : "";
  const samples = [
    ...samplesIn(studio, "content/studio.json:"),
    ...samplesIn(vars, `wrangler.toml: ${table}vars`),
    ...samplesIn(domains, `wrangler.toml: ${table}routes`),
  ];
  const shared = domains.filter((domain) => otherDomains.includes(domain));
  const faults = [
    ...(placeholders.length > 0
      ? [
          `wrangler.toml holds placeholder ids for ${placeholders.map(([binding]) => binding).join(", ")}: npm run setup:cloudflare${scriptFlagOf(site)}`,
        ]
      : []),
    ...samples.map(({ at: place, value }) => `${place} holds the sample ${value}: set your own.`),
    ...shared.map(
      (domain) => `wrangler.toml: routes give ${domain} to production and to staging: keep one.`,
    ),
  ];
  if (faults.length > 0) throw new UserError(`${faults.join("\n")}\nNothing was changed.`);
}

/** @throws UserError that names each setting that the Worker lacks. */
export async function requireSecrets({ read }: Machine, site: Site): Promise<void> {
  const { code, out, complaints } = await read("wrangler", ["secret", "list", "--format", "json"]);
  const isNew = code !== 0 && isNoWorker(out + complaints);
  if (code !== 0 && !isNew)
    throw new UserError(
      `The secrets of ${site.environment} could not be listed, nothing was changed:\n${out}${complaints}`,
    );
  const names = isNew ? new Set<string>() : secretNames(out);
  if (!names) throw new UserError(`wrangler secret list answered: ${out}`);
  const settingNames = new Set([...Object.keys(site.vars), ...names]);
  const missing = site.required.filter((name) => !settingNames.has(name));
  if (missing.length === 0) return;
  throw new UserError(
    [
      `${isNew ? `The Worker ${site.worker} is not there yet, and ${site.environment}` : `The Worker ${site.worker}`} lacks ${missing.join(", ")}. Nothing was changed.`,
      `npm run setup:cloudflare${scriptFlagOf(site)} sets what is missing. One by one:`,
      ...missing.map((name) => `  npx wrangler secret put ${name}${flagOf(site)}`),
    ].join("\n"),
  );
}

/**
 * The zone of each custom domain, by the domain; null where the API could not be asked.
 * @throws UserError where wrangler would fail for want of a zone, after the migration.
 */
export async function requireZones(
  machine: Pick<Machine, "api">,
  site: Site,
): Promise<Map<string, Zone | null>> {
  const account = await accountOf(machine, site);
  const zones = new Map<string, Zone | null>();
  for (const domain of site.customDomains) {
    const zone = await findZone(machine.api, account, domain);
    if (zone === "refused") throw new UserError(zoneRights);
    if (zone === "none")
      throw new UserError(
        `No zone that this login may read holds ${domain}: onboard it in Cloudflare's dashboard, or give the token Zone: Read of it. Nothing was changed.`,
      );
    zones.set(domain, zone === "unreachable" ? null : zone);
  }
  return zones;
}

/**
 * Wrangler without a terminal attaches a custom domain with `override_existing_origin` and
 * `override_existing_dns_record`: whatever answered there is replaced without a question. So each
 * domain is looked up first.
 * @throws UserError for a domain that is in use and that nobody agreed to replace.
 */
export async function requireFreeDomains(
  machine: Machine,
  site: Site,
  zones: ReadonlyMap<string, Zone | null>,
  replaces: boolean,
): Promise<void> {
  const account = await accountOf(machine, site);
  for (const [domain, zone] of zones) {
    const use = await useOf(machine, site, account, domain, zone);
    if (use === null) continue;
    const consequence = `${use}, and deploying replaces that`;
    if (replaces) machine.say(`${consequence}: --replace-dns.`);
    else if (!machine.confirm)
      throw new UserError(
        `${consequence}. Nothing was changed. Remove it in Cloudflare's dashboard, or agree to it: npm run deploy --${flagOf(site)} --replace-dns`,
      );
    else if (!(await machine.confirm(`${consequence}. Go on?`)))
      throw new UserError(`${domain} stays as it is. Nothing was changed.`);
  }
}

const accounts = v.array(v.object({ id: v.string() }));

/** The account for the API; null where it is not known. */
export async function accountOf(
  { api }: Pick<Machine, "api">,
  { account }: Site,
): Promise<string | null> {
  if (account !== undefined) return account;
  const answer = await api("GET", "/accounts");
  const list = v.safeParse(accounts, answer?.result);
  const [only, another] = list.success ? list.output : [];
  return only && !another ? only.id : null;
}

const domainRecords = v.array(v.object({ hostname: v.string(), service: v.string() }));

/** Use of a domain besides this Worker; null for none. */
async function useOf(
  { api, lookUp }: Machine,
  { worker }: Site,
  account: string | null,
  domain: string,
  zone: Zone | null,
): Promise<string | null> {
  const query = new URLSearchParams({ hostname: domain });
  const answer =
    account === null
      ? null
      : await api("GET", `/accounts/${account}/workers/domains?${query.toString()}`);
  const records = v.safeParse(domainRecords, answer?.ok ? answer.result : null);
  const [record] = records.success
    ? records.output.filter(({ hostname }) => hostname === domain)
    : [];
  if (record)
    return record.service === worker ? null : `${domain} belongs to the Worker ${record.service}`;
  // At the zone's own servers: a resolver would keep that there is no such name (lookUpAt).
  const dnsRecords = zone && (await lookUp(domain, zone.nameServers));
  if (dnsRecords?.length === 0) return null;
  return dnsRecords
    ? `DNS has a record of ${domain} already, which is not of the Worker ${worker}`
    : `DNS could not be asked whether ${domain} is in use`;
}
