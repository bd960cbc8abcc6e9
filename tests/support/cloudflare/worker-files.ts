import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { bad, good, readJson, type Asked, type Answer, type Route } from "./answers.ts";
import { noWorker } from "./workers.ts";
import type { Zone } from "./zones.ts";

type State = {
  scripts: ReadonlyMap<string, unknown>;
  /** Bytes of static assets by wrangler's hash of them. */
  assets: Map<string, Buffer>;
  zones: ReadonlyMap<string, Zone>;
  /** Custom domains with the Worker that answers there. */
  domains: Map<string, string>;
};

const manifestSchema = v.object({
  manifest: v.record(v.string(), v.object({ hash: v.string(), size: v.number() })),
});
const originsSchema = v.object({
  override_existing_origin: v.boolean(),
  origins: v.array(v.object({ hostname: v.string() })),
});

/** So many files are asked for in one request; Cloudflare decides it by their sizes. */
const filesAtOnce = 40;

/**
 * The routes of a Worker's static assets and of its custom domains:
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 * @param allowUploads makes a token good for the uploads of one session.
 */
export function workerFileRoutes(state: State, allowUploads: (token: string) => void): Route[] {
  const { assets, domains, scripts, zones } = state;
  return [
    {
      method: "POST",
      pattern: /^\/workers\/scripts\/([^/]+)\/assets-upload-session$/,
      answer: (asked, [name = ""]) => {
        if (!scripts.has(name)) return noWorker;
        const { manifest } = v.parse(manifestSchema, readJson(asked));
        const hashes = [...new Set(Object.values(manifest).map(({ hash }) => hash))];
        const missing = hashes.filter((hash) => !assets.has(hash));
        const buckets = Array.from({ length: Math.ceil(missing.length / filesAtOnce) }, (_, at) =>
          missing.slice(at * filesAtOnce, (at + 1) * filesAtOnce),
        );
        // The session's token is what uploads are allowed by, and what the version names.
        const jwt = `assets-${randomUUID()}`;
        allowUploads(jwt);
        return good({ jwt, buckets });
      },
    },
    {
      method: "POST",
      pattern: /^\/workers\/assets\/upload$/,
      answer: (asked) => storeAssets(assets, asked),
    },
    {
      method: "GET",
      pattern: /^\/workers\/domains$/,
      answer: ({ query }) => {
        const wanted = query.get("hostname");
        return good(
          [...domains]
            .filter(([hostname]) => wanted === null || hostname === wanted)
            .map(([hostname, service]) => ({ id: hostname, hostname, service })),
        );
      },
    },
    {
      method: "PUT",
      pattern: /^\/workers\/scripts\/([^/]+)\/domains\/records$/,
      answer: (asked, [name = ""]) => {
        if (!scripts.has(name)) return noWorker;
        const { origins, override_existing_origin: overrides } = v.parse(
          originsSchema,
          readJson(asked),
        );
        const names = [...zones.values()].map((zone) => zone.name);
        for (const { hostname } of origins) {
          const isInZone = names.some((zone) => `.${hostname}`.endsWith(`.${zone}`));
          if (!isInZone) return bad(400, 10046, `${hostname} is in no zone of this account.`);
          if (!overrides && (domains.get(hostname) ?? name) !== name)
            return bad(409, 100116, `${hostname} belongs to another Worker.`);
        }
        for (const { hostname } of origins) domains.set(hostname, name);
        return good(origins);
      },
    },
  ];
}

/** Stores files that come in base64, each under its hash. */
async function storeAssets(assets: Map<string, Buffer>, asked: Asked): Promise<Answer> {
  const form = await new Response(new Uint8Array(asked.body), {
    headers: { "Content-Type": asked.headers.get("Content-Type") ?? "" },
  }).formData();
  for (const [hash, part] of form)
    if (part instanceof Blob) assets.set(hash, Buffer.from(await part.text(), "base64"));
  return good({ jwt: `assets-${randomUUID()}` });
}
