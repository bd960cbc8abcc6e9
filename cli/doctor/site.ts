import * as v from "valibot";
import { halfSet, settingNames, SettingsError } from "#app/lib/settings.ts";
import { count, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { siteSettings } from "../settings.ts";
import { findSiteOrigin } from "../site-address.ts";
import { git } from "../version.ts";
import { bad, good, notice, type Finding } from "./finding.ts";

const timeoutMs = 20_000;

/** The settings that this command can read; the others are known to the site alone. */
export async function settingFindings({ remote = false }: Options): Promise<Finding[]> {
  try {
    const settings = await siteSettings(remote, remote ? ["PUBLIC_URL"] : settingNames);
    const halves = halfSet(settings);
    if (!remote && halves.length > 0) return halves.map((text) => bad(text, "edit .dev.vars"));
    return [good(remote ? "PUBLIC_URL is set" : "All settings are there")];
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof SettingsError)) throw error;
    return [bad(error.message, remote ? "edit [vars] of wrangler.toml" : "edit .dev.vars")];
  }
}

/** The response of `/healthz` (app/routes/api/healthz.ts). */
const health = v.object({ ok: v.boolean(), settings: v.optional(v.number(), 0) });

/** Findings about the site: if it runs, says that it is well, and is of this checkout. */
export async function siteFindings(options: Options): Promise<Finding[]> {
  const origin = await findSiteOrigin(options);
  if (origin === null) return [];
  const answer = await ask(`${origin}/healthz`);
  if (!answer)
    return options.remote
      ? [bad(`${origin} does not answer`, "npm run deploy")]
      : [notice(`Nothing answers at ${origin}`, "npm run dev")];
  const { release, body } = answer;
  if (!body) return [bad(`${origin}/healthz is not this site's`)];
  return [
    body.settings > 0
      ? bad(
          `${count(body.settings, "setting is", "settings are")} missing or invalid at ${origin}`,
          options.remote ? "npx wrangler secret list" : "edit .dev.vars",
        )
      : body.ok
        ? good(`${origin} is well`)
        : bad(`${origin} says that mail is stuck`, "npm run studio -- outbox list"),
    ...(options.remote ? releaseFindings(release) : []),
  ];
}

async function ask(address: string) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { signal });
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), health), await response.text());
    const release = response.headers.get("X-Release");
    return { release, body: result.success ? result.output : null };
  } catch {
    return null;
  }
}

/** A release is named after its commit (scripts/deploy.ts). */
function releaseFindings(release: string | null): Finding[] {
  const commit = git("rev-parse", "--short", "HEAD");
  if (release === null || commit === null) return [];
  return release.startsWith(commit)
    ? [good(`Release ${release} is of this checkout`)]
    : [
        notice(
          `Release ${release} runs there, and this checkout is at ${commit}`,
          "npm run deploy",
        ),
      ];
}
