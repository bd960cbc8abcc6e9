import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { earlierFor } from "#app/domain/invitation/earlier.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changesOf, tellGuests, notifiedGuests } from "#app/domain/reply/change/rules.server.ts";
import { before, changeRows } from "../support/changed-wedding.ts";
import { aram } from "../support/guest-list.ts";
import { attributesOf, textsOf } from "../support/html.ts";
import { publish } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, post } from "../support/site.ts";
import { advanceClock, setClock } from "../support/time.ts";
import { church, hall, programme, weddingInParts } from "../support/wedding-in-parts.ts";

/** A wedding with a family of the church and one of the dinner, by their pages' addresses. */
async function weddingOfTwo(changes: Partial<PublishedInvitation> = {}) {
  const invitation = await publish(env.CONTENT, weddingInParts(changes));
  const added = ["church", "dinner"].map((tag) => ({
    ...aram,
    people: [{ name: tag, child: false }],
    language: "en" as const,
    tags: [tag],
  }));
  await saveHouseholds(env.DB, invitation.path, { added, changed: [] }, 1);
  const households = await listHouseholds(env.DB, invitation.path);
  const [atChurch = "", atDinner = ""] = ["church", "dinner"].map((tag) => {
    const code = households.find(({ tags }) => tags.includes(tag))?.code;
    return `/${invitation.path}?g=${code}`;
  });
  return { invitation, atChurch, atDinner };
}

/** A guest who comes and gives an address for changes. */
async function comes(address: string, email: string) {
  setClock(before);
  await post(address, { ...goodReply(), guestsNumber: "2" });
  const html = await (await open(address)).text();
  const [mark = ""] = attributesOf(html, "[name=mark]", "value");
  expect((await post(address, { mark, intent: "address", email })).status).toBe(303);
}

/** The next version with another hour, as it is published, and to whom that is to be told. */
async function moved(invitation: PublishedInvitation, from: string, to: string) {
  const text = JSON.stringify({ event: invitation.event, sections: invitation.sections });
  const changed = { ...invitation, ...JSON.parse(text.replaceAll(from, to)) };
  const version = invitation.version + 1;
  const earlier = earlierFor(invitation, changed, before + version);
  const next = { ...changed, version, hash: `${invitation.hash}-${version}`, earlier };
  await publish(env.CONTENT, next);
  advanceClock();
  await tellGuests(env.DB, next, before + version);
  await tellGuests(env.DB, next, before + version);
  const notified = (await changeRows(invitation.path)).map(({ recipient }) => recipient);
  return { next, notified: notified.toSorted() };
}

test("a family hears of no change of what it does not see, and of what it sees once", async () => {
  const { invitation, atChurch, atDinner } = await weddingOfTwo();
  await comes(atChurch, "church@example.com");
  await comes(atDinner, "dinner@example.com");
  const first = await moved(invitation, "16:00", "17:00");
  expect(first.notified).toEqual(["dinner@example.com"]);
  const changes = await changesOf(env.DB, first.next, before + 2);
  expect(await notifiedGuests(env.DB, invitation.path, changes)).toEqual({
    reachable: 1,
    notified: 1,
  });
  expect(textsOf(await (await open(atChurch)).text(), ".status")).toEqual([]);
  const second = await moved(first.next, "13:00", "12:00");
  expect(second.notified).toEqual(["church@example.com", "dinner@example.com"]);
});

test("an hour of the order of the day that begins a family's day is told to it", async () => {
  const untimed = [church, hall].map((venue) => ({ ...venue, start: undefined }));
  const { sections } = weddingInParts();
  const others = sections.filter(({ type }) => type !== "venue" && type !== "timeline");
  const { invitation, atChurch, atDinner } = await weddingOfTwo({
    sections: [...untimed, programme, ...others],
  });
  await comes(atChurch, "church@example.com");
  await comes(atDinner, "dinner@example.com");
  const { notified } = await moved(invitation, "16:00", "17:00");
  expect(notified).toEqual(["dinner@example.com"]);
  const says = async (address: string) =>
    textsOf(await (await open(address)).text(), ".status p").at(0);
  expect(await says(atDinner)).toBe("Start: 17:00 instead of 16:00");
  expect(await says(atChurch)).toBeUndefined();
});

test("pages of one wedding that are asked for in turn are each reader's own", async () => {
  const { invitation, atChurch, atDinner } = await weddingOfTwo();
  setClock(before);
  const cover = async (address: string) =>
    textsOf(await (await open(address)).text(), ".hero .event-day .muted").join(" ");
  const general = `/${invitation.path}`;
  const inTurn = [general, atDinner, atChurch, general, atDinner, atChurch, general];
  const covers: string[] = [];
  for (const address of inTurn) covers.push(await cover(address));
  const [dinner, own] = ["16:00 · Apricot Garden", "13:00 · Vagharshapat"];
  expect(covers).toEqual(["", dinner, own, "", dinner, own, ""]);
});
