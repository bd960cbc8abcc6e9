import * as v from "valibot";
import { listVersions } from "#app/domain/authoring/publish/versions.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { nearestAddress, pathOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { changeLines, count, momentText, notFound, say, didYouMean } from "../output.ts";

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
  async run(address, options, open) {
    const requestedPath = pathOf(address);
    const { content } = await open();
    const path = (await findPublishedPath(content, requestedPath)) ?? requestedPath;
    const versions = await listVersions(content, path);
    if (versions.length === 0)
      throw notFound(
        `${requestedPath} was never published.${didYouMean(await nearestAddress(content, path))}`,
      );
    for (const { version, publishedAt, publishedBy, current, changes } of versions) {
      const when = publishedAt === null ? "" : `  ${momentText(publishedAt)}`;
      const by = publishedBy === null ? "" : `  by ${publishedBy}`;
      say(
        options,
        `${path}  version ${version}${when}${by}${current ? "  shown to guests" : ""}`,
        ...changeLines(changes ?? [], fewChanges),
      );
    }
    say(options, `\n${count(versions.length, "version")}.`);
    return { path, versions };
  },
});

/** Changes listed per version; `--json` lists all. */
const fewChanges = 6;
