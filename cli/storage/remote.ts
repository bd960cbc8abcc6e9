import * as v from "valibot";
import { unavailable } from "../output.ts";
import { openApi, type Connection } from "./api.ts";
import { findToken } from "./login.ts";
import type { Opened } from "./opened.ts";
import { remoteBucket } from "./remote-bucket.ts";
import { remoteDatabase } from "./remote-database.ts";
import { remoteNamespace } from "./remote-namespace.ts";
import type { WranglerConfig } from "./wrangler-config.ts";

const productionBase = "https://api.cloudflare.com/client/v4";

/** Placeholders of wrangler.toml before production is set up; two namespaces need two. */
const placeholderId = /^[0-]+1?$/;

const accountsSchema = v.object({
  result: v.array(v.object({ id: v.string(), name: v.string() })),
});

/**
 * Opens production's storage through Cloudflare's REST API.
 * @throws UserError before production is set up; CloudflareFailure without a login or an account.
 */
export async function openRemote(config: WranglerConfig): Promise<Opened> {
  if ([config.contentId, config.databaseId].some((id) => placeholderId.test(id)))
    throw unavailable(
      "wrangler.toml still has placeholders in place of production's ids. Put in those that `wrangler kv namespace create CONTENT` and `wrangler d1 create hraver` print.",
    );
  const base = process.env.CLOUDFLARE_API_BASE_URL || productionBase;
  const token = await findToken();
  const accountId = process.env.CLOUDFLARE_ACCOUNT_ID?.trim() || config.accountId;
  const account = accountId || (await onlyAccount({ base, token, account: "" }));
  const api = openApi({ base, token, account });
  return {
    content: remoteNamespace(api, config.contentId),
    db: remoteDatabase(api, config.databaseId),
    media: remoteBucket(api, config.bucket),
    close: async () => {},
  };
}

/** The account of a login that has one. @throws UserError for none or several. */
async function onlyAccount(connection: Connection): Promise<string> {
  const { result } = await openApi(connection).ask(
    {
      product: "account",
      method: "GET",
      path: "/accounts",
      query: { per_page: "50" },
      repeatable: true,
    },
    accountsSchema,
  );
  const [only, ...others] = result;
  if (!only)
    throw unavailable(
      "This login belongs to no account of Cloudflare: set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml.",
    );
  if (others.length > 0)
    throw unavailable(
      `This login has several accounts: set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml, to one of ${result.map(({ id, name }) => `${id} (${name})`).join(", ")}.`,
    );
  return only.id;
}
