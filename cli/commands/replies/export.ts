import * as v from "valibot";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import { csvOf } from "#app/domain/reply/export/format.ts";
import { homeZone } from "#app/i18n/studio.ts";
import { findPublished } from "#app/domain/authoring/publish/list.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { nearestAddress, pathOf } from "../../address.ts";
import { defineCommand } from "../../command.ts";
import { count, notFound, didYouMean } from "../../output.ts";
import { translatorOf } from "../../translator.ts";
import { optionalChoice } from "../../choice.ts";
import { printTable } from "../../guests/private-table.ts";

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
  async run(address, options, open) {
    const requestedPath = pathOf(address);
    const chosenLanguage = optionalChoice("language", options.language, languages);
    const { content, db } = await open();
    const invitation = await findPublished(content, requestedPath);
    const replies = await listAllReplies(db, invitation?.path ?? requestedPath);
    if (!invitation && replies.length === 0)
      throw notFound(
        `${requestedPath} is not published and has no replies.${didYouMean(await nearestAddress(content, requestedPath))}`,
      );
    const language = chosenLanguage ?? invitation?.languages[0] ?? defaultLanguage;
    const timeZone = invitation?.event.timeZone ?? homeZone;
    const csv = csvOf(replies, invitation, language, timeZone, await translatorOf(language));
    await printTable(csv, count(replies.length, "reply", "replies"), options);
    return replies;
  },
});
