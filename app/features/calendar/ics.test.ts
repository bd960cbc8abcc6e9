import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { eventOf } from "#app/features/calendar/event.ts";
import { icsOf } from "#app/features/calendar/ics.ts";
import { calendarLinks } from "#app/features/calendar/links.ts";
import { translatorFor } from "#app/features/language/packs.server.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";

const wedding = weddingOf({
  event: { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" },
  sections: [
    {
      type: "venue",
      stage: "church-ceremony",
      start: "2027-06-12T15:00",
      name: { am: "Սուրբ Գրիգոր Լուսավորիչ Մայր Տաճար, Երևան; գլխավոր մուտք" },
      address: { am: "Երվանդ Քոչարի փողոց, Կենտրոն վարչական շրջան" },
      position: [40.1772, 44.5035],
    },
  ],
});

async function calendarFile(): Promise<string> {
  const t = await translatorFor(env.CONTENT, "am");
  return icsOf(eventOf(wedding, "am", "https://hraver.example", t), Date.UTC(2027, 0, 1));
}

test("the file says the instant in UTC, so the hour is right in Glendale, Paris and Yerevan", async () => {
  const file = await calendarFile();
  expect(file).toContain("DTSTART:20270612T110000Z\r\n");
  expect(file).toContain("DTEND:20270612T193000Z\r\n");
  expect(file).toContain("GEO:40.1772;44.5035\r\n");
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

test("no line is longer than 75 octets and none is cut inside a letter", async () => {
  const file = await calendarFile();
  const encoder = new TextEncoder();
  for (const line of file.split("\r\n"))
    expect(encoder.encode(line).length, line).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain(
    String.raw`LOCATION:Սուրբ Գրիգոր Լուսավորիչ Մայր Տաճար\, Երևան\; գլխավոր մուտք\, Երվանդ Քոչարի փողոց\, Կենտրոն վարչական շրջան`,
  );
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("the calendars' links carry the same instant", async () => {
  const t = await translatorFor(env.CONTENT, "am");
  const links = calendarLinks(wedding, "am", "https://hraver.example", t);
  expect(new URL(links.google).searchParams.get("dates")).toBe("20270612T110000Z/20270612T193000Z");
  expect(new URL(links.outlook).searchParams.get("startdt")).toBe("2027-06-12T11:00:00Z");
  expect(new URL(links.yahoo).searchParams.get("st")).toBe("20270612T110000Z");
  expect(links.file).toBe(`/${wedding.path}/event.ics`);
});
