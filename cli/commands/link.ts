import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import {
  createDeskLink,
  revokeDeskLinks,
  rotateDeskLinks,
} from "#app/features/desk/links.server.ts";
import { findPublishedPath } from "#app/features/invitation/publish-list.ts";
import { requireSettings } from "#app/features/settings/settings.ts";
import { notPublished, pathOf } from "../address.ts";
import { root } from "../content.ts";
import { count, printJson, Refusal, say, type Options } from "../report.ts";
import { publicVars, withStore } from "../store.ts";

/** `studio link KIND/SLUG`: the couple's secret link; `--rotate` makes the earlier ones void, `--revoke` all. */
export async function link(
  address: string,
  options: Options & { rotate?: boolean; revoke?: boolean },
): Promise<void> {
  if (options.rotate && options.revoke)
    throw new Refusal("--rotate makes a new link and --revoke makes none: choose one.");
  const remote = options.remote ?? false;
  const asked = pathOf(address);
  const origin = options.revoke ? "" : await publicUrl(remote);
  await withStore(remote, async ({ content, db }) => {
    const path = await findPublishedPath(content, asked);
    if (path === null) throw notPublished(asked, options);
    if (options.revoke) {
      const revoked = await revokeDeskLinks(db, path, Date.now());
      if (options.json) printJson({ revoked });
      say(
        options,
        revoked === 0 ? `${path} had no link.` : `${count(revoked, "link")} of ${path} revoked.`,
      );
      return;
    }
    const token = options.rotate
      ? await rotateDeskLinks(db, path, Date.now())
      : await createDeskLink(db, path, Date.now());
    const url = `${origin}/replies/${token}`;
    if (options.json) return printJson({ url, token });
    say(
      options,
      `Replies to ${path}. Send this link to the couple alone; it cannot be shown again:`,
    );
    process.stdout.write(`${url}\n`);
  });
}

/**
 * Where the couple opens the link. `.dev.vars` speaks of this machine alone; production's address is
 * in `[vars]` of wrangler.toml or in the environment.
 */
async function publicUrl(remote: boolean): Promise<string> {
  const written = remote ? await publicVars() : await devVars();
  const settings = { ...written, ...process.env };
  if (remote && !Reflect.get(settings, "PUBLIC_URL")) {
    throw new Refusal(
      "PUBLIC_URL is missing: name production's address in the environment or in [vars] of wrangler.toml.",
    );
  }
  return requireSettings(settings, ["PUBLIC_URL"]).PUBLIC_URL;
}

async function devVars(): Promise<object> {
  try {
    return parseEnv(await readFile(join(root, ".dev.vars"), "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
