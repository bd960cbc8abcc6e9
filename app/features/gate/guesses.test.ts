import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  chargeGuess,
  forgetGuesses,
  forgiveGuess,
  visitorOf,
} from "#app/features/gate/guesses.server.ts";

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

test("after ten wrong guesses each further one waits twice as long, up to an hour", async () => {
  const knocker = newKnocker();
  for (let guess = 1; guess <= 10; guess += 1)
    expect(await chargeGuess(env.DB, knocker, start)).toBeNull();
  let now = start;
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const until = now + minutes * minute;
    expect(await chargeGuess(env.DB, knocker, now)).toBe(until);
    expect(await chargeGuess(env.DB, knocker, until - 1)).toBe(until);
    now = until;
    expect(await chargeGuess(env.DB, knocker, now)).toBeNull();
  }
});

test("guesses while the gate is locked do not lock it for longer", async () => {
  const knocker = newKnocker();
  for (let guess = 1; guess <= 10; guess += 1) await chargeGuess(env.DB, knocker, start);
  for (let guess = 1; guess <= 20; guess += 1)
    expect(await chargeGuess(env.DB, knocker, start + 1)).toBe(start + minute);
});

test("a right password forgets a visitor's guesses, and a day does", async () => {
  const knocker = newKnocker();
  for (let guess = 1; guess <= 9; guess += 1) await chargeGuess(env.DB, knocker, start);
  await forgiveGuess(env.DB, knocker);
  for (let guess = 1; guess <= 10; guess += 1)
    expect(await chargeGuess(env.DB, knocker, start)).toBeNull();
  const tomorrow = start + 24 * hour;
  for (let guess = 1; guess <= 10; guess += 1)
    expect(await chargeGuess(env.DB, knocker, tomorrow)).toBeNull();
  expect(await chargeGuess(env.DB, knocker, tomorrow)).toBe(tomorrow + minute);
});

test("a hundred wrong guesses in an hour lock an invitation to everybody, and an hour later it is free", async () => {
  const invitation = await guessedAt(98);
  const guess = (now: number) =>
    chargeGuess(env.DB, { invitation, visitor: crypto.randomUUID() }, now);
  expect([await guess(start), await guess(start)]).toEqual([null, null]);
  expect(await guess(start)).toBe(start + minute);
  expect(await chargeGuess(env.DB, newKnocker(), start)).toBeNull();
  expect(await guess(start + minute)).toBeNull();
  expect(await guess(start + minute)).toBe(start + 3 * minute);
  expect([await guess(start + hour), await guess(start + hour)]).toEqual([null, null]);
});

test("guests with the right password lock nobody out, however many they are", async () => {
  const invitation = await guessedAt(99);
  for (let guest = 0; guest < 5; guest += 1) {
    const knocker = { invitation, visitor: crypto.randomUUID() };
    expect(await chargeGuess(env.DB, knocker, start)).toBeNull();
    await forgiveGuess(env.DB, knocker);
  }
});

test("twenty guesses at once are twenty guesses", async () => {
  const knocker = newKnocker();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => chargeGuess(env.DB, knocker, start)),
  );
  expect(answers.filter((until) => until === null)).toHaveLength(10);
});

test("what was counted long ago is deleted each night", async () => {
  const [old, fresh] = [newKnocker(), newKnocker()];
  await chargeGuess(env.DB, old, start - 49 * hour);
  await chargeGuess(env.DB, fresh, start);
  await forgetGuesses(env.DB, () => start);
  const rows = (invitation: string) =>
    env.DB.prepare("SELECT count(*) AS rows FROM gate_guesses WHERE invitation = ?1")
      .bind(invitation)
      .first("rows");
  expect([await rows(old.invitation), await rows(fresh.invitation)]).toEqual([0, 2]);
});

test("whoever has a whole network of addresses is one visitor", async () => {
  const visitors = await Promise.all(
    [
      "2001:db8:1:2::1",
      "2001:0DB8:0001:0002:ffff:0:0:9",
      "2001:db8:1:3::1",
      "192.0.2.1",
      "192.0.2.2",
    ].map((address) => visitorOf([secret], address)),
  );
  expect(visitors[0]).toBe(visitors[1]);
  expect(new Set(visitors).size).toBe(4);
});
