import * as v from "valibot";
import { planPublication } from "#app/domain/authoring/publish/plan.ts";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { listVersions } from "#app/domain/authoring/publish/versions.ts";
import { isStale } from "#app/domain/authoring/publish/base.ts";
import { wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, readContent } from "../content.ts";
import { planOgImages } from "../og-images.ts";
import { changeLines, count, momentText, say } from "../output.ts";
import { UserError } from "../user-error.ts";
import { person } from "../person.ts";
import { printProblems } from "../problems.ts";
import { staleLines } from "../publish-lines.ts";
import { readBase } from "../published-base.ts";
import { checkFile } from "../relevant-files.ts";

export const command = defineCommand({
  after: "check",
  description: "what the file says otherwise than what is published",
  arguments: ["<kind/slug>"],
  examples: ["diff wedding/anna-arman --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    path: v.string(),
    file: v.string(),
    state: shapes.planState,
    /** The published version; null where there never was one. */
    version: v.nullable(v.number()),
    /** Others have published it since the file was made. */
    stale: v.boolean(),
    changes: v.array(shapes.change),
  }),
  /**
   * Changes that publishing the file would make, and those that others have published since it was
   * made. Writes nothing.
   */
  async run(address, options, open) {
    const content = await readContent();
    const file = await chooseFile(content, address);
    const { problems, draft } = await checkFile(content, file);
    if (!draft) {
      if (!options.json) printProblems(problems);
      throw new UserError(
        `${file} has ${count(problems.length, "problem")}: it is compared once they are mended.`,
      );
    }
    const { content: kv, db, media } = await open();
    const heads = await findHeads(db, [draft.path]);
    const { drafts: pictured } = await planOgImages(media, [draft], content.packs, false);
    const [plan] = await planPublication(kv, pictured, heads);
    if (!plan) throw new Error(`${draft.path}: nothing was planned`);
    const { path, current, head } = plan;
    const version = current?.version ?? null;
    // Preview pictures are drawn at publication, and no file names them.
    const changes = plan.changes.filter((change) => !change.path.startsWith("preview"));
    const isSame = current?.hash !== null && changes.length === 0 && plan.copies.length === 0;
    const state = plan.state !== "new" && isSame ? "unchanged" : plan.state;
    const base = await readBase(path, options.remote ?? false);
    const stale = state !== "unchanged" && isStale(plan, base, person());
    const way = wayOf(options);
    if (state === "new" && !current)
      say(options, `${path} is not published${options.remote ? " in production" : ""} yet.`);
    else if (state === "unchanged")
      say(options, `${file} says what is published, version ${version}.`);
    else if (stale)
      say(
        options,
        ...staleLines(plan, base, await listVersions(kv, path)),
        `To take it into the file: npm run studio -- pull ${path}${way}`,
      );
    else {
      const by = head ? `, by ${head.publishedBy}, ${momentText(head.publishedAt)}` : "";
      say(
        options,
        `${file} against version ${version}${by}:`,
        ...changeLines(changes, mostChanges),
        `${count(changes.length, "change")}. To publish: npm run studio -- publish ${path}${way}`,
      );
    }
    return { path, file, state, version, stale, changes };
  },
});

/** Changes listed; more than `publish` lists, because they are all that is asked for. */
const mostChanges = 400;
