import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayFromNow } from "../support/invitations.ts";
import { guestName, openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";

const both = (text: string) => ({ am: text, en: text });
const day = dayFromNow(60);

/** A definition as staff write it, with its church at an hour. */
function definition(slug: string, hour: string, place: string) {
  return {
    kind: "wedding",
    slug,
    template: "1002",
    languages: ["en", "am"],
    title: both("Wedding"),
    hosts: {
      groom: { name: { am: "Նարեկ", en: "Narek" }, email: "narek@example.com" },
      bride: { name: { am: "Սոնա", en: "Sona" }, email: "sona@example.com" },
    },
    event: { start: `${day}T${hour}`, timeZone: "Asia/Yerevan" },
    sections: [
      { type: "message", text: both("We invite you.") },
      {
        type: "venue",
        programmeItem: "church-ceremony",
        start: `${day}T${hour}`,
        name: both(place),
        drawing: "gayane",
      },
      { type: "reply" },
    ],
    reply: {
      deadline: dayFromNow(40),
      recipients: "both",
      fields: ["guestsNumber"],
      guests: { max: 5 },
    },
  };
}

test("a new place and a cancellation come from publish to the guest's phone, the place by mail too", async ({
  page,
  studio,
  contentDir,
  inbox,
}) => {
  const slug = `change-${Date.now().toString(36)}`;
  const file = join(contentDir, `invitations/wedding/${slug}.json`);
  const publish = async (changed: object, ...options: string[]) => {
    await writeFile(file, JSON.stringify(changed, null, 2));
    const run = await studio("publish", `wedding/${slug}`, "--yes", "--no-pictures", ...options);
    expect(run.code, run.complaints).toBe(0);
    return run.out;
  };
  const first = definition(slug, "15:00", "Saint Gayane");
  await publish(first);

  const guest = `${slug}@example.com`;
  await page.goto(`/wedding/${slug}/en`);
  await openEnvelope(page);
  await page.locator("input[name=response][value=Yes]").check({ force: true });
  await page.locator("input[name=name]").fill(guestName());
  await page.locator("#reply-form button[type=submit]").click();
  await page.locator("#changes-email").fill(guest);
  await page.locator("#changes button").click();
  await expect(page.locator("#changes bdi")).toHaveText(guest);

  const moved = definition(slug, "16:00", "Saint Hripsime");
  expect(await publish(moved, "--tell")).toContain("The change is told to 1 guest.");
  const status = page.locator(".card > .status");
  // A page is seen changed within a minute.
  const seen = (words: string) =>
    expect(async () => {
      await page.reload();
      await expect(status).toContainText(words, { timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
  await seen("Saint Hripsime instead of Saint Gayane");
  const mail = await inbox.waitFor(guest, "Saint Hripsime instead of Saint Gayane", 240_000);
  expect(mail.text).toContain("16:00");

  await publish({ ...moved, status: { is: "cancelled" } });
  await seen("ancel");
  await expect(page.locator("#reply-form, #changes")).toHaveCount(0);
});
