import * as v from "valibot";
import { listUnsent } from "#app/platform/outbox/data.server.ts";
import { channels } from "#app/platform/outbox/schema.ts";
import { wayOf } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { maxListed, printRows } from "../../outbox/messages.ts";
import { count, printJson, say } from "../../output.ts";
import { withStore } from "../../store.ts";

const message = v.strictObject({
  id: v.string(),
  channel: v.picklist(channels),
  kind: v.string(),
  invitation: shapes.text,
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  unconfirmed: v.number(),
  dueAt: shapes.moment,
  lastError: shapes.text,
  createdAt: shapes.moment,
  settledAt: v.nullable(shapes.moment),
  settledBy: v.nullable(v.picklist(["staff", "sender"])),
});

export const command = defineCommand({
  after: "outbox",
  description: "what waits and what was given up, with the reason",
  options: {
    "--all": "also what is settled",
  },
  examples: ["outbox list --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(message),
  /** Waiting and dead messages with the reason; `--all` includes settled ones. */
  async run(options) {
    const rows = await withStore(options.remote ?? false, ({ db }) =>
      listUnsent(db, maxListed, options.all),
    );
    if (options.json) return printJson(rows);
    if (rows.length === 0) return say(options, "Nothing waits and nothing was given up.");
    printRows(rows, options);
    const open = rows.filter(({ settledBy }) => settledBy === null);
    const dead = open.filter(({ state }) => state === "dead").length;
    const perhaps = open.filter(({ unconfirmed }) => unconfirmed > 0).length;
    say(options, `\n${open.length - dead} waiting, ${dead} given up.`);
    if (perhaps > 0)
      say(
        options,
        `${count(perhaps, "message was", "messages were")} perhaps delivered: the server took it whole and did not answer. Ask whoever it is for before you send it again.`,
      );
    if (dead > 0) {
      say(options, `Send again: npm run studio -- outbox retry ID${wayOf(options)}, or --all`);
      say(options, `Nothing more to be done: npm run studio -- outbox settle ID${wayOf(options)}`);
    }
  },
});
