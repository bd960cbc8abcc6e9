import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { startIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { valueOf } from "../support/html.ts";

const reply = weddingOf().reply;
const church = "Saint Mary of the Lake";

/**
 * A wedding in Glendale on 23 October 2027, with a save-the-date until May and a deadline on 25
 * September.
 */
function glendale(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    languages: ["en"],
    event: { start: "2027-10-23T15:30", end: "2027-10-23T23:00", timeZone: "America/Los_Angeles" },
    saveTheDate: { until: "2027-05-01" },
    sections: [
      { type: "message", text: { en: "We invite you" } },
      { type: "countdown", to: "wedding" },
      { type: "venue", name: { en: church }, position: [34.1, -118.2] },
      { type: "reply" },
      { type: "calendar" },
      { type: "closing", text: { en: "We look forward to seeing you" } },
    ],
    reply: reply && { ...reply, deadline: "2027-09-25" },
    ...changes,
  });
}

async function pageOf(invitation: PublishedInvitation): Promise<string> {
  const response = await open(`/${invitation.path}?lng=en`);
  expect(response.status).toBe(200);
  return response.text();
}

function answer(invitation: PublishedInvitation): Promise<Response> {
  return post(`/${invitation.path}`, {
    intent: "reply",
    key: crypto.randomUUID(),
    stamp: "",
    name: "Mariam Petrosyan",
    response: "Yes",
  });
}

test("a save-the-date shows the day alone and accepts no reply", async () => {
  setClock(Date.UTC(2027, 4, 1, 6, 59));
  const invitation = await publish(env.CONTENT, glendale());
  const t = await translatorFor(env.CONTENT, "en");
  const html = await pageOf(invitation);
  for (const said of [
    t("kinds:save-the-date.title"),
    t("kinds:save-the-date.text"),
    "data-countdown",
  ])
    expect(html).toContain(said);
  for (const early of [church, 'id="reply-form"', "We invite you"])
    expect(html).not.toContain(early);
  const file = await (await open(`/${invitation.path}/event.ics`)).text();
  expect(startIn(file)).toBe(Date.UTC(2027, 9, 23, 22, 30));
  expect(file).not.toContain(church);
  expect((await answer(invitation)).status).toBe(410);

  setClock(Date.UTC(2027, 4, 1, 7));
  const opened = await pageOf(invitation);
  for (const said of [church, "We invite you"]) expect(opened).toContain(said);
  expect(valueOf(opened, "key")).not.toBe("");
  expect(await (await open(`/${invitation.path}/event.ics`)).text()).toContain(church);
  expect((await answer(invitation)).status).toBe(303);
});

test("after the deadline the page stays and its form is closed", async () => {
  setClock(Date.UTC(2027, 8, 26, 7));
  const invitation = await publish(env.CONTENT, glendale());
  const html = await pageOf(invitation);
  expect(html).toContain(church);
  expect(html).toContain('class="reply-closed"');
  expect((await answer(invitation)).status).toBe(410);
});

test("on the day the page shows it, also without a countdown section", async () => {
  setClock(Date.UTC(2027, 9, 23, 7));
  const invitation = await publish(env.CONTENT, glendale());
  const bare = await publish(env.CONTENT, glendale({ sections: [{ type: "date" }] }));
  const t = await translatorFor(env.CONTENT, "en");
  expect(await pageOf(invitation)).toContain(t("invitation:countdown.today"));
  expect(await pageOf(bare)).toContain(t("invitation:countdown.today"));
});

test("when it is over the hosts thank their guests, in their own words where they wrote some", async () => {
  setClock(Date.UTC(2027, 9, 24, 6));
  const invitation = await publish(env.CONTENT, glendale());
  const own = await publish(env.CONTENT, glendale({ thanks: { en: "You danced like lions" } }));
  const t = await translatorFor(env.CONTENT, "en");
  const html = await pageOf(invitation);
  expect(html).toContain(t("kinds:thanks.wedding"));
  expect(html).toContain(church);
  for (const past of ["data-countdown", 'id="reply"', "We look forward", 'calendar-links"'])
    expect(html).not.toContain(past);
  expect(await pageOf(own)).toContain("You danced like lions");
  expect((await answer(invitation)).status).toBe(410);
});

test("six months later page and calendar file are gone, with a kind word", async () => {
  setClock(Date.UTC(2028, 3, 23, 22, 30));
  const invitation = await publish(env.CONTENT, glendale());
  for (const path of [`/${invitation.path}`, `/${invitation.path}/event.ics`])
    expect((await open(path)).status).toBe(410);
  expect(await (await open(`/${invitation.path}`)).text()).toContain('class="plain');
  expect((await answer(invitation)).status).toBe(410);
});
