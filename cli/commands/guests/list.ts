import * as v from "valibot";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import {
  readRepliedParties,
  repliedParties,
  type RepliedParty,
} from "#app/domain/reply/party/data.server.ts";
import { defineCommand } from "../../command.ts";
import { householdAnswer } from "../../guests/guest-answers.ts";
import { readHouseholds, seatsText } from "../../guests/households.ts";
import { count, momentText, say, sayRows } from "../../output.ts";

export const command = defineCommand({
  after: "guests import",
  description: "households, what they answered, and whether they opened their link",
  arguments: ["<kind/slug>"],
  examples: ["guests list wedding/anna-arman --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(
    v.looseObject({
      ...householdAnswer.entries,
      answer: v.picklist(["yes", "no", "silent"]),
      heads: v.number(),
    }),
  ),
  async run(address, options, open) {
    const store = await open();
    const { path, households } = await readHouseholds(store, address);
    const replies = readRepliedParties(await repliedParties(store.db, path).all());
    const replyOf = new Map(replies.map((reply) => [reply.household, reply]));
    const listed = households.map((household) => ({
      ...household,
      ...answerOf(replyOf.get(household.id)),
    }));
    sayRows(
      options,
      `${path} has no guests by name.`,
      ["PEOPLE", "SEATS", "ANSWER", "LANGUAGE", "LINK", "ID"],
      listed.map((household) => [
        peopleText(household),
        seatsText(household),
        household.answer === "yes" ? `yes, ${household.heads}` : household.answer,
        household.language ?? "–",
        visitText(household),
        household.id,
      ]),
    );
    const seats = listed.reduce((sum, { adults, children }) => sum + adults + children, 0);
    const heads = listed.reduce((sum, { heads: headCount }) => sum + headCount, 0);
    const silent = listed.filter(({ answer }) => answer === "silent").length;
    if (listed.length > 0)
      say(
        options,
        `${count(listed.length, "household")}, ${count(seats, "seat")}; ${heads} coming, ${silent} silent`,
      );
    return listed;
  },
});

/** A household's answer, and how many people come. An answer that the hosts hid is none. */
function answerOf(reply: RepliedParty | undefined): {
  answer: "yes" | "no" | "silent";
  heads: number;
} {
  if (!reply) return { answer: "silent", heads: 0 };
  return reply.response === "Yes"
    ? { answer: "yes", heads: reply.heads ?? 1 }
    : { answer: "no", heads: 0 };
}

function visitText({ code, openedAt, lastOpenedAt, deliveredAt }: Household): string {
  if (code === null) return "revoked";
  if (openedAt !== null) {
    const isAgain = lastOpenedAt !== null && lastOpenedAt > openedAt;
    const last = isAgain ? `, last ${momentText(lastOpenedAt)}` : "";
    return `opened ${momentText(openedAt)}${last}`;
  }
  return deliveredAt === null ? "–" : `delivered ${momentText(deliveredAt)}`;
}
