import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { householdMessage } from "#app/couple/messages/texts.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { earlierFor } from "#app/domain/invitation/earlier.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { ogImageCard } from "#app/guest/chat-pictures/view.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { composeChangeMail, composeChangeMessage } from "#app/domain/reply/change/mail.server.ts";
import { tellGuests } from "#app/domain/reply/change/rules.server.ts";
import { formatTime, wallTime } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { before, changeRows } from "../support/changed-wedding.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { enterDashboard, reply } from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { attributesOf, metaOf, parse, textsOf } from "../support/html.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";
import { callWebhook, newChat, updateOf } from "../support/telegram.ts";
import { advanceClock, setClock } from "../support/time.ts";
import { weddingInParts } from "../support/wedding-in-parts.ts";

const botBefore: unknown = Reflect.get(env, "TELEGRAM_BOT_NAME");
afterEach(() => {
  Object.assign(env, { TELEGRAM_BOT_NAME: botBefore });
});

const zone = "Asia/Yerevan";

/** Families by what they are invited to; the general link is of nobody. */
const tagsOf = {
  "the general link": null,
  church: ["church"],
  dinner: ["dinner"],
  both: ["dinner", "church"],
} as const;
type Reader = keyof typeof tagsOf;
const readers: Reader[] = ["the general link", "church", "dinner", "both"];

/** Words of each surface, to the readers in their order. */
const table: Record<string, readonly string[]> = {
  cover: [
    "12 June 2027",
    "12 June 2027 13:00 · Vagharshapat",
    "12 June 2027 16:00 · Apricot Garden",
    "12 June 2027 13:00 · Vagharshapat",
  ],
  "preview in a chat": [
    "Arman and Anna · 12 June 2027",
    "Arman and Anna · 12 June 2027 · Vagharshapat",
    "Arman and Anna · 12 June 2027 · Apricot Garden",
    "Arman and Anna · 12 June 2027 · Vagharshapat",
  ],
  "hour below the calendar": ["", "13:00", "16:00", "13:00"].map(
    (hour) => hour && `${hour}Yerevan time`,
  ),
  countdown: ["12 00:00", "12 13:00", "12 16:00", "12 13:00"],
  places: [
    "",
    "13:00 Saint Gayane",
    "16:00 Apricot Garden",
    "13:00 Saint Gayane, 16:00 Apricot Garden",
  ],
  programme: ["", "11:00 13:00", "16:00 20:00 00:30", "11:00 13:00 16:00 20:00 00:30"],
  "calendar file": [
    "20270612 to 20270613 at ",
    "20270612T130000 to 20270612T160000 at Saint Gayane, Vagharshapat",
    "20270612T160000 to 20270612T220000 at Apricot Garden, Ashtarak highway 5",
    "20270612T130000 to 20270612T190000 at Saint Gayane, Vagharshapat",
  ],
  "Google's calendar": [
    "20270612/20270613 at ",
    "20270612T090000Z/20270612T120000Z at Saint Gayane, Vagharshapat",
    "20270612T120000Z/20270612T180000Z at Apricot Garden, Ashtarak highway 5",
    "20270612T090000Z/20270612T150000Z at Saint Gayane, Vagharshapat",
  ],
  "Yahoo's and Outlook's": [
    "20270612 allday, 2027-06-12 true",
    "20270612T090000Z , 2027-06-12T09:00:00Z ",
    "20270612T120000Z , 2027-06-12T12:00:00Z ",
    "20270612T090000Z , 2027-06-12T09:00:00Z ",
  ],
  "chat picture": Array(4).fill("12 June 2027, no place"),
  "page of the day": [
    "",
    "11:00 Groom’s home, 13:00 Church ceremony",
    "16:00 Wedding reception, 20:00 First dance, 00:30 Cake cutting",
    "11:00 Groom’s home, 13:00 Church ceremony, 16:00 Wedding reception, 20:00 First dance, 00:30 Cake cutting",
  ],
  "page after a change": changes(["", ...Array(3).fill("Update your calendar")]),
  "message of a change": changes(["", "", "", ""]),
  "mail of a change": changes([
    "none",
    "12 June 2027, 12:00, Saint Gayane | own link",
    "12 June 2027, 17:00, Apricot Garden | own link",
    "12 June 2027, 12:00, Saint Gayane | own link",
  ]),
  Telegram: changes([
    "none",
    "12 June 2027, 12:00, Saint Gayane | own link",
    "12 June 2027, 17:00, Apricot Garden | own link",
    "12 June 2027, 12:00, Saint Gayane | own link",
  ]),
  "restaurant's list": ["4", "0", "4", "4"],
  "list at the door": ["4 guests", "", "4 guests", "4 guests"],
  booklet: ["", "", "", ""],
};

/** Changes for each reader, before what else a surface says. */
function changes(more: readonly string[]): string[] {
  const [church, dinner] = ["12:00 instead of 13:00", "17:00 instead of 16:00"];
  const told = [
    [],
    [`Start: ${church}`],
    [`Start: ${dinner}`],
    [`Start: ${church}`, `Wedding reception: ${dinner}`],
  ];
  return told.map((lines, reader) => [...lines, more[reader]].filter(Boolean).join(" | "));
}

/** A published wedding, and what leads a reader to its page. */
async function weddingFor(reader: Reader) {
  const invitation = await publish(env.CONTENT, weddingInParts());
  const tags = tagsOf[reader];
  if (tags) {
    const added = [{ ...aram, adults: 4, tags: [...tags], language: "en" as const }];
    await saveHouseholds(env.DB, invitation.path, { added, changed: [] }, 1);
  }
  const [household = null] = await listHouseholds(env.DB, invitation.path);
  const query = household ? `?g=${household.code}` : "";
  return { invitation, household, query, address: `/${invitation.path}${query}` };
}

type Wedding = Awaited<ReturnType<typeof weddingFor>>;

async function htmlAt(address: string, moment: string): Promise<string> {
  setClock(instantOf(moment, zone));
  const response = await open(address);
  expect(response.status).toBe(200);
  return response.text();
}

/** Words of an invitation's page and its calendars. */
async function pageSays({ invitation, query, address }: Wedding) {
  const html = await htmlAt(address, "2027-05-01T12:00");
  const page = parse(html);
  const texts = (selector: string) => textsOf(html, selector).join(" ");
  const t = await translatorFor(env.CONTENT, "en");
  const [begins = ""] = attributesOf(html, "[data-countdown]", "data-countdown");
  const clock = wallTime(Number(begins), zone);
  const [google, outlook, yahoo] = attributesOf(html, "#calendar li a", "href").map(
    (href) => new URL(href).searchParams,
  );
  const file = await (await open(`/${invitation.path}/event.ics${query}`)).text();
  const event = readCalendar(file);
  const card = ogImageCard(invitation, "en", t);
  return {
    cover: texts(".hero .event-day > :not(a)"),
    "preview in a chat": metaOf(html, "og:description") ?? "",
    "hour below the calendar": texts(".date-time"),
    countdown: `${clock.day} ${formatTime(t, clock)}`,
    places: Array.from(page.querySelectorAll(".venue"), (venue) =>
      [
        venue.querySelector("time")?.textContent,
        venue.querySelector("h3, .venue-name")?.textContent,
      ].join(" "),
    ).join(", "),
    programme: texts(".timeline time"),
    "calendar file": `${valueIn(event, "DTSTART")} to ${valueIn(event, "DTEND")} at ${valueIn(event, "LOCATION") ?? ""}`,
    "Google's calendar": `${google?.get("dates")} at ${google?.get("location")}`,
    "Yahoo's and Outlook's": [
      `${yahoo?.get("st")} ${yahoo?.get("dur") ?? ""}`,
      `${outlook?.get("startdt")} ${outlook?.get("allday") ?? ""}`,
    ].join(", "),
    "chat picture": `${card?.date}, ${card?.place ?? "no place"}`,
  };
}

/** Hours that the page shows on the day itself, in the morning. */
async function daySays({ address }: Wedding) {
  const html = await htmlAt(address, "2027-06-12T09:00");
  const hours = Array.from(parse(html).querySelectorAll(".day li"), (hour) =>
    ["time", "h3"].map((part) => hour.querySelector(part)?.textContent).join(" "),
  );
  return { "page of the day": hours.join(", ") };
}

/** The same wedding with the church an hour earlier, the dinner an hour later, as it is published. */
async function publishChanged(invitation: PublishedInvitation) {
  const hours: Record<string, string> = { "13:00": "12:00", "16:00": "17:00" };
  const moved = (local: string) => local.slice(0, -5) + (hours[local.slice(-5)] ?? local.slice(-5));
  const { event, sections } = invitation;
  const changed = {
    ...invitation,
    version: 2,
    hash: `${invitation.hash}-2`,
    event: { ...event, start: moved(event.start) },
    sections: sections.map((section) =>
      section.type === "venue" && section.start
        ? { ...section, start: moved(section.start) }
        : section.type === "timeline"
          ? { ...section, items: section.items.map((item) => ({ ...item, at: moved(item.at) })) }
          : section,
    ),
  };
  const earlier = earlierFor(invitation, changed, before);
  await publish(env.CONTENT, { ...changed, earlier });
  advanceClock();
  return readPublished(invitation.path, JSON.stringify({ ...changed, earlier }));
}

/** News of a change for a guest who comes, and gave an address and a chat. */
async function changeSays({ invitation, household, address }: Wedding) {
  setClock(before);
  const answered = await post(address, goodReply());
  const headers = { Cookie: answered.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const read = async () => (await open(address, headers)).text();
  const [mark = ""] = attributesOf(await read(), "[name=mark]", "value");
  await post(address, { mark, intent: "address", email: "ani@example.com" }, headers);
  const [bot = ""] = attributesOf(await read(), '#changes a[href*="?start="]', "href");
  await callWebhook(updateOf(newChat(), `/start ${bot.split("?start=")[1]}`));
  const changed = await publishChanged(invitation);
  await tellGuests(env.DB, changed, before);
  const [row] = await changeRows(invitation.path);
  const html = await (await open(address)).text();
  const t = await translatorFor(env.CONTENT, "en");
  const message = household && householdMessage("status", household, changed, origin, t);
  return {
    "page after a change": textsOf(html, ".status p").join(" | "),
    "message of a change": message?.split("\n").slice(1, -1).join(" | ") ?? "",
    ...(await toldIn(row)),
  };
}

async function toldIn(row: OutboxRow | undefined) {
  if (!row) return { "mail of a change": "none", Telegram: "none" };
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const now = () => before;
  const sources = { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET, now };
  const { text: mail } = await composeChangeMail(sources, row);
  const { text: chat } = await composeChangeMessage(sources, row);
  const partsOf = (text: string) =>
    text
      .replaceAll(/<\/?[ab]\b[^>]*?(href="[^"]*")?>/g, "$1")
      .split("\n\n")
      .slice(1, 4)
      .flatMap((part) => (/[?]g=\w{8}/.test(part) ? ["own link"] : part.split("\n")))
      .join(" | ");
  return { "mail of a change": partsOf(mail), Telegram: partsOf(chat) };
}

/** Counts of the couple's lists, once the reader's four people have said yes. */
async function listsSay({ invitation, household }: Wedding) {
  const { path } = invitation;
  setClock(before);
  await reply(path, { response: "Yes", guestsNumber: 4, household: household?.id });
  const couple = await enterDashboard(await createLink(env.DB, path, before));
  const read = async (list: string) => (await open(`/replies/${list}lng=en`, couple)).text();
  const [caterer, door, booklet] = await Promise.all(
    ["caterer?", "door?at=restaurant&", "booklet?"].map(read),
  );
  return {
    "restaurant's list": textsOf(caterer ?? "", ".caterer-figures dd").at(0),
    "list at the door": textsOf(door ?? "", ".door-total").join(""),
    booklet: textsOf(booklet ?? "", ".booklet dt").join(" "),
  };
}

test.for(readers)(
  "every surface begins with the first hour that is meant for %s",
  async (reader) => {
    Object.assign(env, { TELEGRAM_BOT_NAME: "hraver_bot" });
    const says = {
      ...(await pageSays(await weddingFor(reader))),
      ...(await daySays(await weddingFor(reader))),
      ...(await changeSays(await weddingFor(reader))),
      ...(await listsSay(await weddingFor(reader))),
    };
    const column = Object.entries(table).map(([surface, cells]) => [
      surface,
      cells[readers.indexOf(reader)],
    ]);
    expect(says).toEqual(Object.fromEntries(column));
  },
);
