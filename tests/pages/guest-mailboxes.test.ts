import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { composeChangeMail } from "#app/domain/reply/change/mail.server.ts";
import { tellGuests, notifiedGuests, changesOf } from "#app/domain/reply/change/rules.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { before, changeRows, guestOf, wedding } from "../support/changed-wedding.ts";
import { textsOf } from "../support/html.ts";
import { publish } from "../support/invitations.ts";
import { origin, open, post } from "../support/site.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);

/** A wedding whose guests give addresses, and hear that it begins at another hour. */
async function toldWedding() {
  const invitation = await publish(env.CONTENT, wedding());
  const { path } = invitation;
  const guest = async (email: string) => {
    const one = await guestOf(path, { key: crypto.randomUUID() });
    await one.send({ intent: "address", email });
    return one;
  };
  let version = 1;
  const movedTo = async (hour: string): Promise<PublishedInvitation> => {
    version += 1;
    const start = `2027-06-12T${hour}`;
    const earlier = { at: before + version, start: invitation.event.start, venues: [] };
    const event = { ...invitation.event, start };
    return publish(env.CONTENT, {
      ...invitation,
      version,
      hash: `${invitation.hash}-${version}`,
      event,
      earlier,
    });
  };
  /** The texts of the mails about a new hour, by their addresses, as if they were sent at once. */
  const tell = async (hour: string): Promise<{ to: string; text: string }[]> => {
    const moved = await movedTo(hour);
    await tellGuests(env.DB, moved, before + version);
    await tellGuests(env.DB, moved, before + version);
    const waiting = await env.DB.prepare(
      "UPDATE outbox SET state = 'sent' WHERE invitation = ?1 AND kind = 'change' AND state = 'pending' RETURNING id",
    )
      .bind(path)
      .all<{ id: string }>();
    const ids = new Set(waiting.results.map(({ id }) => id));
    const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET };
    const rows = (await changeRows(path)).filter(({ id }) => ids.has(id));
    return Promise.all(
      rows.map((row) => composeChangeMail({ ...sources, now: () => before + version }, row)),
    );
  };
  return { path, guest, tell, movedTo };
}

const linkIn = (text: string | undefined) =>
  /http:\/\/localhost(\/stop\/\S+)/.exec(text ?? "")?.[1] ?? "";

test("a mailbox that many replies name gets one mail of a change", async () => {
  const { path, guest, tell, movedTo } = await toldWedding();
  for (const email of ["ani@example.com", "Ani@example.com", "ani+x@example.com", "b@example.com"])
    await guest(email);
  const moved = await movedTo("16:00");
  const changes = await changesOf(env.DB, moved, before);
  expect(await notifiedGuests(env.DB, moved.path, changes)).toEqual({ reachable: 2, notified: 0 });
  const mails = await tell("16:30");
  expect(mails.map(({ to }) => to.toLowerCase().replace("+x", "")).toSorted()).toEqual([
    "ani@example.com",
    "b@example.com",
  ]);
  expect(await changeRows(path)).toHaveLength(2);
});

test("a second mail goes to a mailbox whose reader has said so in the first", async () => {
  const { guest, tell, movedTo } = await toldWedding();
  const ani = await guest("ani@example.com");
  await guest("stranger@example.com");
  const first = await tell("16:00");
  expect(first).toHaveLength(2);
  for (const { text } of first) expect(text).toContain("only if you want us to");
  const page = linkIn(first.find(({ to }) => to === "ani@example.com")?.text);
  // Mail programs open links.
  expect(await (await open(page)).text()).toContain("ani@example.com");
  expect(textsOf(await ani.read(), ".changes p")[0]).toContain("One mail went out");
  expect(await tell("16:10")).toEqual([]);
  await post(page, { intent: "keep" });
  expect(textsOf(await (await open(page)).text(), "h1")[0]).toContain("We’ll write");
  expect(textsOf(await ani.read(), ".changes p")[0]).toContain("will be mailed to");
  const moved = await movedTo("16:15");
  const changes = await changesOf(env.DB, moved, before);
  expect(await notifiedGuests(env.DB, moved.path, changes)).toMatchObject({ reachable: 1 });
  const second = await tell("16:20");
  expect(second.map(({ to }) => to)).toEqual(["ani@example.com"]);
  expect(second[0]?.text).not.toContain("only if you want us to");
});

test("a mail's link forgets its mailbox in the whole invitation, also where it is given again", async () => {
  const { guest, tell } = await toldWedding();
  const other = await toldWedding();
  await other.guest("victim@example.com");
  const replies = [
    await guest("victim@example.com"),
    await guest("Victim@example.com"),
    await guest("victim+y@example.com"),
  ];
  const [mail] = await tell("16:00");
  const page = linkIn(mail?.text);
  await post(page, { intent: "keep" });
  await post(page, {});
  expect(await (await open(page)).text()).toContain("We won’t write to this address again");
  for (const one of replies) expect(textsOf(await one.read(), ".changes bdi")).toEqual([]);
  await replies[0]?.send({ intent: "address", email: "victim@example.com" });
  expect(await tell("16:30")).toEqual([]);
  expect(await other.tell("16:30")).toHaveLength(1);
});

test("a mail's link is about the mailbox that it went to, whatever address the reply has since", async () => {
  const { guest, tell } = await toldWedding();
  const ani = await guest("first@example.com");
  const [mail] = await tell("16:00");
  await ani.send({ intent: "address", email: "second@example.com" });
  const page = linkIn(mail?.text);
  expect(await (await open(page)).text()).not.toContain("second@example.com");
  await post(page, {});
  expect(textsOf(await ani.read(), ".changes bdi")).toEqual(["second@example.com"]);
});

test("a network gives so many addresses in a day, and what a guest typed stays", async () => {
  const { path, guest } = await toldWedding();
  await guest("ani@example.com");
  await env.DB.prepare(
    `INSERT INTO guest_addresses (reply_id, invitation, address, language, network, created_at)
     SELECT 'other-' || value, invitation, address, language, network, created_at
     FROM guest_addresses, json_each(?2) WHERE invitation = ?1`,
  )
    .bind(path, JSON.stringify(Array.from({ length: 49 }, (_, index) => index)))
    .run();
  const late = await guestOf(path, { key: crypto.randomUUID() });
  const refused = await late.send({ intent: "address", email: "b@example.com" });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("b@example.com");
  expect(textsOf(await late.read(), ".changes bdi")).toEqual([]);
});
