import * as v from "valibot";
import { enqueueTestMail } from "#app/platform/outbox/test-mail/mail.server.ts";
import { wayOf } from "../../address.ts";
import { defineCommand } from "../../command.ts";
import { say } from "../../output.ts";
import { siteSettings } from "../../settings.ts";

export const command = defineCommand({
  after: "outbox list",
  description: "mail the studio, to see whether mail works",
  examples: ["outbox test --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ id: v.string(), recipient: v.string() }),
  async run(options, open) {
    const settings = await siteSettings(options.remote ?? false, ["STUDIO_EMAIL"]);
    const { STUDIO_EMAIL: recipient } = settings;
    const id = await enqueueTestMail((await open()).db, recipient, Date.now);
    say(
      options,
      `The site mails ${recipient} within a minute. If nothing comes, the reason is in: npm run studio -- outbox list${wayOf(options)}`,
    );
    return { id, recipient };
  },
});
