import * as v from "valibot";
import { listUnsent } from "#app/platform/outbox/data.server.ts";
import { channels } from "#app/platform/outbox/schema.ts";
import { wayOf } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { maxListed, sayMessages } from "../../outbox/messages.ts";
import { count, say } from "../../output.ts";

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
  async run(options, open) {
    const rows = await listUnsent((await open()).db, maxListed, options.all);
    if (rows.length === 0) {
      say(options, "Nothing waits and nothing was given up.");
      return rows;
    }
    sayMessages(rows, options);
    const waiting = rows.filter(({ settledBy }) => settledBy === null);
    const dead = waiting.filter(({ state }) => state === "dead").length;
    const unconfirmedCount = waiting.filter(({ unconfirmed }) => unconfirmed > 0).length;
    say(options, `\n${waiting.length - dead} waiting, ${dead} given up.`);
    if (unconfirmedCount > 0)
      say(
        options,
        `${count(unconfirmedCount, "message was", "messages were")} perhaps delivered: the server took it whole and did not answer. Ask whoever it is for before you send it again.`,
      );
    if (dead > 0)
      say(
        options,
        `Send again: npm run studio -- outbox retry ID${wayOf(options)}, or --all`,
        `Nothing more to be done: npm run studio -- outbox settle ID${wayOf(options)}`,
      );
    return rows;
  },
});
