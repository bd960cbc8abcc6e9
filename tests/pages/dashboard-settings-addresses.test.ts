import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { deleteUnconfirmedAddresses } from "#app/platform/outbox/notification/mutations.server.ts";
import { reply } from "../support/dashboard.ts";
import { countOf, textOf, textsOf } from "../support/html.ts";
import {
  change,
  confirmationIn,
  coupleOfWedding,
  mailOf,
  messagesOf,
  readSettingsPage,
} from "../support/settings-page.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const day = 24 * 60 * 60 * 1000;

/** A new address of nobody. */
const newAddress = () => `${crypto.randomUUID()}@example.com`;

/** The addresses that a page lists, with the studio's first. */
const addressesIn = (html: string) => textsOf(html, "#news .rows bdi");

/** Adds an address. Returns the path of its confirmation. */
async function add(couple: { Cookie: string }, path: string, email: string): Promise<string> {
  await change(couple, { intent: "add-address", email });
  const asked = await messagesOf(path, "address-confirm");
  const mail = asked.find(({ recipient }) => recipient === email);
  return mail ? confirmationIn(mail) : "";
}

const recipientsOf = async (path: string) =>
  (await messagesOf(path, "reply")).map(({ recipient }) => recipient);

test("an address gets answers once its link was confirmed, beside the studio's", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const email = newAddress();
  const confirmation = await add(couple, path, email);
  expect(confirmation).toMatch(/^\/replies\/confirm\//);
  await reply(path, { recipients: ["couple@example.com"] });
  expect(await recipientsOf(path)).toEqual(["couple@example.com"]);

  // Mail programs open links: that confirms nothing.
  const asked = await (await open(confirmation)).text();
  expect(asked).toContain(email);
  expect(textOf(asked)).toContain("Arman");
  expect(addressesIn(await readSettingsPage(couple))).toEqual([
    invitation.reply?.defaultEmail,
    email,
  ]);
  expect(textsOf(await readSettingsPage(couple), "#news .rows span")[1]).toContain(
    "waiting to be confirmed",
  );

  for (let time = 0; time < 2; time += 1) expect((await post(confirmation, {})).status).toBe(303);
  expect(await (await open(confirmation)).text()).toContain('data-confirm="done"');
  expect(textsOf(await readSettingsPage(couple), "#news .rows span")[1]).toBe("confirmed");
  await reply(path, { recipients: ["couple@example.com"] });
  expect((await recipientsOf(path)).toSorted()).toEqual(
    ["couple@example.com", "couple@example.com", email].toSorted(),
  );
});

test("the mail that asks is in the couple's language, and names the wedding", async () => {
  const { invitation, couple } = await coupleOfWedding();
  await change(couple, { intent: "add-address", email: newAddress() });
  const [asked] = await messagesOf(invitation.path, "address-confirm");
  const { subject, text, html } = await mailOf(asked);
  expect(subject).toBe("Confirm your address. Arman and Anna");
  expect(html).toContain('<html lang="en">');
  expect(text).toContain("The link is valid until");
});

test("a wrong confirmation, one of a removed address and an expired one confirm nothing", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const start = Date.now();
  setClock(start);
  const email = newAddress();
  const confirmation = await add(couple, path, email);
  const wrong = confirmation.replace(/\.(\d+)\./, (_, expires) => `.${Number(expires) + 1}.`);
  for (const address of [wrong, "/replies/confirm/x", `${confirmation}x`]) {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('data-confirm="wrong"');
    await post(address, {});
  }
  setClock(start + 7 * day + 1);
  expect(await (await open(confirmation)).text()).toContain('data-confirm="expired"');
  await post(confirmation, {});
  await reply(path, {});
  expect(await recipientsOf(path)).toEqual([]);

  await deleteUnconfirmedAddresses(env.DB, () => start + 7 * day + 1);
  expect(addressesIn(await readSettingsPage(couple))).not.toContain(email);
  expect(await (await open(confirmation)).text()).toContain('data-confirm="expired"');
});

test("a confirmation can be asked for again, and then counts from that day", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const start = Date.now();
  setClock(start);
  const first = await add(couple, path, newAddress());
  setClock(start + 6 * day);
  const id = first.split("/").at(-1)?.split(".")[0] ?? "";
  await change(couple, { intent: "ask-again", id });
  const [, second] = await messagesOf(path, "address-confirm");
  setClock(start + 8 * day);
  expect(await (await open(first)).text()).toContain('data-confirm="expired"');
  const again = await confirmationIn(second);
  await post(again, {});
  expect(await (await open(again)).text()).toContain('data-confirm="done"');
});

test("a couple adds five addresses, and none twice", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const known = newAddress();
  await change(couple, { intent: "add-address", email: known });
  for (const [email, says] of [
    [known.toUpperCase(), "already there"],
    [invitation.reply?.defaultEmail ?? "", "studio has already set"],
    ["anna@", "isn’t an email address"],
    ["a@example.com\r\nBcc: b@example.com", "isn’t an email address"],
  ] as const) {
    const answer = await change(couple, { intent: "add-address", email });
    expect(answer.status).toBe(400);
    expect(textsOf(await answer.text(), '#news [data-error-for="email"]')[0]).toContain(says);
  }
  for (let index = 2; index <= 5; index += 1)
    await change(couple, { intent: "add-address", email: newAddress() });
  const html = await readSettingsPage(couple);
  expect(addressesIn(html)).toHaveLength(6);
  expect(countOf(html, '#news input[name="email"]')).toBe(0);
  const sixth = await change(couple, { intent: "add-address", email: newAddress() });
  expect(sixth.status).toBe(400);
  expect(await messagesOf(invitation.path, "address-confirm")).toHaveLength(5);
});

test("an invitation mails at most twenty confirmations a day", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const start = Date.now();
  for (let index = 0; index < 22; index += 1) {
    setClock(start + index * 1000);
    const confirmation = await add(couple, path, newAddress());
    if (confirmation)
      await change(couple, {
        intent: "remove-address",
        id: confirmation.split("/").at(-1)?.split(".")[0] ?? "",
      });
  }
  expect(await messagesOf(path, "address-confirm")).toHaveLength(20);
  const answer = await change(couple, { intent: "add-address", email: newAddress() });
  expect(textsOf(await answer.text(), '#news [data-error-for="email"]')[0]).toContain("tomorrow");
});

test("a removed address gets no further answer, changed ones included", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const email = newAddress();
  const confirmation = await add(couple, path, email);
  await post(confirmation, {});
  const key = await reply(path, { recipients: ["couple@example.com"] });
  const id = confirmation.split("/").at(-1)?.split(".")[0] ?? "";
  const { couple: others } = await coupleOfWedding();
  await change(others, { intent: "remove-address", id });
  expect(addressesIn(await readSettingsPage(couple))).toContain(email);
  await change(couple, { intent: "remove-address", id });
  await reply(path, {
    key,
    response: "No",
    guestsNumber: null,
    recipients: ["couple@example.com"],
  });
  const messages = await messagesOf(path, "reply");
  expect(messages.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  expect(messages).toHaveLength(3);
});

/** Marks what waits for a recipient as given up. */
async function fail(recipient: string, error: string): Promise<void> {
  await env.DB.prepare(
    "UPDATE outbox SET state = 'dead', last_error = ?2, attempts = 9 WHERE recipient = ?1",
  )
    .bind(recipient, error)
    .run();
}

test("what bounced at the studio's address goes to the corrected one, once that is confirmed", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const [wrong, right] = [newAddress(), newAddress()];
  await reply(path, { recipients: [wrong] });
  await reply(path, { recipients: [wrong] });
  await fail(wrong, "rcpt: 550 5.1.1");
  const html = await readSettingsPage(couple);
  expect(textsOf(html, "#failed h3")).toEqual([wrong]);
  expect(textOf(html)).toContain("no such address");
  expect(countOf(html, '#failed [value="send-again"]')).toBe(0);
  expect(await (await open("/replies", couple)).text()).toContain("/replies/settings#failed");

  await change(couple, { intent: "correct", from: wrong, email: right });
  const [asked] = await messagesOf(path, "address-confirm");
  expect((await messagesOf(path, "reply")).filter(({ state }) => state !== "dead")).toEqual([]);
  expect(textsOf(await readSettingsPage(couple), "#failed article .note")[0]).toContain(right);

  const confirmation = await confirmationIn(asked);
  await Promise.all([post(confirmation, {}), post(confirmation, {})]);
  const sent = (await messagesOf(path, "reply")).filter(({ recipient }) => recipient === right);
  expect(sent).toHaveLength(2);
  expect(countOf(await readSettingsPage(couple), "#failed")).toBe(0);
  expect(addressesIn(await readSettingsPage(couple))).toContain(right);

  // Until the studio changes its own, that one goes on failing without troubling the couple.
  await reply(path, { recipients: [wrong] });
  await fail(wrong, "rcpt: 550 5.1.1");
  expect(countOf(await readSettingsPage(couple), "#failed")).toBe(0);
  expect(await (await open("/replies", couple)).text()).not.toContain("/replies/settings#failed");
});

test("a couple's own address that bounces is replaced by the corrected one", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const [wrong, right] = [newAddress(), newAddress()];
  await post(await add(couple, path, wrong), {});
  for (let index = 2; index <= 5; index += 1)
    await change(couple, { intent: "add-address", email: newAddress() });
  await reply(path, {});
  await fail(wrong, "rcpt: 550 5.1.1");
  const same = await change(couple, { intent: "correct", from: wrong, email: wrong.toUpperCase() });
  expect(same.status).toBe(400);
  // The one to be replaced leaves a place among the five.
  await change(couple, { intent: "correct", from: wrong, email: right });
  const asked = await messagesOf(path, "address-confirm");
  await post(await confirmationIn(asked.find(({ recipient }) => recipient === right)), {});
  const html = await readSettingsPage(couple);
  expect(addressesIn(html)).not.toContain(wrong);
  expect(addressesIn(html)).toContain(right);
  expect(await recipientsOf(path)).toEqual([wrong, right]);
});

test("a correction to an address that is confirmed already sends at once", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const [wrong, known] = [newAddress(), newAddress()];
  await reply(path, { recipients: [wrong] });
  await fail(wrong, "rcpt: 550");
  await post(await add(couple, path, known), {});
  await change(couple, { intent: "correct", from: wrong, email: known });
  expect(await recipientsOf(path)).toEqual([wrong, known]);
  expect(countOf(await readSettingsPage(couple), "#failed article")).toBe(0);
});

test("what failed for a time is sent again on request, and another couple cannot ask for it", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { path } = invitation;
  const full = `full-${newAddress()}`;
  await reply(path, { recipients: [full] });
  await fail(full, "rcpt: 452 4.2.2");
  expect(textOf(await readSettingsPage(couple))).toContain("mailbox is full");
  const { couple: others } = await coupleOfWedding();
  expect(textOf(await readSettingsPage(others))).not.toContain(full);
  await change(others, { intent: "send-again", from: full });
  expect((await messagesOf(path, "reply"))[0]).toMatchObject({ state: "dead" });
  const done = await change(couple, { intent: "send-again", from: full });
  expect(done.headers.get("Location")).toBe("/replies/settings?done=again#failed");
  expect((await messagesOf(path, "reply"))[0]).not.toMatchObject({ state: "dead" });
  expect(countOf(await readSettingsPage(couple), "#failed article")).toBe(0);
});

test("a confirmation that bounced is told at its address", async () => {
  const { couple } = await coupleOfWedding();
  const email = newAddress();
  await change(couple, { intent: "add-address", email });
  await fail(email, "rcpt: 550 5.1.1");
  const html = await readSettingsPage(couple);
  expect(textsOf(html, "#news .rows span")[1]).toContain("didn’t arrive");
  expect(countOf(html, "#failed")).toBe(0);
});
