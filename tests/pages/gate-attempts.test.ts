import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { whileDatabase } from "../support/failing-database.ts";
import { gatedWedding, openedCookie, password, typePassword } from "../support/gate.ts";
import { open } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

test("a hundred guesses from one address end in a lock that names its minutes", async () => {
  const { path } = await gatedWedding();
  const address = "192.0.2.44";
  const answers = [];
  for (let guess = 1; guess <= 20; guess += 1)
    answers.push(await typePassword(`/${path}/en`, `guess-${guess}`, address));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(403));
  const refused = await Promise.all(
    Array.from({ length: 80 }, (_, guess) => typePassword(`/${path}/en`, `more-${guess}`, address)),
  );
  expect(refused.map(({ status }) => status)).toEqual(Array(80).fill(429));
  const [last] = refused;
  expect(last?.headers.get("Retry-After")).toBe("60");
  expect(last?.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await last?.text()).toContain("Too many attempts. Please try again in 1 minute.");
  const right = await typePassword(`/${path}`, password, address);
  expect(right.status).toBe(429);
  expect(right.headers.get("Set-Cookie")).toBeNull();
  expect(await right.text()).toContain("Խնդրում ենք փորձել կրկին 1 րոպեից։");
  // Other addresses are not locked out.
  expect((await typePassword(`/${path}`, password)).status).toBe(303);
}, 60_000);

test("strangers who guess without end lock out no guest", async () => {
  const { path } = await gatedWedding();
  await env.DB.prepare(
    `INSERT INTO gate_guesses (invitation, visitor, guesses, since, locked_until)
     VALUES (?1, '', 180, ?2, ?2 + 3600000)`,
  )
    .bind(path, Date.now())
    .run();
  const guest = crypto.randomUUID();
  expect((await typePassword(`/${path}`, "wrong", guest)).status).toBe(403);
  expect((await typePassword(`/${path}`, password, guest)).status).toBe(303);
  const stranger = crypto.randomUUID();
  const answers = [];
  for (let guess = 1; guess <= 4; guess += 1)
    answers.push((await typePassword(`/${path}`, `guess-${guess}`, stranger)).status);
  expect(answers).toEqual([403, 403, 403, 429]);
  expect((await typePassword(`/${path}`, password)).status).toBe(303);
}, 60_000);

test("a misspelt password that a whole hall types counts once", async () => {
  const { path } = await gatedWedding();
  const hall = "198.51.100.7";
  for (let guest = 1; guest <= 30; guest += 1)
    expect((await typePassword(`/${path}`, "hrawer", hall)).status).toBe(403);
  expect((await typePassword(`/${path}`, password, hall)).status).toBe(303);
}, 60_000);

test("a password is taken from browsers inside apps, which say little of themselves", async () => {
  const { path } = await gatedWedding();
  const body = new URLSearchParams({ intent: "open", password }).toString();
  const postWith = (headers: Record<string, string>) =>
    fetchSite(
      new Request(`http://localhost/${path}`, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        redirect: "manual",
      }),
    );
  expect((await postWith({ Origin: "http://localhost" })).status).toBe(303);
  expect((await postWith({ "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  expect((await postWith({ Referer: `http://localhost/${path}` })).status).toBe(303);
  for (const Referer of ["http://localhost.evil.example/", "no address", ""])
    expect((await postWith({ Referer })).status).toBe(403);
});

test.each(["throws", "hangs"] as const)(
  "while D1 %s the gate stays shut, says so, and keeps its form",
  async (way) => {
    const { path } = await gatedWedding();
    const closed = await whileDatabase(way, () => typePassword(`/${path}/en`, password));
    expect(closed.status).toBe(503);
    expect(closed.headers.get("Set-Cookie")).toBeNull();
    expect(closed.headers.get("Retry-After")).toBe("60");
    const html = await closed.text();
    expect(html).toContain("We can’t check the password right now.");
    expect(html).toContain('type="password"');
    // A guest who was let in needs no D1.
    const phone = await openedCookie(`/${path}`);
    const opened = await whileDatabase(way, () =>
      Promise.all([open(`/${path}`, phone), open(`/${path}`)]),
    );
    expect(opened.map(({ status }) => status)).toEqual([200, 403]);
  },
);

test("a network address is not kept with its guesses", async () => {
  const { path } = await gatedWedding();
  await typePassword(`/${path}`, "wrong", "192.0.2.45");
  const { results } = await env.DB.prepare("SELECT * FROM gate_guesses WHERE invitation = ?1")
    .bind(path)
    .all();
  expect(results.map(({ guesses }) => guesses)).toEqual([1, 1]);
  expect(JSON.stringify(results)).not.toContain("192.0.2.45");
});
