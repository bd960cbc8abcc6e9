import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { revokeCouplesKeys } from "#app/domain/api-key/mutations.server.ts";
import { revokeLinks } from "#app/domain/couple-link/mutations.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { newSession, serializeSession } from "#app/couple/session.server.ts";
import { serializeUnlocked } from "#app/domain/gate/session.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { newToken } from "#app/lib/crypto.ts";
import { requireSettings } from "#app/lib/settings.ts";
import {
  changedKey,
  enterDashboard,
  linkOf,
  programOf,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { gatedWedding, openedCookie, password } from "../support/gate.ts";
import { cookieIn, guardedOrders, tampered } from "../support/guarded-orders.ts";
import type { Credential, Guarded } from "../support/guarded-orders.ts";
import { addressesBehind } from "../support/guards.ts";
import { weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { expectPromised } from "../support/promised-headers.ts";
import { family } from "../support/reply-by-name.ts";
import { open, post } from "../support/site.ts";

const { DASHBOARD_SECRET, GATE_SECRET, REPLY_SECRET } = requireSettings(env, [
  "DASHBOARD_SECRET",
  "GATE_SECRET",
  "REPLY_SECRET",
]);
/** `npm run generated` walks all of it; a run of all tests gives each credential a share of the addresses. */
const isLong = inject("generatedCases") > 100;
const shares = isLong ? 1 : 5;
const marker = "Գաղտնապահյան";

/**
 * A couple with guests, a gated invitation, an order and a preview, each with the marker in it.
 * @returns them, and the path of another couple's invitation, which that couple may change.
 */
async function guardedThings(): Promise<{ things: Record<string, Guarded>; others: string }> {
  const { invitation, token } = await weddingWithDashboard();
  const other = await weddingWithDashboard();
  const revoked = await weddingWithDashboard();
  const { path } = invitation;
  const people = family.people.map((person) => ({ ...person, name: `${person.name} ${marker}` }));
  await saveHouseholds(env.DB, path, { added: [{ ...family, people }], changed: [] }, 1);
  await reply(path, { name: marker });
  const [household] = await listHouseholds(env.DB, path);
  const [answer] = await listReplies(env.DB, path, { limit: 1 });
  const ids: Record<string, string> = { household: household?.id ?? "", id: answer?.id ?? "" };
  const couple = await enterDashboard(token);
  const revokedCookie = await enterDashboard(revoked.token);
  await revokeLinks(env.DB, revoked.invitation.path, Date.now());
  const link = await linkOf(token);
  const session = { ...newSession(link, Date.now()), expires: Date.now() - 1 };
  const ended = await serializeSession(DASHBOARD_SECRET, session, Date.now() - 10_000);
  const secrets = { ofReplies: REPLY_SECRET, ofGates: GATE_SECRET };
  const forged = await Promise.all(
    Object.entries(secrets).map(async ([name, secret]): Promise<[string, Credential]> => [
      `signed by the secret ${name}`,
      {
        headers: cookieIn(await serializeSession(secret, newSession(link, Date.now()), Date.now())),
      },
    ]),
  );
  const gated = await gatedWedding({ title: { am: marker, en: marker, ru: marker } });
  const otherGated = await gatedWedding();
  const gateCookie = await openedCookie(`/${gated.path}`);
  const stored = gated.access?.password ?? "";
  const gateOf = async (changes: object, at = Date.now()) =>
    cookieIn(
      await serializeUnlocked(
        GATE_SECRET,
        { invitation: gated.path, password: stored, ...changes },
        at,
      ),
    );
  const renamed = (cookie: Record<string, string>) => ({
    Cookie: (cookie.Cookie ?? "").replace(/^[^=]+/, (gateCookie.Cookie ?? "").split("=")[0] ?? ""),
  });

  const draftOf = async (title: string) => {
    const {
      version: _,
      hash: __,
      ...draft
    } = weddingOf({ title: { am: title, en: title, ru: title } });
    return previewAddress(await savePreview(env.DB, draft, "", Date.now()));
  };
  const [preview, otherPreview] = [await draftOf(marker), await draftOf("Ուրիշ")];
  const previewKey = preview.split("/").at(-1) ?? "";
  const swap = (from: string, to: string) => (address: string) => address.replace(from, to);
  const mailed = await mailToken(DASHBOARD_SECRET, link.id, Date.now());
  const revokedProgram = await programOf(path);
  await revokeCouplesKeys(env.DB, path, Date.now()).run();
  const overProgram = await programOf(path, -1);
  const program = await programOf(path);

  const things: Record<string, Guarded> = {
    "the couple's pages": {
      addresses: addressesBehind("couple", ids).flatMap((address) => [address, `${address}.data`]),
      right: { headers: couple },
      wrong: {
        none: {},
        "another couple's": { headers: await enterDashboard(other.token) },
        revoked: { headers: revokedCookie },
        expired: { headers: cookieIn(ended) },
        tampered: { headers: { Cookie: tampered(couple.Cookie) } },
        "the link's token as a key": { headers: { Authorization: `Bearer ${token}` } },
        "the link's token as a cookie": { headers: { Cookie: `__Host-dashboard=${token}` } },
        "a gate's": {
          headers: { Cookie: `__Host-dashboard=${(gateCookie.Cookie ?? "").split("=")[1]}` },
        },
        ...Object.fromEntries(forged),
      },
    },
    "what a program's key reads": {
      addresses: ["/api/replies", `/api/replies?invitation=${path}`, "/api/invitations"],
      right: { headers: program },
      wrong: {
        none: {},
        "the couple's cookie": { headers: couple },
        "the couple's link": { headers: { Authorization: `Bearer ${token}` } },
        "another couple's": { headers: await programOf(other.invitation.path) },
        revoked: { headers: revokedProgram },
        "that is over": { headers: overProgram },
        tampered: { headers: { Authorization: changedKey(program.Authorization) } },
        "of no kind": { headers: { Authorization: "Basic YTpi" } },
        empty: { headers: { Authorization: "Bearer " } },
        invented: { headers: { Authorization: `Bearer ${newToken()}` } },
        "a mail's that was changed": { headers: { Authorization: `Bearer ${tampered(mailed)}` } },
      },
    },
    "an invitation behind a password": {
      addresses: addressesBehind("gate", {
        kind: gated.kind,
        slug: gated.slug,
        language: "en",
        hash: "0".repeat(32),
        file: "am.png",
      }).flatMap((address) => [address, `${address}.data`, `${address}?change=1`]),
      right: { headers: gateCookie },
      wrong: {
        none: {},
        "another invitation's": { headers: renamed(await openedCookie(`/${otherGated.path}`)) },
        "of an older password": { headers: await gateOf({ password: `${stored}x` }) },
        expired: { headers: await gateOf({}, Date.now() - 400 * 24 * 60 * 60 * 1000) },
        tampered: { headers: { Cookie: tampered(gateCookie.Cookie ?? "") } },
        "the password itself": { headers: renamed({ Cookie: `x=${password}` }) },
        "a couple's": { headers: renamed(couple) },
        "a personal link": {
          instead: (address) => `${address.split("?")[0]}?g=${household?.code}`,
        },
      },
    },
    ...(await guardedOrders(marker, couple)),
    "a preview": {
      addresses: addressesBehind("preview", {
        kind: "wedding",
        slug: preview.split("/").at(-2) ?? "",
        key: previewKey,
        language: "en",
      }).flatMap((address) => [address, `${address}.data`]),
      right: {},
      wrong: {
        "another preview's": { instead: swap(previewKey, otherPreview.split("/").at(-1) ?? "") },
        tampered: { instead: swap(previewKey, `${previewKey.slice(0, -1)}_`) },
        "a beginning": { instead: swap(previewKey, previewKey.slice(0, 8)) },
        "a pattern": { instead: swap(previewKey, "%25") },
      },
    },
  };
  return { things, others: other.invitation.path };
}

test(
  "nothing that is guarded is shown to, or changed by, any credential but the right one",
  async () => {
    const { things, others } = await guardedThings();
    const tables = [
      "replies",
      "households",
      "orders",
      "order_events",
      "previews",
      "couple_links",
      "api_keys",
    ];
    const rows = async () =>
      JSON.stringify(
        (
          await env.DB.batch(
            tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`)),
          )
        ).map(({ results }) =>
          results
            .map((row) => ({ ...Object(row), last_used_at: null }))
            .filter(({ invitation }) => invitation !== others),
        ),
      );
    for (const [what, { addresses, shows = marker, right, wrong }] of Object.entries(things)) {
      const ask = (address: string, { headers = {}, instead }: Credential) =>
        open(instead?.(address) ?? address, {
          "CF-Connecting-IP": crypto.randomUUID(),
          ...headers,
        });
      const shown = await Promise.all(
        addresses.map(async (address) =>
          (await (await ask(address, right)).text()).includes(shows),
        ),
      );
      // Otherwise the next lines could not fail.
      expect(shown.filter(Boolean).length, what).toBeGreaterThan(0);
      const before = await rows();
      for (const [index, [credential, given]] of Object.entries(wrong).entries())
        for (const [at, address] of addresses.entries()) {
          if (addresses.length > shares && at % shares !== index % shares) continue;
          const where = `${what}, ${credential}: ${address}`;
          const answer = await ask(address, given);
          expectPromised(answer, where);
          expect(await answer.text(), where).not.toContain(shows);
          // Another couple sees pages of its own.
          const isOwn = credential === "another couple's";
          expect(isOwn || answer.status >= 300, `${answer.status} ${where}`).toBe(true);
          expect(answer.headers.get("Cache-Control"), where).toContain("no-store");
          const posted = await post(
            given.instead?.(address) ?? address,
            { ...goodReply(), intent: "cancel", reason: "x", review: "hide", id: "x" },
            { "CF-Connecting-IP": crypto.randomUUID(), ...given.headers },
          );
          expectPromised(posted, `POST ${where}`);
          expect(await posted.text(), `POST ${where}`).not.toContain(shows);
        }
      expect(await rows(), what).toBe(before);
    }
  },
  isLong ? 900_000 : 120_000,
);
