import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

/** A guest in Paris, of a wedding in Yerevan with a dinner in London. */
test.use({ timezoneId: "Europe/Paris" });

const day = dayFromNow(100);
const church = { am: "Սուրբ Գայանե", en: "Saint Gayane", ru: "Святая Гаяне" };
const garden = { am: "Ծիրանի այգի", en: "Apricot Garden", ru: "Абрикосовый сад" };

const changed: Partial<PublishedInvitation> = {
  theme: { ...weddingOf().theme, opening: "none" },
  event: { start: `${day}T16:00`, timeZone: "Asia/Yerevan" },
  sections: [
    { type: "countdown", to: "wedding" },
    { type: "date" },
    { type: "venue", programmeItem: "church-ceremony", start: `${day}T16:00`, name: church },
    {
      type: "venue",
      programmeItem: "wedding-party",
      start: `${day}T19:30`,
      timeZone: "Europe/London",
      name: garden,
    },
    {
      type: "timeline",
      items: [
        { at: "16:00", programmeItem: "church-ceremony" },
        { at: "19:30", programmeItem: "wedding-party" },
      ],
    },
  ],
  earlier: {
    at: Date.now() - 60_000,
    start: `${day}T15:00`,
    venues: [
      { programmeItem: "church-ceremony", start: `${day}T15:00`, name: church },
      { programmeItem: "wedding-party", start: `${day}T18:00`, name: garden },
    ],
  },
  reply: undefined,
};

/** The hours and the calendar as a screen reader is given them, in its order. */
const read = {
  am: {
    monday: "Երկուշաբթի",
    dayNamed: /^\S+, \d+ \S+ \d{4} թ\.$/,
    status: `
      - heading "Ինչ է փոխվել" [level=2]
      - paragraph: Սկիզբ՝ 16:00, նախկինում՝ 15:00
      - paragraph: Հարսանյաց հանդիսություն՝ 19:30, նախկինում՝ 18:00
    `,
    timer:
      /^- timer:\n {2}- paragraph: \d+ օր\n {2}- paragraph: \d+ ժամ\n {2}- paragraph: \d+ րոպե\n {2}- paragraph: \d+ վայրկյան$/,
    date: /time: 16:00 Երևանի ժամանակով ձեր ժամով՝ 1[23]:00$/,
    churchHour: /time: 16:00 Երևանի ժամանակով ձեր ժամով՝ 1[23]:00$/,
    dinnerHour: /time: 19:30 Լոնդոնի ժամանակով ձեր ժամով՝ 20:30$/,
  },
  en: {
    monday: "Monday",
    dayNamed: /^\w+day, \d+ \w+ \d{4}$/,
    status: `
      - heading "What has changed" [level=2]
      - paragraph: "Start: 16:00 instead of 15:00"
      - paragraph: "Wedding reception: 19:30 instead of 18:00"
    `,
    timer:
      /^- timer:\n {2}- paragraph: \d+ days?\n {2}- paragraph: \d+ hours?\n {2}- paragraph: \d+ minutes?\n {2}- paragraph: \d+ seconds?$/,
    date: /time: 16:00 Yerevan time 1[23]:00 where you are$/,
    churchHour: /time: 16:00 Yerevan time 1[23]:00 where you are$/,
    dinnerHour: /time: 19:30 London time 20:30 where you are$/,
  },
  ru: {
    monday: "Понедельник",
    dayNamed: /^\S+, \d+ \S+ \d{4} года$/,
    status: `
      - heading "Что изменилось" [level=2]
      - paragraph: "Начало: 16:00 (раньше: 15:00)"
      - paragraph: "Свадебный банкет: 19:30 (раньше: 18:00)"
    `,
    timer:
      /^- timer:\n {2}- paragraph: \d+ (?:день|дня|дней)\n {2}- paragraph: \d+ час\S*\n {2}- paragraph: \d+ минут\S*\n {2}- paragraph: \d+ секунд\S*$/,
    date: /time: 16:00 по ереванскому времени 1[23]:00 по вашему времени$/,
    churchHour: /time: 16:00 по ереванскому времени 1[23]:00 по вашему времени$/,
    dinnerHour: /time: 19:30 по лондонскому времени 20:30 по вашему времени$/,
  },
};

for (const language of ["am", "en", "ru"] as const)
  test(`hours are read in the order in which they are said: ${language}`, async ({ page }) => {
    const says = read[language];
    const address = await publishWedding(changed);
    await page.goto(`${address}/${language}`);
    await page.keyboard.press("Shift");
    await expect(page.locator(".here")).not.toHaveCount(0);
    await expect(page.locator(".status")).toMatchAriaSnapshot(says.status);
    expect(await page.getByRole("timer").ariaSnapshot()).toMatch(says.timer);
    expect(await page.locator(".date > p").first().ariaSnapshot()).toMatch(says.date);
    const calendar = page.locator(".date table");
    await expect(calendar.getByRole("columnheader", { name: says.monday })).toHaveCount(1);
    const that = calendar.getByRole("cell", { name: says.dayNamed });
    await expect(that).toHaveText(String(Number(day.slice(-2))));
    const hours = page.locator(".venue-time");
    expect(await hours.nth(0).ariaSnapshot()).toMatch(says.churchHour);
    expect(await hours.nth(1).ariaSnapshot()).toMatch(says.dinnerHour);
  });

test("each hour's machine form is the hour that is shown, and drawings are not read", async ({
  page,
}) => {
  for (const address of [await publishWedding(changed), "/templates/1002"])
    for (const language of ["am", "en", "ru"]) {
      await page.goto(`${address}/${language}#top`);
      const times = await page.locator("main time").evaluateAll((all) =>
        all.map((time) => ({
          shown: (time.firstChild?.textContent ?? "").trim(),
          moment: time.getAttribute("datetime") ?? "",
        })),
      );
      expect(times).not.toEqual([]);
      for (const { shown, moment } of times) {
        expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(moment.slice(11, 16)).toBe(shown);
      }
      const unnamed = await page
        .locator("main svg, header svg")
        .evaluateAll(
          (all) =>
            all.filter(
              (svg) =>
                !svg.closest("[aria-hidden=true]") &&
                !(svg.getAttribute("role") === "img" && svg.getAttribute("aria-label")),
            ).length,
        );
      expect(unnamed, `${address}/${language}`).toBe(0);
    }
});
