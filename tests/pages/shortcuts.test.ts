import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { everywhere } from "../support/kinds.ts";
import { open, post } from "../support/site.ts";
import { countOf, parse, textsOf } from "../support/html.ts";

const { reply } = weddingOf();
const venue: PublishedInvitation["sections"][number] = {
  type: "venue",
  name: { en: "Lake Garden" },
  position: [40.1, 44.5],
};

/** A page with all targets of the bar. */
function long(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    languages: ["en"],
    sections: [
      { type: "message", text: { en: "We invite you" } },
      venue,
      { type: "reply", text: { en: "Kindly confirm" } },
      { type: "calendar" },
      { type: "closing", text: { en: "We look forward to seeing you" } },
    ],
    reply: reply && { ...reply, deadline: dayFromNow(50) },
    ...changes,
  });
}

async function pageOf({ path }: PublishedInvitation, cookie = ""): Promise<string> {
  return (await open(`/${path}`, { Cookie: cookie })).text();
}

/** The bar's targets in order. */
function shortcutsIn(html: string): string[] {
  return Array.from(
    parse(html).querySelectorAll("nav.shortcuts a"),
    (link) => `${link.getAttribute("href")?.slice(1)}: ${link.textContent}`,
  );
}

async function answer({ path }: PublishedInvitation, response: "Yes" | "No"): Promise<string> {
  const sent = await post(`/${path}`, {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Ani Petrosyan",
    response,
  });
  expect(sent.status).toBe(303);
  return sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

test("under the date stands by when to answer, and it leads to the form, in every language", async () => {
  const invitation = await publish(
    env.CONTENT,
    weddingOf({
      languages: [...languages],
      title: everywhere("Invitation"),
      hosts: { person: { name: everywhere("Ani") } },
      reply: reply && { ...reply, deadline: dayFromNow(50) },
    }),
  );
  for (const language of languages) {
    const t = await translatorFor(env.CONTENT, language);
    const html = await (await open(`/${invitation.path}/${language}`)).text();
    const by = t("invitation:reply.by", {
      date: formatDate(t, wallTimeOf(dayFromNow(50)), "until"),
    });
    expect(textsOf(html, 'header.hero a[href="#reply"]'), language).toContain(by);
  }
});

test("without a deadline the line still asks for a reply", async () => {
  const invitation = await publish(env.CONTENT, long({ reply }));
  const t = await translatorFor(env.CONTENT, "en");
  const asking = textsOf(await pageOf(invitation), 'a[href="#reply"]');
  expect(asking).toContain(t("invitation:reply.please"));
});

test("the bar leads to the form, the places and the calendar, each of which is there, once", async () => {
  const invitation = await publish(
    env.CONTENT,
    long({
      sections: [
        ...long().sections.slice(0, 3),
        { type: "message", text: { en: "Then we dance" } },
        { ...venue, name: { en: "Hall" } },
        ...long().sections.slice(3),
      ],
    }),
  );
  const html = await pageOf(invitation);
  expect(shortcutsIn(html)).toEqual(["reply: Reply", "venues: Map", "calendar: Calendar"]);
  for (const id of ["reply", "venues", "calendar"]) expect(countOf(html, `section#${id}`)).toBe(1);
  // The bar ends where the form begins, or the drawing behind it, so that it never covers the form.
  expect(countOf(html, "nav.shortcuts + section#reply, nav.shortcuts + .world + #reply")).toBe(1);
});

test("after a reply the page no longer asks for one, and the bar leads to the confirmation", async () => {
  const invitation = await publish(env.CONTENT, long());
  const t = await translatorFor(env.CONTENT, "en");
  const html = await pageOf(invitation, await answer(invitation, "Yes"));
  expect(countOf(html, ".reply-link")).toBe(0);
  expect(html).not.toContain("Kindly confirm");
  expect(textsOf(html, "h2")).not.toContain(t("invitation:reply.heading"));
  expect(textsOf(html, "h2")).toContain(t("form:thanks"));
  expect(html).toContain(t("form:sent"));
  expect(shortcutsIn(html)).toEqual(["reply: Your reply", "venues: Map", "calendar: Calendar"]);
});

test("guests who come are offered the calendar and directions, others are not", async () => {
  const invitation = await publish(env.CONTENT, long());
  const t = await translatorFor(env.CONTENT, "en");
  const confirmation = async (response: "Yes" | "No") => {
    const html = await pageOf(invitation, await answer(invitation, response));
    return parse(html).querySelector("[data-reply-sent]")?.closest("section")?.outerHTML ?? "";
  };
  const coming = await confirmation("Yes");
  expect(coming).toContain(t("form:sent-yes-text"));
  expect(countOf(coming, `a[href="/${invitation.path}/event.ics"]`)).toBe(1);
  expect(coming).toContain("https://calendar.google.com/");
  expect(coming).toContain("destination=40.1");
  expect(coming).toContain("Lake Garden");
  const absent = await confirmation("No");
  expect(absent).toContain(t("form:sent-no-text"));
  expect(absent).not.toContain("event.ics");
  expect(absent).not.toContain("destination=");
});

test("an invitation without places and calendar confirms without them", async () => {
  const invitation = await publish(env.CONTENT, weddingOf({ languages: ["en"] }));
  const html = await pageOf(invitation, await answer(invitation, "Yes"));
  expect(html).toContain("data-reply-sent");
  expect(countOf(html, ".next-steps")).toBe(0);
});

const without = (type: string) => long().sections.filter((section) => section.type !== type);

test.each([
  ["answers are closed", { reply: reply && { ...reply, deadline: dayFromNow(-1) } }, 2],
  ["it asks for no answer", { reply: undefined, sections: without("reply") }, 2],
  ["only the day is told", { saveTheDate: { until: dayFromNow(10) } }, 0],
  ["one place is all there is", { reply: undefined, sections: long().sections.slice(0, 2) }, 0],
  ["it is over", { event: { start: `${dayFromNow(-10)}T15:00`, timeZone: "Asia/Yerevan" } }, 0],
] satisfies [string, Partial<PublishedInvitation>, number][])(
  "no link asks for a reply where %s",
  async (_case, changes, shortcuts) => {
    const html = await pageOf(await publish(env.CONTENT, long(changes)));
    expect(countOf(html, ".reply-link")).toBe(0);
    expect(html).not.toContain("Kindly confirm");
    expect(shortcutsIn(html)).toHaveLength(shortcuts);
  },
);

test("the number of guests is a text field; the buttons beside it wait for the script", async () => {
  const invitation = await publish(
    env.CONTENT,
    long({ reply: reply && { ...reply, guests: { max: 2 } } }),
  );
  const html = await pageOf(invitation);
  const stepper = '.stepper[data-least="1"][data-most="2"]';
  expect(countOf(html, `${stepper} button[hidden]`)).toBe(2);
  expect(countOf(html, `${stepper} input[type="text"][name="guestsNumber"]`)).toBe(1);
});

test("a phone that keeps no cookie is not asked again where its answer is confirmed", async () => {
  const invitation = await publish(env.CONTENT, long());
  const sent = await post(`/${invitation.path}`, {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Ani Petrosyan",
    response: "Yes",
  });
  const html = await (await open(sent.headers.get("Location") ?? "")).text();
  expect(html).toContain("data-reply-sent");
  expect(countOf(html, ".reply-link")).toBe(0);
  expect(html).not.toContain("Kindly confirm");
  expect(shortcutsIn(html)).toContain("reply: Your reply");
  expect(await pageOf(invitation)).toContain("Kindly confirm");
});
