import { good, type Route } from "./answers.ts";

export type Zone = { name: string; status: string };

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
            .map(([id, zone]) => ({ id, ...zone })),
        );
      },
    },
    // Routes of patterns; the site has a custom domain and none of them.
    { method: "GET", pattern: /^\/zones\/[^/]+\/workers\/routes$/, answer: () => good([]) },
  ];
}
