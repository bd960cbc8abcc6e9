import { listVersions } from "#app/features/authoring/versions.ts";
import { findPublishedPath } from "#app/features/authoring/publish-list.ts";
import { pathOf } from "../address.ts";
import {
  changeLines,
  count,
  momentText,
  printJson,
  UserError,
  say,
  type Options,
} from "../output.ts";
import { withStore } from "../store.ts";

/** Changes listed per version; `--json` lists all. */
const fewChanges = 6;

/** `studio history KIND/SLUG`: all published versions with their changes. */
export async function history(address: string, options: Options): Promise<void> {
  const requestedPath = pathOf(address);
  const { path, versions } = await withStore(options.remote ?? false, async ({ content }) => {
    const found = (await findPublishedPath(content, requestedPath)) ?? requestedPath;
    return { path: found, versions: await listVersions(content, found) };
  });
  if (versions.length === 0) throw new UserError(`${requestedPath} was never published.`);
  if (options.json) return printJson({ path, versions });
  for (const { version, publishedAt, publishedBy, current, changes } of versions) {
    const when = publishedAt === null ? "" : `  ${momentText(publishedAt)}`;
    const by = publishedBy === null ? "" : `  by ${publishedBy}`;
    say(options, `${path}  version ${version}${when}${by}${current ? "  shown to guests" : ""}`);
    for (const line of changeLines(changes ?? [], fewChanges)) say(options, line);
  }
  say(options, `\n${count(versions.length, "version")}.`);
}
