import * as v from "valibot";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { person } from "../person.ts";
import { contentDir, root } from "../root.ts";
import { findSiteOrigin } from "../site-address.ts";
import { stateDir } from "../store.ts";
import { commit, git } from "../version.ts";
import { sayTable } from "../output.ts";

export const command = defineCommand({
  after: "doctor",
  description: "your name, the account, the site and the folder that the command works with",
  examples: ["whoami", "whoami --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    person: v.string(),
    checkout: v.string(),
    branch: shapes.text,
    commit: shapes.text,
    content: v.string(),
    storage: v.string(),
    site: shapes.text,
    /** Of Cloudflare, with `--remote`; null without a login. */
    account: v.nullable(v.strictObject({ email: shapes.text, accounts: shapes.words })),
  }),
  /**
   * The name under which versions are published, the checkout and the site; with `--remote` also
   * the account of Cloudflare.
   */
  async run(options) {
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
    const accountText = account
      ? `${account.email ?? "an API token"}${account.accounts.length > 0 ? `, ${account.accounts.join(", ")}` : ""}`
      : "not logged in: npx wrangler login";
    sayTable(options, [
      ["you", `${answer.person} (STUDIO_USER or git config user.name)`],
      ["checkout", answer.checkout],
      ["", `${answer.branch ?? "no branch"} at ${answer.commit ?? "no commit"}`],
      ["content", answer.content],
      ["storage", answer.storage],
      ["site", answer.site ?? "PUBLIC_URL is not set"],
      ...(remote ? [["account", accountText]] : []),
    ]);
    return answer;
  },
});

/** What `wrangler whoami --json` prints. */
const whoamiSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    email: v.optional(v.nullable(v.string()), null),
    accounts: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  }),
);

/** The login that wrangler and this command use; null without one, and where nobody answers. */
async function findAccount(): Promise<{ email: string | null; accounts: string[] } | null> {
  const { wranglerAnswer } = await import("../storage/login.ts");
  const answer = v.safeParse(whoamiSchema, await wranglerAnswer("whoami").catch(() => null));
  if (!answer.success) return null;
  const { email, accounts } = answer.output;
  return { email, accounts: accounts.map(({ id, name }) => `${name} (${id})`) };
}
