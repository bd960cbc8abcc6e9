import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { reply } from "../support/dashboard.ts";
import { attributesOf, checkedIn, countOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import {
  change,
  coupleOfWedding,
  mailOf,
  messagesOf,
  readSettingsPage,
  runReports,
  shareLinkOf,
} from "../support/settings-page.ts";
import { bind, newChat } from "../support/telegram.ts";
import { setClock } from "../support/time.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const yerevan = { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" };
const losAngeles = { start: "2027-06-12T15:00", timeZone: "America/Los_Angeles" };
/** 20:00 on 3 May 2027 in these places. */
const evenings: [typeof yerevan, number][] = [
  [yerevan, Date.UTC(2027, 4, 3, 16)],
  [losAngeles, Date.UTC(2027, 4, 4, 3)],
];

/** Replies as a guest does now, through an invitation with one address. */
function answer(path: string, name: string, changes: Parameters<typeof reply>[1] = {}) {
  return reply(path, { name, recipients: ["couple@example.com"], ...changes }, Date.now());
}

test.each(evenings)(
  "with a digest no answer is mailed at once, and at 20:00 there comes one mail: $timeZone",
  async (event, evening) => {
    setClock(evening - 10 * hour);
    const { invitation, couple } = await coupleOfWedding({ event });
    const { path } = invitation;
    await change(couple, { intent: "mode", mode: "digest" });
    expect(checkedIn(await readSettingsPage(couple), "mode")).toEqual(["digest"]);
    setClock(evening - 9 * hour);
    await answer(path, "Գոհար Սարգսյան", { guestsNumber: 3 });
    const key = await answer(path, "Ivan Petrov", { response: "No", guestsNumber: null });
    setClock(evening - 8 * hour);
    await answer(path, "Ivan Petrov", { key, guestsNumber: 1 });
    expect(await messagesOf(path, "reply", "digest")).toEqual([]);

    setClock(evening - 15 * minute);
    await runReports();
    expect(await messagesOf(path, "digest")).toEqual([]);
    setClock(evening);
    await Promise.all([runReports(), runReports(), runReports()]);
    await runReports();
    setClock(evening + 15 * minute);
    await runReports();
    const messages = await messagesOf(path, "reply", "digest");
    expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["digest", invitation.reply?.defaultEmail],
    ]);
    const mail = await mailOf(messages[0]);
    expect(mail.subject).toContain("2 նոր պատասխան");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("Գոհար Սարգսյան");
      expect(part).toContain("Ivan Petrov");
      expect(part).toMatch(/\/replies\/m\.[\w.-]+/);
    }
    expect(mail.text).toContain("Այո · 3");
    expect(mail.text).toContain("Ivan Petrov – Այո · 1 (փոփոխված է)");

    setClock(evening + day);
    await runReports();
    expect(await messagesOf(path, "digest")).toHaveLength(1);
    setClock(evening + day + hour);
    await answer(path, "Լուսինե");
    setClock(evening + 2 * day);
    await runReports();
    const [, second] = await messagesOf(path, "digest");
    const { text } = await mailOf(second);
    expect(text).toContain("Լուսինե");
    expect(text).not.toContain("Գոհար");
  },
);

test("a job that was down in the evening makes the digest later", async () => {
  const [[, evening] = [yerevan, 0]] = evenings;
  setClock(evening - 5 * hour);
  const { invitation, couple } = await coupleOfWedding({ event: yerevan });
  await change(couple, { intent: "mode", mode: "digest" });
  await answer(invitation.path, "Անի");
  setClock(evening + 11 * hour);
  await runReports();
  const [digest] = await messagesOf(invitation.path, "digest");
  expect(digest?.reference).toContain("@2027-05-03:");
});

test("an answer of the last two minutes before a digest is in the next one", async () => {
  const [[, evening] = [yerevan, 0]] = evenings;
  setClock(evening - 5 * hour);
  const { invitation, couple } = await coupleOfWedding({ event: yerevan });
  await change(couple, { intent: "mode", mode: "digest" });
  setClock(evening - minute);
  await answer(invitation.path, "Անի");
  setClock(evening);
  await runReports();
  expect(await messagesOf(invitation.path, "digest")).toEqual([]);
  setClock(evening + day);
  await runReports();
  const [digest] = await messagesOf(invitation.path, "digest");
  expect((await mailOf(digest)).text).toContain("Անի");
});

test("a change in the middle of the day loses no answer", async () => {
  const noon = Date.UTC(2027, 4, 3, 8);
  setClock(noon);
  const { invitation, couple } = await coupleOfWedding({ event: yerevan });
  const { path } = invitation;
  await answer(path, "First");
  await change(couple, { intent: "mode", mode: "digest" });
  setClock(noon + hour);
  await answer(path, "Second");
  setClock(noon + 2 * hour);
  await change(couple, { intent: "mode", mode: "each" });
  await answer(path, "Third");
  const [digest, ...others] = await messagesOf(path, "digest");
  expect(others).toEqual([]);
  expect((await mailOf(digest)).text).toContain("Second");
  expect((await messagesOf(path, "reply")).length).toBe(2);

  // Without news there is no last digest, and the same choice again changes nothing.
  await change(couple, { intent: "mode", mode: "each" });
  setClock(noon + 12 * hour);
  await change(couple, { intent: "mode", mode: "digest" });
  await change(couple, { intent: "mode", mode: "deadline" });
  expect(await messagesOf(path, "digest")).toHaveLength(1);
});

test("the numbers come three days before the deadline and on its morning, each once", async () => {
  const settings = weddingOf().reply;
  setClock(Date.UTC(2027, 4, 10, 8));
  const { invitation, couple } = await coupleOfWedding({
    event: yerevan,
    reply: settings && { ...settings, deadline: "2027-05-20" },
  });
  const { path } = invitation;
  await change(couple, { intent: "mode", mode: "deadline" });
  await answer(path, "Անի", { guestsNumber: 4 });
  for (const at of [
    Date.UTC(2027, 4, 17, 4, 45),
    Date.UTC(2027, 4, 17, 5),
    Date.UTC(2027, 4, 17, 5, 15),
  ]) {
    setClock(at);
    await Promise.all([runReports(), runReports()]);
  }
  const [first, ...more] = await messagesOf(path, "reply", "digest", "numbers");
  expect(more).toEqual([]);
  const early = await mailOf(first);
  expect(early.subject).toContain("մնացել է երեք օր");
  expect(early.text).toContain("– 4");
  expect(early.text).toContain("մինչև մայիսի 20-ը ներառյալ");
  expect(early.text).not.toContain("Անի –");
  setClock(Date.UTC(2027, 4, 20, 5));
  await runReports();
  setClock(Date.UTC(2027, 4, 21, 5));
  await runReports();
  const messages = await messagesOf(path, "numbers");
  expect(messages).toHaveLength(2);
  const last = await mailOf(messages[1]);
  expect(last.subject).toContain("վերջին օրն է");
  expect(last.text).not.toContain("մայիսի 20");
});

test("a couple that chooses the numbers after their time gets the next ones", async () => {
  const settings = weddingOf().reply;
  setClock(Date.UTC(2027, 4, 18, 8));
  const { invitation, couple } = await coupleOfWedding({
    event: yerevan,
    reply: settings && { ...settings, deadline: "2027-05-20" },
  });
  await change(couple, { intent: "mode", mode: "deadline" });
  await runReports();
  expect(await messagesOf(invitation.path, "numbers")).toEqual([]);
});

test("without a deadline the numbers before it are not offered", async () => {
  const { couple } = await coupleOfWedding();
  const html = await readSettingsPage(couple);
  expect(attributesOf(html, 'input[name="mode"]', "value")).toEqual(["each", "digest"]);
  expect(checkedIn(html, "mode")).toEqual(["each"]);
  expect((await change(couple, { intent: "mode", mode: "never" })).status).toBe(400);
});

test("bound chats get the digest where they get answers, and the mail is their fallback", async () => {
  const settings = weddingOf().reply;
  const [[, evening] = [yerevan, 0]] = evenings;
  setClock(evening - 5 * hour);
  const { invitation, couple } = await coupleOfWedding({
    event: yerevan,
    reply: settings && { ...settings, telegram: true },
  });
  const { path } = invitation;
  const chat = newChat("broken");
  await bind(path, chat);
  await change(couple, { intent: "mode", mode: "digest" });
  await answer(path, "Անի", { telegram: true });
  setClock(evening);
  await runReports();
  const messages = await messagesOf(path, "reply", "digest");
  expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ["telegram", chat],
  ]);
});

test("a shared link chooses no news", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { visitor } = await shareLinkOf(couple, "Planner", "edit");
  for (const fields of [
    { intent: "mode", mode: "digest" },
    { intent: "add-address", email: "planner@example.com" },
  ] as Record<string, string>[])
    expect((await change(visitor, fields)).status).toBe(403);
  expect(countOf(await readSettingsPage(visitor), "#news")).toBe(0);
  await answer(invitation.path, "Անի");
  expect(await messagesOf(invitation.path, "reply")).toHaveLength(1);
});

test("a digest of an invitation that was taken down waits until it is published again", async () => {
  const [[, evening] = [yerevan, 0]] = evenings;
  setClock(evening - 5 * hour);
  const { invitation, couple } = await coupleOfWedding({ event: yerevan });
  await change(couple, { intent: "mode", mode: "digest" });
  await answer(invitation.path, "Անի");
  await env.CONTENT.delete(`invitation:${invitation.path}`);
  setClock(evening);
  await runReports();
  expect(await messagesOf(invitation.path, "digest")).toEqual([]);
  await publish(env.CONTENT, invitation);
  setClock(evening + hour);
  await runReports();
  expect(await messagesOf(invitation.path, "digest")).toHaveLength(1);
});
