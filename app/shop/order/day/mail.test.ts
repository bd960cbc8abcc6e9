import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { composeDayMail, enqueueDay } from "#app/shop/order/day/mail.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { saveAddition } from "#app/shop/order/customer/mutations.server.ts";
import { noteOrder, setDueDay } from "#app/shop/order/staff/mutations.server.ts";
import { findOrder } from "#app/shop/order/data.server.ts";

const studioEmail = "studio@example.com";
/** Nine in the morning of 12 June 2027 in Yerevan. */
const nine = Date.UTC(2027, 5, 12, 5);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const at = (moment: number) => () => moment;

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM orders"),
    env.DB.prepare("DELETE FROM outbox WHERE kind = 'day'"),
  ]);
});

async function placed(names: string, due: string): Promise<number> {
  const { number } = await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        names,
        email: `${crypto.randomUUID()}@example.com`,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: "2027-09-04",
        languages: ["am"],
        rsvp: "yes",
        details: "Գյումրի",
      },
      language: "am",
      suspect: false,
      studioEmail,
    },
    nine - 10 * day,
  );
  const order = await findOrder(env.DB, number);
  await setDueDay(env.DB, order?.id ?? "", due, { person: "Ani", now: nine - 9 * day });
  return number;
}

test("a day on which nothing waits has no mail", async () => {
  await placed("Նարեկ և Մարիամ", "2027-06-20");
  expect(await enqueueDay(env.DB, studioEmail, at(nine))).toEqual([]);
});

test("a day on which something is due has one, from nine in the morning", async () => {
  await placed("Նարեկ և Մարիամ", "2027-06-12");
  expect(await enqueueDay(env.DB, studioEmail, at(nine - 1))).toEqual([]);
  expect(await enqueueDay(env.DB, null, at(nine))).toEqual([]);
  expect(await enqueueDay(env.DB, studioEmail, at(nine))).toHaveLength(1);
  expect(await enqueueDay(env.DB, studioEmail, at(nine + hour / 4))).toEqual([]);
  expect(await enqueueDay(env.DB, studioEmail, at(nine + 12 * hour))).toEqual([]);
  expect(await enqueueDay(env.DB, studioEmail, at(nine + day))).toHaveLength(1);
});

test("a run that missed nine makes it up before noon, and not in the evening", async () => {
  await placed("Նարեկ և Մարիամ", "2027-06-10");
  expect(await enqueueDay(env.DB, studioEmail, at(nine + 3 * hour))).toEqual([]);
  expect(await enqueueDay(env.DB, studioEmail, at(nine + 3 * hour - 1))).toHaveLength(1);
});

test("what a customer asks for after publication has a mail until staff have seen to it", async () => {
  const number = await placed("Նարեկ և Մարիամ", "2027-06-10");
  await markOrder(env.DB, number, { state: "published" }, nine - 8 * day);
  const { id = "" } = (await findOrder(env.DB, number)) ?? {};
  expect(await enqueueDay(env.DB, studioEmail, at(nine))).toEqual([]);
  await saveAddition(env.DB, id, "Also in English", studioEmail, nine - hour);
  expect(await enqueueDay(env.DB, studioEmail, at(nine))).toHaveLength(1);
  await noteOrder(env.DB, id, "told them", { person: "Ani", now: nine + hour });
  expect(await enqueueDay(env.DB, studioEmail, at(nine + day))).toEqual([]);
});

test("the mail names each order once, with what it waits for, the most urgent first", async () => {
  const [today, late, approved] = [
    await placed("Գոռ և Նարե", "2027-06-12"),
    await placed("Նարեկ և Մարիամ", "2027-06-10"),
    await placed("Արամ և Անի", "2027-06-10"),
  ];
  await placed("Դավիթ և Լիլիթ", "2027-06-20");
  await markOrder(env.DB, approved, { state: "approved" }, nine - day);
  const sources = { db: env.DB, kv: env.CONTENT, origin: "http://localhost", now: at(nine) };
  const row = {
    id: crypto.randomUUID(),
    channel: "mail",
    kind: "day",
    reference: "2027-06-12",
    invitation: null,
    recipient: studioEmail,
    attempts: 0,
  } as const;
  const { to, subject, text } = await composeDayMail(sources, row);
  expect({ to, subject }).toEqual({ to: studioEmail, subject: expect.stringContaining("(3)") });
  const lines = text.split("\n").filter((line) => line.includes(" – "));
  const spoken = (number: number) => String(number).replace(/(\d{3})/, "$1\u00a0");
  expect(lines.map((line) => line.split(" – ")[0])).toEqual([late, today, approved].map(spoken));
  expect(lines[0]).toContain("Նարեկ և Մարիամ");
});
