import * as v from "valibot";
import { listVersions } from "#app/domain/authoring/versions.ts";
import { findPublishedPath } from "#app/domain/authoring/publish-list.ts";
import { nearestAddress, pathOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { changeLines, count, momentText, notFound, printJson, say } from "../output.ts";
import { withStore } from "../store.ts";

export const command = defineCommand({
  after: "open",
  description: "every version that was published, with what it changed",
  arguments: ["<kind/slug>"],
  examples: ["history wedding/anna-arman --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    path: v.string(),
    versions: v.array(
      v.strictObject({
        version: v.number(),
        publishedAt: v.nullable(shapes.moment),
        publishedBy: shapes.text,
        current: v.boolean(),
        changes: v.nullable(v.array(shapes.change)),
      }),
    ),
  }),
  async run(address, options) {
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
  },
});

/** Changes listed per version; `--json` lists all. */
const fewChanges = 6;
