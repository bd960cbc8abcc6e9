import { findAccount } from "../account.ts";
import { person } from "../person.ts";
import { printJson, say, tableLines, type Options } from "../output.ts";
import { contentDir, root } from "../root.ts";
import { findSiteOrigin } from "../site-address.ts";
import { stateDir } from "../store.ts";
import { commit, git } from "../version.ts";

/**
 * `studio whoami`: the name under which versions are published, the checkout and the site; with
 * `--remote` also the account of Cloudflare.
 */
export async function whoami(options: Options): Promise<void> {
  const remote = options.remote ?? false;
  const account = remote ? await findAccount() : null;
  const answer = {
    person: person(),
    checkout: root,
    branch: git("rev-parse", "--abbrev-ref", "HEAD"),
    commit: commit(),
    content: contentDir,
    storage: remote ? "production" : stateDir,
    site: await findSiteOrigin(options),
    account,
  };
  if (options.json) return printJson(answer);
  const accountText = account
    ? `${account.email ?? "an API token"}${account.accounts.length > 0 ? `, ${account.accounts.join(", ")}` : ""}`
    : "not logged in: npx wrangler login";
  for (const line of tableLines([
    ["you", `${answer.person} (STUDIO_USER or git config user.name)`],
    ["checkout", answer.checkout],
    ["", `${answer.branch ?? "no branch"} at ${answer.commit ?? "no commit"}`],
    ["content", answer.content],
    ["storage", answer.storage],
    ["site", answer.site ?? "PUBLIC_URL is not set"],
    ...(remote ? [["account", accountText]] : []),
  ]))
    say(options, line);
}
