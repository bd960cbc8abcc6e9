import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  recordAttempt,
  refundAttempt,
  passwordFingerprint,
  visitorOf,
} from "#app/domain/gate/limits.server.ts";
import { deleteExpiredAttempts, rememberWrongPassword } from "#app/domain/gate/mutations.server.ts";
import { isKnownWrongPassword } from "#app/domain/gate/data.server.ts";

const start = Date.UTC(2027, 5, 1);
const minute = 60_000;
const hour = 60 * minute;
const secret = "gate".padEnd(64, "0");

function newVisitor() {
  return { invitation: `wedding/${crypto.randomUUID()}`, visitor: crypto.randomUUID() };
}

/** The path of an invitation at which `count` guesses were wrong since `start`. */
async function guessedAt(count: number): Promise<string> {
  const { invitation } = newVisitor();
  await env.DB.prepare(
    "INSERT INTO gate_guesses (invitation, visitor, guesses, since) VALUES (?1, '', ?2, ?3)",
  )
    .bind(invitation, count, start)
    .run();
  return invitation;
}

/** The end of the lock that a guess meets; null when it may be checked. */
async function lockOf(visitor: { invitation: string; visitor: string }, now: number) {
  const charged = await recordAttempt(env.DB, visitor, now);
  return "until" in charged ? charged.until : null;
}

/** A visitor with `wrong` wrong guesses. */
async function visitorAfter(wrong: number, invitation = newVisitor().invitation) {
  const visitor = { ...newVisitor(), invitation };
  for (let guess = 1; guess <= wrong; guess += 1) expect(await lockOf(visitor, start)).toBeNull();
  return visitor;
}

test("after twenty wrong guesses each further one waits twice as long, up to a quarter of an hour", async () => {
  const visitor = await visitorAfter(20);
  let now = start;
  for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
    const until = now + minutes * minute;
    expect(await lockOf(visitor, now)).toBe(until);
    expect(await lockOf(visitor, until - 1)).toBe(until);
    now = until;
    expect(await lockOf(visitor, now)).toBeNull();
  }
});

test("guesses while the gate is locked do not lock it for longer", async () => {
  const visitor = await visitorAfter(20);
  for (let guess = 1; guess <= 20; guess += 1)
    expect(await lockOf(visitor, start + 1)).toBe(start + minute);
});

test("a right password forgets a visitor's guesses, and a day does", async () => {
  const visitor = await visitorAfter(19);
  await refundAttempt(env.DB, visitor, "everyone");
  for (let guess = 1; guess <= 20; guess += 1) expect(await lockOf(visitor, start)).toBeNull();
  const tomorrow = start + 24 * hour;
  for (let guess = 1; guess <= 20; guess += 1) expect(await lockOf(visitor, tomorrow)).toBeNull();
  expect(await lockOf(visitor, tomorrow)).toBe(tomorrow + minute);
});

test("after a hundred wrong guesses in an hour further guesses wait, and an hour later none do", async () => {
  const invitation = await guessedAt(90);
  const guesser = await visitorAfter(4, invitation);
  const others = await visitorAfter(6, invitation);
  expect(await lockOf(guesser, start)).toBe(start + minute);
  expect(await lockOf(await visitorAfter(1), start)).toBeNull();
  expect(await lockOf(guesser, start + minute)).toBeNull();
  expect(await lockOf(guesser, start + minute)).toBe(start + 3 * minute);
  expect([await lockOf(guesser, start + hour), await lockOf(others, start + hour)]).toEqual([
    null,
    null,
  ]);
});

test("a guess that is refused because of others' guesses is not counted", async () => {
  const invitation = await guessedAt(97);
  const guesser = await visitorAfter(3, invitation);
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
  await visitorAfter(1, invitation);
  // Most guests type the right password, and their guesses are refunded.
  for (let guest = 1; guest <= 50; guest += 1) {
    const visitor = { invitation, visitor: crypto.randomUUID() };
    expect(await recordAttempt(env.DB, visitor, start + guest)).toEqual({ lane: "newcomers" });
    await refundAttempt(env.DB, visitor, "newcomers");
  }
  // A newcomer has three guesses; after that the shared lock applies.
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
  await visitorAfter(1, invitation);
  expect(await tries(start + 1)).toBe(5);
  expect(await tries(start + 30_000)).toBe(0);
  // The shared lock lasts a minute at first; then one more guess is allowed.
  expect(await tries(start + minute + 1)).toBe(6);
});

test("guests with the right password lock nobody out, however many they are", async () => {
  const invitation = await guessedAt(99);
  for (let guest = 0; guest < 5; guest += 1) {
    const visitor = { invitation, visitor: crypto.randomUUID() };
    expect(await recordAttempt(env.DB, visitor, start)).toEqual({ lane: "everyone" });
    await refundAttempt(env.DB, visitor, "everyone");
  }
});

test("forty guesses at once are forty guesses", async () => {
  const visitor = newVisitor();
  const locks = await Promise.all(Array.from({ length: 40 }, () => lockOf(visitor, start)));
  expect(locks.filter((until) => until === null)).toHaveLength(20);
});

test("a wrong password is remembered for this invitation and this hash alone", async () => {
  const { invitation } = newVisitor();
  const guess = { invitation, stored: "scrypt$1", password: "anna" };
  const signature = await passwordFingerprint([secret], guess);
  expect(await isKnownWrongPassword(env.DB, invitation, signature)).toBe(false);
  await rememberWrongPassword(env.DB, invitation, signature, start);
  await rememberWrongPassword(env.DB, invitation, signature, start);
  expect(await isKnownWrongPassword(env.DB, invitation, signature)).toBe(true);
  for (const other of [
    { ...guess, stored: "scrypt$2" },
    { ...guess, password: "Anna" },
    { ...guess, invitation: newVisitor().invitation },
  ]) {
    const signed = await passwordFingerprint([secret], other);
    expect(await isKnownWrongPassword(env.DB, other.invitation, signed)).toBe(false);
  }
});

test("old counts are deleted each night", async () => {
  const [old, fresh] = [newVisitor(), newVisitor()];
  for (const [visitor, at] of [
    [old, start - 49 * hour],
    [fresh, start],
  ] as const) {
    await recordAttempt(env.DB, visitor, at);
    await rememberWrongPassword(env.DB, visitor.invitation, "signature", at);
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

test("all addresses of an IPv6 /48 count as one visitor", async () => {
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
