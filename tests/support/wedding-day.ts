import { expect } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { parse, rawKeysIn } from "./html.ts";
import { weddingOf } from "./invitations.ts";
import { open } from "./site.ts";
import { setClock } from "./time.ts";

/** A text in all languages. */
export const everywhere = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text]));

/** The day of `weddingWith`. */
export const weddingDay = "2027-06-12";

/** A wedding with a church at 15:00, a hall at 18:00, a cake at 00:30 and a long form. */
export function weddingWith(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    languages: [...languages],
    event: { start: `${weddingDay}T15:00`, timeZone: "Asia/Yerevan" },
    sections: [
      { type: "message", text: everywhere("We invite you") },
      { type: "countdown", to: "wedding" },
      { type: "reply" },
      { type: "calendar" },
      {
        type: "venue",
        programmeItem: "church-ceremony",
        start: `${weddingDay}T15:00`,
        name: everywhere("Saint Gayane"),
        address: everywhere("Vagharshapat"),
        position: [40.1572, 44.2919],
      },
      {
        type: "venue",
        programmeItem: "wedding-party",
        start: `${weddingDay}T18:00`,
        name: everywhere("Apricot Garden"),
      },
      {
        type: "timeline",
        items: [
          { at: "15:00", programmeItem: "church-ceremony" },
          { at: "18:00", programmeItem: "wedding-party" },
          { at: "00:30", programmeItem: "cake-ceremony" },
        ],
      },
      { type: "closing", text: everywhere("We look forward to you") },
    ],
    organiser: { name: everywhere("Lilit"), phone: "+37491234567" },
    ...changes,
  });
}

/** An invitation's page at a moment, in milliseconds since 1970 in UTC. */
export async function pageAt(
  { path }: PublishedInvitation,
  moment: number,
  language: Language = "en",
): Promise<string> {
  setClock(moment);
  const response = await open(`/${path}/${language}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(rawKeysIn(html)).toEqual([]);
  return html;
}

/** The hours that a page shows, as `15:00 in 1 h 40 min, Church ceremony`. */
export function hoursIn(html: string): string[] {
  return Array.from(parse(html).querySelectorAll(".day li:not([hidden])"), (hour) =>
    ["time", "[data-left]", "h3"]
      .map((part) => hour.querySelector(part)?.firstChild?.textContent ?? "")
      .join(" "),
  );
}
