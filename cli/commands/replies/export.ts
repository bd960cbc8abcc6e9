import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import { csvOf } from "#app/domain/reply/replies-csv.ts";
import { homeZone } from "#app/i18n/studio.ts";
import { findPublished } from "#app/domain/authoring/publish-list.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { nearestAddress, pathOf } from "../../address.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { count, notFound, printJson, say } from "../../output.ts";
import { root } from "../../root.ts";
import { withStore } from "../../store.ts";
import { translatorOf } from "../../translator.ts";

export const command = defineCommand({
  after: "replies",
  description: "the table that the couple gets from their page (CSV)",
  arguments: ["<kind/slug>"],
  options: {
    "--out <file>": "write it to a file, not to the output",
    "--language <language>": "its headings' language; without it, the invitation's first",
  },
  completes: { "--language": languages },
  examples: ["replies export wedding/anna-arman --out answers.csv --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.array(v.looseObject({})),
  /**
   * The CSV table that the couple can download, into a file or to stdout. Works for invitations
   * that were taken down, too.
   */
  async run(address, options) {
    const requestedPath = pathOf(address);
    const wanted =
      options.language === undefined
        ? undefined
        : requireChoice("language", options.language, languages);
    const { invitation, replies } = await withStore(
      options.remote ?? false,
      async ({ content, db }) => {
        const found = await findPublished(content, requestedPath);
        const all = await listAllReplies(db, found?.path ?? requestedPath);
        if (found || all.length > 0) return { invitation: found, replies: all };
        const meant = await nearestAddress(content, requestedPath);
        throw notFound(
          `${requestedPath} is not published and has no replies.${meant ? ` Did you mean ${meant}?` : ""}`,
        );
      },
    );
    if (options.json) return printJson(replies);
    const language = wanted ?? invitation?.languages[0] ?? defaultLanguage;
    const timeZone = invitation?.event.timeZone ?? homeZone;
    const csv = csvOf(replies, invitation, language, timeZone, await translatorOf(language));
    if (options.out === undefined) {
      process.stdout.write(csv);
      return;
    }
    const file = resolve(process.env.INIT_CWD ?? root, options.out);
    // Personal data, so readable by its owner only.
    await writeFile(file, csv, { mode: 0o600 });
    say(options, `${count(replies.length, "reply", "replies")} written to ${file}`);
  },
});
