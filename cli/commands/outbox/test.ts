import * as v from "valibot";
import { enqueueTestMail } from "#app/platform/outbox/test-mail.server.ts";
import { wayOf } from "../../address.ts";
import { defineCommand } from "../../command.ts";
import { printJson, say } from "../../output.ts";
import { siteSettings } from "../../settings.ts";
import { withStore } from "../../store.ts";

export const command = defineCommand({
  after: "outbox list",
  description: "mail the studio, to see whether mail works",
  examples: ["outbox test --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ id: v.string(), recipient: v.string() }),
  async run(options) {
    const remote = options.remote ?? false;
    const { STUDIO_EMAIL: recipient } = await siteSettings(remote, ["STUDIO_EMAIL"]);
    const id = await withStore(remote, ({ db }) => enqueueTestMail(db, recipient, Date.now));
    if (options.json) printJson({ id, recipient });
    say(
      options,
      `The site mails ${recipient} within a minute. If nothing comes, the reason is in: npm run studio -- outbox list${wayOf(options)}`,
    );
  },
});
