import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink, revokeLinks, rotateLinks } from "#app/domain/couple-link/mutations.server.ts";
import { hashToken } from "#app/lib/crypto.ts";

const now = Date.UTC(2027, 5, 1);

async function linksOf(
  invitation: string,
): Promise<{ token_hash: string; revoked_at: number | null }[]> {
  const { results } = await env.DB.prepare(
    "SELECT token_hash, revoked_at FROM couple_links WHERE invitation = ?1 ORDER BY created_at",
  )
    .bind(invitation)
    .all<{ token_hash: string; revoked_at: number | null }>();
  return results;
}

test("a couple's link is a long secret of which only the hash is kept", async () => {
  const invitation = `wedding/${crypto.randomUUID()}`;
  const token = await createLink(env.DB, invitation, now);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await linksOf(invitation)).toEqual([
    { token_hash: await hashToken(token), revoked_at: null },
  ]);
});

test("a hash is SHA-256 in hex", async () => {
  // FIPS 180-2, appendix B.1.
  expect(await hashToken("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("rotating ends the links made so far and leaves one new", async () => {
  const invitation = `wedding/${crypto.randomUUID()}`;
  await createLink(env.DB, invitation, now);
  const token = await rotateLinks(env.DB, invitation, now + 1);
  const links = await linksOf(invitation);
  expect(links.map(({ revoked_at }) => revoked_at)).toEqual([now + 1, null]);
  expect(links[1]?.token_hash).toBe(await hashToken(token));
});

test("revoking ends this invitation's links and no other's", async () => {
  const [invitation, other] = [`wedding/${crypto.randomUUID()}`, `wedding/${crypto.randomUUID()}`];
  await createLink(env.DB, invitation, now);
  await createLink(env.DB, other, now);
  expect(await revokeLinks(env.DB, invitation, now + 1)).toBe(1);
  expect(await revokeLinks(env.DB, invitation, now + 2)).toBe(0);
  expect((await linksOf(other)).map(({ revoked_at }) => revoked_at)).toEqual([null]);
});
