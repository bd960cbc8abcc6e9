import * as v from "valibot";
import type { AskApi } from "./setup-run.ts";

/** A zone of Cloudflare: the domain that was onboarded, with the servers that answer for its names. */
export type Zone = { id: string; name: string; status: string; nameServers: string[] };

/**
 * `none`: the account has no zone of this name. `refused`: this login may not read zones.
 * `unreachable`: the API did not answer, or nobody is logged in.
 */
export type ZoneAnswer = Zone | "none" | "refused" | "unreachable";

const zones = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    status: v.string(),
    name_servers: v.optional(v.nullable(v.array(v.string())), []),
  }),
);

/** Finds the zone that holds a domain: https://developers.cloudflare.com/api/resources/zones/ */
export async function findZone(
  api: AskApi,
  account: string | null,
  domain: string,
): Promise<ZoneAnswer> {
  const labels = domain.split(".");
  const candidates = labels.slice(0, -1).map((_, start) => labels.slice(start).join("."));
  for (const name of candidates) {
    const query = new URLSearchParams({ name, ...(account !== null && { "account.id": account }) });
    const answer = await api("GET", `/zones?${query.toString()}`);
    if (answer === null) return "unreachable";
    const result = v.safeParse(zones, answer.result);
    if (!answer.ok || !result.success) return "refused";
    const [zone] = result.output;
    if (!zone) continue;
    const { id, status, name_servers: servers } = zone;
    return { id, name, status, nameServers: servers ?? [] };
  }
  return "none";
}

/** Message to a login that lacks the right to list zones. */
export const zoneRights =
  "This login may not read zones: give the token the right Zone: Read, or use npx wrangler login. Nothing was changed.";
