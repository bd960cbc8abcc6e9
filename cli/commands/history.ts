import { listVersions } from "#app/domain/authoring/versions.ts";
import { findPublishedPath } from "#app/domain/authoring/publish-list.ts";
import { nearestAddress, pathOf } from "../address.ts";
import {
  changeLines,
  count,
  momentText,
  notFound,
  printJson,
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
    const all = await listVersions(content, found);
    if (all.length > 0) return { path: found, versions: all };
    const meant = await nearestAddress(content, found);
    throw notFound(
      `${requestedPath} was never published.${meant ? ` Did you mean ${meant}?` : ""}`,
    );
  });
  if (options.json) return printJson({ path, versions });
  for (const { version, publishedAt, publishedBy, current, changes } of versions) {
    const when = publishedAt === null ? "" : `  ${momentText(publishedAt)}`;
    const by = publishedBy === null ? "" : `  by ${publishedBy}`;
    say(options, `${path}  version ${version}${when}${by}${current ? "  shown to guests" : ""}`);
    for (const line of changeLines(changes ?? [], fewChanges)) say(options, line);
  }
  say(options, `\n${count(versions.length, "version")}.`);
}
