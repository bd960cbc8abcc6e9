import * as v from "valibot";
import { planPublication } from "#app/domain/authoring/publish.ts";
import { findHeads } from "#app/domain/authoring/head-data.server.ts";
import { listVersions } from "#app/domain/authoring/versions.ts";
import { isStale } from "#app/domain/authoring/publish-base.ts";
import { checkContent } from "#app/domain/authoring/check.ts";
import { wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, readContent } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { planOgImages } from "../og-images.ts";
import { changeLines, count, momentText, printJson, say } from "../output.ts";
import { UserError } from "../user-error.ts";
import { person } from "../person.ts";
import { printProblems } from "../problems.ts";
import { staleLines } from "../publish-lines.ts";
import { readBase } from "../published-base.ts";
import { relevantFiles } from "../relevant-files.ts";
import { withStore } from "../store.ts";

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
    /** Whether others have published it since the file was made. */
    stale: v.boolean(),
    changes: v.array(shapes.change),
  }),
  /**
   * What publishing the file would change, and what others have published since it was made.
   * Writes nothing.
   */
  async run(address, options) {
    const content = await readContent();
    const file = await chooseFile(content, address);
    const files = await relevantFiles(content.files, new Set([file]));
    const { problems, drafts } = checkContent(files, content.packs, await readLibrary());
    const own = problems.filter((problem) => problem.file === file);
    const draft = drafts.find((one) => one.file === file)?.draft;
    if (!draft) {
      if (!options.json) printProblems(own);
      throw new UserError(
        `${file} has ${count(own.length, "problem")}: it is compared once they are mended.`,
      );
    }
    await withStore(options.remote ?? false, async ({ content: kv, db, media }) => {
      const heads = await findHeads(db, [draft.path]);
      const { drafts: pictured } = await planOgImages(media, [draft], content.packs, false);
      const [plan] = await planPublication(kv, pictured, heads);
      if (!plan) throw new Error(`${draft.path}: nothing was planned`);
      const { path, current, head } = plan;
      // Preview pictures are drawn at publication, and no file names them.
      const changes = plan.changes.filter((change) => !change.path.startsWith("preview"));
      const isSame = current?.hash !== null && changes.length === 0 && plan.copies.length === 0;
      const state = plan.state !== "new" && isSame ? "unchanged" : plan.state;
      const base = await readBase(path, options.remote ?? false);
      const stale = state !== "unchanged" && isStale(plan, base, person());
      if (options.json)
        return printJson({ path, file, state, version: current?.version ?? null, stale, changes });
      if (state === "new" && !current)
        return say(
          options,
          `${path} is not published${options.remote ? " in production" : ""} yet.`,
        );
      if (state === "unchanged")
        return say(options, `${file} says what is published, version ${current?.version}.`);
      if (stale) {
        for (const line of staleLines(plan, base, await listVersions(kv, path))) say(options, line);
        return say(
          options,
          `To take it into the file: npm run studio -- pull ${path}${wayOf(options)}`,
        );
      }
      const by = head ? `, by ${head.publishedBy}, ${momentText(head.publishedAt)}` : "";
      say(options, `${file} against version ${current?.version}${by}:`);
      for (const line of changeLines(changes, mostChanges)) say(options, line);
      say(
        options,
        `${count(changes.length, "change")}. To publish: npm run studio -- publish ${path}${wayOf(options)}`,
      );
    });
  },
});

/** Changes listed; more than `publish` lists, because they are all that is asked for. */
const mostChanges = 400;
