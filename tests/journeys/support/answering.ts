import type { Page } from "@playwright/test";
import { withStore } from "../../../cli/store.ts";
import { named } from "./mail-server.ts";

/** The demo wedding, whose guests choose the recipient. */
export const wedding = "/wedding/anna-arman";
export const groomEmail = "arman@example.com";

let guests = 0;

/** A unique name of a guest. */
export function guestName(): string {
  guests += 1;
  return `Անի Պետրոսյան ${process.pid.toString(36)} ${Date.now().toString(36)}${guests}`;
}

/** Opens the envelope, where the page is still closed. */
export async function openEnvelope(page: Page): Promise<void> {
  await page.locator("[data-open]").click();
  await page.locator("[data-opening]").waitFor({ state: "hidden" });
}

/** Fills in the demo wedding's form as a guest of the groom who comes. */
export async function fillReply(page: Page, name: string, number: string): Promise<void> {
  // By its label, as a guest taps: the circle itself is hidden, and a forced click does not wait until
  // the page stands still.
  await page.locator("label:has([name=response][value=Yes])").click();
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=guestsNumber]").fill(number);
  await page.locator("label:has([name=emailTo][value=groom])").click();
}

/** Sends the form and waits for the confirmation. */
export async function sendReply(page: Page): Promise<void> {
  await page.locator("#reply-form button[type=submit]").click();
  await page.locator("#reply-form").waitFor({ state: "detached" });
}

/**
 * Lets the minutes pass in which the corrections of an answer are gathered (decision 074), and wakes
 * the sender.
 */
export async function letCorrectionsGo(): Promise<void> {
  await withStore(false, ({ db }) =>
    db
      .prepare("UPDATE outbox SET due_at = ?1 WHERE kind = 'reply' AND due_at > ?1")
      .bind(Date.now())
      .run(),
  );
  await fetch(`${named("SITE")}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
}
