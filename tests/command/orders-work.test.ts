import { beforeAll, expect, test, vi } from "vitest";
import { withStore, type Store } from "../../cli/store.ts";
import { placeOrder } from "./support/command-orders.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";

keepStorageOpen();

beforeAll(() => {
  vi.stubEnv("PUBLIC_URL", "http://localhost:9");
});

/** The number of a new order. */
async function placed(): Promise<string> {
  const use = ({ db }: Store) => placeOrder(db, "Gor & Nare");
  return String((await withStore(false, use)).number);
}

test("an order's history names what was done and by whom, and its mails are listed", async () => {
  const number = await placed();
  await studio("orders", "note", number, "the hour comes on Friday");
  await studio("orders", "assign", number);
  expect(await studioJson("orders", "assign", number, "--nobody")).toMatchObject({
    assignedTo: null,
  });
  await studio("orders", "due", number, "12.06.2027");
  expect(await studioJson("orders", "show", number)).toMatchObject({
    due: "2027-06-12",
    history: [
      { kind: "note", person: "Ani", text: "the hour comes on Friday" },
      { kind: "assigned", person: "Ani", text: "Ani" },
      { kind: "assigned", person: "Ani", text: null },
      { kind: "due", person: "Ani", text: "2027-06-12" },
    ],
    mails: expect.arrayContaining([expect.objectContaining({ kind: "order-thanks" })]),
  });
  const { out } = await studio("orders", "show", number);
  expect(out).toContain("the hour comes on Friday");
  expect(out).toContain("order-thanks");
});

test("a mail about an order is stopped before it is sent, and sent after all, once", async () => {
  const number = await placed();
  type Mail = { id: string; kind: string; recipient: string; state: string; isSettled: boolean };
  const thanks = async () => {
    const { mails } = await studioJson<{ mails: Mail[] }>("orders", "show", number);
    const mail = mails.find(({ kind }) => kind === "order-thanks");
    if (!mail) throw new Error("the customer has no confirmation");
    return mail;
  };
  const { id, recipient } = await thanks();
  const short = id.slice(0, 8);
  expect((await studio("orders", "show", number)).out).toContain(`orders abort ${number} `);
  expect(await studio("orders", "resend", number, short, "--yes")).toMatchObject({ code: 4 });
  expect(await studio("orders", "abort", number, short)).toMatchObject({ code: 4 });
  expect(await studioJson("orders", "abort", number, short, "--yes")).toEqual({
    number: Number(number),
    stopped: { id, kind: "order-thanks", recipient },
  });
  expect(await thanks()).toMatchObject({ state: "dead", isSettled: true });
  expect((await studio("orders", "abort", number, short, "--yes")).code).toBe(4);
  expect(await studioJson("orders", "resend", number, short, "--yes")).toMatchObject({
    resent: { id },
  });
  expect(await thanks()).toMatchObject({ state: "pending", isSettled: false });
  expect(await studioJson("orders", "show", number)).toMatchObject({
    history: [
      { kind: "stopped", person: "Ani", text: `order-thanks ${recipient}` },
      { kind: "resent", person: "Ani", text: `order-thanks ${recipient}` },
    ],
  });
  expect((await studio("orders", "resend", number, "abc")).code).toBe(2);
  expect((await studio("orders", "resend", number, "00000000")).code).toBe(3);
});

test("a customer is reached elsewhere, also by what did not arrive and what waits", async () => {
  const number = await placed();
  const ask = (query: string) =>
    withStore(false, ({ db }) => db.prepare(query).bind(Number(number)).all());
  const theirs = "reference LIKE (SELECT id FROM orders WHERE number = ?) || '%'";
  await ask(`UPDATE outbox SET state = 'dead' WHERE kind = 'order-thanks' AND ${theirs}`);
  await studio("orders", "price", number, "27000");
  await studio("orders", "paid", number, "--yes");
  const contact = ["orders", "contact", number, "--email", "Ani@Example.com"];
  expect((await studio(...contact)).code).toBe(4);
  const email = "Ani@example.com";
  expect(await studioJson(...contact, "--phone", "+7 912 345-67-89", "--yes")).toMatchObject({
    after: { email, phone: "+79123456789" },
    sentAgain: 1,
  });
  expect(await studioJson(...contact, "--yes")).toMatchObject({ sentAgain: 0 });
  expect(await studioJson("orders", "show", number)).toMatchObject({
    email,
    phone: "+79123456789",
    history: [
      { kind: "price" },
      { kind: "paid" },
      { kind: "contact", person: "Ani", text: `${email}, +79123456789` },
    ],
    mails: expect.arrayContaining([
      expect.objectContaining({ kind: "order-thanks", recipient: email, state: "pending" }),
      expect.objectContaining({ kind: "order-paid", recipient: email, state: "pending" }),
    ]),
  });
  const { results } = await ask(`SELECT recipient FROM outbox WHERE kind = 'order' AND ${theirs}`);
  expect(results).not.toContainEqual({ recipient: email });
});

test("an order is paid once, by the agreed sum, and after a question", async () => {
  const number = await placed();
  const open = await studio("orders", "paid", number, "--yes");
  expect(open).toMatchObject({ code: 2 });
  expect(open.complaints).toContain("--sum 27000");
  expect(await studioJson("orders", "price", number, "27 000")).toMatchObject({
    sum: 27_000,
    before: null,
  });
  expect((await studio("orders", "paid", number)).code).toBe(4);
  expect(await studioJson("orders", "paid", number, "--by", "cash", "--yes")).toEqual({
    number: Number(number),
    sum: 27_000,
    currency: "AMD",
    by: "cash",
  });
  expect((await studio("orders", "paid", number, "--yes")).code).toBe(4);
  expect((await studio("orders", "price", number, "1")).code).toBe(4);
  const { mails } = await studioJson<{ mails: { kind: string }[] }>("orders", "show", number);
  expect(mails.filter(({ kind }) => kind === "order-paid")).toHaveLength(1);
});

test("what is printed for an order is marked, said to the customer, and listed until it is sent", async () => {
  const ordered = { template: "accessories", accessories: { menu: 40 } };
  const number = await withStore(false, async ({ db }) =>
    String((await placeOrder(db, "Gor & Nare", ordered)).number),
  );
  const refused = await studio("new", "--order", number);
  expect(refused).toMatchObject({ code: 4 });
  expect(refused.complaints).toContain(`orders goods ${number} made`);
  expect(await studioJson("orders", "goods", number, "made", "--note", "by Karen")).toEqual({
    number: Number(number),
    goods: "made",
    before: "to-make",
  });
  expect((await studio("orders", "list")).out).toMatch(/in-work, goods made/);
  expect((await studio("today")).out).toContain("the customer has not said what is printed");
  expect((await studio("orders", "goods", number, "sent")).code).toBe(4);
  await studio("orders", "goods", number, "sent", "--yes");
  expect(await studioJson("orders", "show", number)).toMatchObject({
    state: "published",
    goods: "sent",
    history: [{ kind: "goods-made", text: "by Karen" }, { kind: "goods-sent" }],
    mails: expect.arrayContaining([expect.objectContaining({ kind: "order-goods" })]),
  });
  expect((await studio("orders", "goods", number, "sent", "--yes")).code).toBe(4);
  expect((await studio("orders", "goods", await placed(), "made")).complaints).toContain(
    "nothing that is printed",
  );
});

test("money back is noted once it had come, and what is left is settled", async () => {
  const number = await placed();
  await studio("orders", "paid", number, "--sum", "27000", "--yes");
  expect((await studio("orders", "settle", number)).code).toBe(4);
  await studio("orders", "cancel", number, "--reason", "they called", "--yes");
  expect((await studio("orders", "refunded", number, "28000", "--yes")).code).toBe(4);
  expect((await studio("orders", "refunded", number, "7000")).code).toBe(4);
  expect(await studioJson("orders", "refunded", number, "7 000", "--yes")).toMatchObject({
    sum: 7_000,
    by: "transfer",
    received: 20_000,
  });
  expect(await studioJson("orders", "show", number)).toMatchObject({
    paidSum: 20_000,
    moneyProblem: "cancelled",
    payments: [
      { provider: "transfer", state: "paid", paid: 27_000 },
      { provider: "transfer", paid: 0, refunded: 7_000 },
    ],
  });
  expect((await studio("orders", "show", number)).out).toContain(`orders settle ${number}`);
  const money = [{ number: Number(number), problem: "cancelled", received: 20_000 }];
  expect(await studioJson("today")).toMatchObject({ money });
  expect(await studioJson("orders", "settle", number)).toMatchObject({ settled: "cancelled" });
  expect(await studioJson("today")).toMatchObject({ money: [] });
  expect(await studioJson("orders", "show", number)).toMatchObject({ moneyProblem: null });
});

test.each([
  [["price", "27000.50"], "whole sum"],
  [["price", "many"], "whole sum"],
  [["due", "12.06.2027 15:00"], "without an hour"],
  [["due", "31.02.2027"], "no day of the calendar"],
  [["note", " "], "a note"],
  [["assign", "Ani", "--nobody"], "not both"],
  [["contact"], "--email"],
  [["contact", "--email", "nobody"], "no mail address"],
  [["contact", "--phone", "12"], "no phone number"],
  [["paid", "--by", "card", "--yes"], "Expected one of transfer, cash"],
  [["refunded", "some", "--yes"], "whole sum"],
] as const)("orders %j is refused with the reason", async ([command, ...words], reason) => {
  const ended = await studio("orders", command, await placed(), ...words);
  expect(ended.code).toBe(2);
  expect(ended.complaints).toContain(reason);
});

test("an order is cancelled with a reason, and set by hand only to what may follow", async () => {
  const number = await placed();
  const skipped = await studio("orders", "mark", number, "approved");
  expect(skipped).toMatchObject({ code: 4 });
  expect(skipped.complaints).toContain("in-work");
  const cancel = ["orders", "cancel", number, "--reason", "they called", "--say", "Until 2028!"];
  expect((await studio(...cancel)).code).toBe(4);
  expect(await studioJson(...cancel, "--yes")).toEqual({
    number: Number(number),
    before: "received",
    reason: "they called",
    said: "Until 2028!",
  });
  expect(await studioJson("orders", "show", number)).toMatchObject({
    history: [
      { kind: "cancelled", person: "Ani", text: "they called" },
      { kind: "answer", person: "Ani", text: "Until 2028!" },
    ],
    mails: expect.arrayContaining([expect.objectContaining({ kind: "order-called-off" })]),
  });
  expect((await studio(...cancel, "--yes")).code).toBe(4);
  expect((await studio("orders", "mark", number, "received")).code).toBe(0);
});
