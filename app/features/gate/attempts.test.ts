import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  recordAttempt,
  deleteExpiredAttempts,
  refundAttempt,
  isKnownWrongPassword,
  rememberWrongPassword,
  passwordFingerprint,
  visitorOf,
} from "#app/features/gate/attempts.server.ts";

const start = Date.UTC(2027, 5, 1);
const minute = 60_000;
const hour = 60 * minute;
const secret = "gate".padEnd(64, "0");

function newKnocker() {
  return { invitation: `wedding/${crypto.randomUUID()}`, visitor: crypto.randomUUID() };
}

/** An invitation at which so many guesses were wrong since `start`. */
async function guessedAt(count: number): Promise<string> {
  const { invitation } = newKnocker();
  await env.DB.prepare(
    "INSERT INTO gate_guesses (invitation, visitor, guesses, since) VALUES (?1, '', ?2, ?3)",
  )
    .bind(invitation, count, start)
    .run();
  return invitation;
}

/** Until when a guess is not looked at; null for one that is. */
async function lockOf(knocker: { invitation: string; visitor: string }, now: number) {
  const charged = await recordAttempt(env.DB, knocker, now);
  return "until" in charged ? charged.until : null;
}

/** A visitor whose guesses so far were all wrong. */
async function knockerAfter(wrong: number, invitation = newKnocker().invitation) {
  const knocker = { ...newKnocker(), invitation };
  for (let guess = 1; guess <= wrong; guess += 1) expect(await lockOf(knocker, start)).toBeNull();
  return knocker;
}

test("after twenty wrong guesses each further one waits twice as long, up to a quarter of an hour", async () => {
  const knocker = await knockerAfter(20);
  let now = start;
  for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
    const until = now + minutes * minute;
    expect(await lockOf(knocker, now)).toBe(until);
    expect(await lockOf(knocker, until - 1)).toBe(until);
    now = until;
    expect(await lockOf(knocker, now)).toBeNull();
  }
});

test("guesses while the gate is locked do not lock it for longer", async () => {
  const knocker = await knockerAfter(20);
  for (let guess = 1; guess <= 20; guess += 1)
    expect(await lockOf(knocker, start + 1)).toBe(start + minute);
});

test("a right password forgets a visitor's guesses, and a day does", async () => {
  const knocker = await knockerAfter(19);
  await refundAttempt(env.DB, knocker, "everyone");
  for (let guess = 1; guess <= 20; guess += 1) expect(await lockOf(knocker, start)).toBeNull();
  const tomorrow = start + 24 * hour;
  for (let guess = 1; guess <= 20; guess += 1) expect(await lockOf(knocker, tomorrow)).toBeNull();
  expect(await lockOf(knocker, tomorrow)).toBe(tomorrow + minute);
});

test("after a hundred wrong guesses in an hour whoever guesses on waits, and an hour later nobody does", async () => {
  const invitation = await guessedAt(90);
  const guesser = await knockerAfter(4, invitation);
  const others = await knockerAfter(6, invitation);
  expect(await lockOf(guesser, start)).toBe(start + minute);
  expect(await lockOf(await knockerAfter(1), start)).toBeNull();
  expect(await lockOf(guesser, start + minute)).toBeNull();
  expect(await lockOf(guesser, start + minute)).toBe(start + 3 * minute);
  expect([await lockOf(guesser, start + hour), await lockOf(others, start + hour)]).toEqual([
    null,
    null,
  ]);
});

test("who is refused because of others' guesses has not guessed", async () => {
  const invitation = await guessedAt(97);
  const guesser = await knockerAfter(3, invitation);
  const guessed = () =>
    env.DB.prepare("SELECT guesses FROM gate_guesses WHERE invitation = ?1 AND visitor = ?2")
      .bind(invitation, guesser.visitor)
      .first("guesses");
  for (let refused = 1; refused <= 30; refused += 1)
    expect(await lockOf(guesser, start)).toBe(start + minute);
  expect(await guessed()).toBe(3);
});

test("a stranger who uses up the hundred guesses locks no guest out who has made none", async () => {
  const invitation = await guessedAt(99);
  await knockerAfter(1, invitation);
  // Most of them type the right password, and leave room for the next.
  for (let guest = 1; guest <= 50; guest += 1) {
    const knocker = { invitation, visitor: crypto.randomUUID() };
    expect(await recordAttempt(env.DB, knocker, start + guest)).toEqual({ lane: "newcomers" });
    await refundAttempt(env.DB, knocker, "newcomers");
  }
  // A newcomer may err three times; after that they wait as everybody does.
  const clumsy = { invitation, visitor: crypto.randomUUID() };
  for (let guess = 1; guess <= 3; guess += 1) expect(await lockOf(clumsy, start + 60)).toBeNull();
  expect(await lockOf(clumsy, start + 61)).toBe(start + minute);
});

test("a thousand addresses at once get five guesses a minute beyond the hundred", async () => {
  const invitation = await guessedAt(99);
  const tries = async (now: number) => {
    const locks = [];
    for (let address = 0; address < 50; address += 1)
      locks.push(await lockOf({ invitation, visitor: crypto.randomUUID() }, now));
    return locks.filter((until) => until === null).length;
  };
  await knockerAfter(1, invitation);
  expect(await tries(start + 1)).toBe(5);
  expect(await tries(start + 30_000)).toBe(0);
  // The shared lock lasts a minute at first, and then lets one more in.
  expect(await tries(start + minute + 1)).toBe(6);
});

test("guests with the right password lock nobody out, however many they are", async () => {
  const invitation = await guessedAt(99);
  for (let guest = 0; guest < 5; guest += 1) {
    const knocker = { invitation, visitor: crypto.randomUUID() };
    expect(await recordAttempt(env.DB, knocker, start)).toEqual({ lane: "everyone" });
    await refundAttempt(env.DB, knocker, "everyone");
  }
});

test("forty guesses at once are forty guesses", async () => {
  const knocker = newKnocker();
  const locks = await Promise.all(Array.from({ length: 40 }, () => lockOf(knocker, start)));
  expect(locks.filter((until) => until === null)).toHaveLength(20);
});

test("a password that is known to be wrong is so for this invitation and this password alone", async () => {
  const { invitation } = newKnocker();
  const guess = { invitation, stored: "scrypt$1", password: "anna" };
  const signature = await passwordFingerprint([secret], guess);
  expect(await isKnownWrongPassword(env.DB, invitation, signature)).toBe(false);
  await rememberWrongPassword(env.DB, invitation, signature, start);
  await rememberWrongPassword(env.DB, invitation, signature, start);
  expect(await isKnownWrongPassword(env.DB, invitation, signature)).toBe(true);
  for (const other of [
    { ...guess, stored: "scrypt$2" },
    { ...guess, password: "Anna" },
    { ...guess, invitation: newKnocker().invitation },
  ]) {
    const signed = await passwordFingerprint([secret], other);
    expect(await isKnownWrongPassword(env.DB, other.invitation, signed)).toBe(false);
  }
});

test("what was counted long ago is deleted each night", async () => {
  const [old, fresh] = [newKnocker(), newKnocker()];
  for (const [knocker, at] of [
    [old, start - 49 * hour],
    [fresh, start],
  ] as const) {
    await recordAttempt(env.DB, knocker, at);
    await rememberWrongPassword(env.DB, knocker.invitation, "signature", at);
  }
  await deleteExpiredAttempts(env.DB, () => start);
  const rows = (table: string, invitation: string) =>
    env.DB.prepare(`SELECT count(*) AS rows FROM ${table} WHERE invitation = ?1`)
      .bind(invitation)
      .first("rows");
  for (const [table, kept] of [
    ["gate_guesses", 2],
    ["gate_wrong_passwords", 1],
  ] as const)
    expect([await rows(table, old.invitation), await rows(table, fresh.invitation)]).toEqual([
      0,
      kept,
    ]);
});

test("whoever has a whole network of addresses is one visitor", async () => {
  const visitors = await Promise.all(
    [
      "2001:db8:1:2::1",
      "2001:0DB8:0001:ffff:ffff:0:0:9",
      "2001:db8:2:2::1",
      "192.0.2.1",
      "192.0.2.2",
    ].map((address) => visitorOf([secret], address)),
  );
  expect(visitors[0]).toBe(visitors[1]);
  expect(new Set(visitors).size).toBe(4);
});
