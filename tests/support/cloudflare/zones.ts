import { bad, good, type Route } from "./answers.ts";
import { nameServers } from "./dns.ts";

export type Zone = { name: string; status: string; alwaysUseHttps?: "on" | "off" };

/**
 * The routes of zones, which stand beside the accounts':
 * https://developers.cloudflare.com/api/resources/zones/
 */
export function zoneRoutes(zones: ReadonlyMap<string, Zone>): Route[] {
  return [
    {
      method: "GET",
      pattern: /^\/zones$/,
      answer: ({ query }) => {
        const name = query.get("name");
        return good(
          [...zones]
            .filter(([, zone]) => name === null || zone.name === name)
            .map(([id, { name: own, status }]) => ({
              id,
              name: own,
              status,
              name_servers: nameServers,
            })),
        );
      },
    },
    {
      method: "GET",
      pattern: /^\/zones\/([^/]+)\/settings\/always_use_https$/,
      answer: (_, [id = ""]) => {
        const zone = zones.get(id);
        if (!zone) return bad(404, 1001, "Invalid zone identifier");
        return good({ id: "always_use_https", value: zone.alwaysUseHttps ?? "off" });
      },
    },
    // Routes of patterns; the site has a custom domain and none of them.
    { method: "GET", pattern: /^\/zones\/[^/]+\/workers\/routes$/, answer: () => good([]) },
  ];
}
