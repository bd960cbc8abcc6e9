import * as v from "valibot";
import { read } from "./processes.ts";
import type { AskApi, CommandResult } from "./setup-run.ts";

/**
 * Runs wrangler to its end and captures its output.
 * @param options.input is written to its standard input and is in no argument, because other users of
 *   the machine see arguments.
 */
export function runWrangler(
  args: string[],
  { input = "", account }: { input?: string; account: string | null },
): Promise<CommandResult> {
  const env = { NO_COLOR: "1", ...(account !== null && { CLOUDFLARE_ACCOUNT_ID: account }) };
  return read("wrangler", args, env, { input });
}

const credentials = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("type", [
    v.object({ type: v.picklist(["api_token", "oauth"]), token: v.string() }),
    v.object({ type: v.literal("api_key"), key: v.string(), email: v.string() }),
  ]),
);

const apiAnswer = v.object({
  success: v.boolean(),
  result: v.optional(v.unknown()),
  errors: v.optional(v.array(v.object({ code: v.number() })), []),
});

/** Cloudflare's API with wrangler's login, for what wrangler has no command. */
export function createApi(): AskApi {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  let login: Promise<Record<string, string> | null> | undefined;
  return async (method, path, body) => {
    login ??= readLogin();
    const headers = await login;
    if (headers === null) return null;
    try {
      const response = await fetch(base + path, {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const answer = v.parse(apiAnswer, await response.json());
      return {
        ok: answer.success,
        result: answer.result,
        code: answer.errors[0]?.code ?? null,
      };
    } catch {
      // Unreachable, or no answer of the API: the caller says what it could not check.
      return null;
    }
  };
}

/** The headers of wrangler's login. Its answer holds the token and is printed nowhere. */
async function readLogin(): Promise<Record<string, string> | null> {
  const { code, out } = await runWrangler(["auth", "token", "--json"], { account: null });
  const login = v.safeParse(credentials, out);
  if (code !== 0 || !login.success) return null;
  return login.output.type === "api_key"
    ? { "X-Auth-Key": login.output.key, "X-Auth-Email": login.output.email }
    : { Authorization: `Bearer ${login.output.token}` };
}
