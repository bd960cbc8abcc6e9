import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { previewAddress } from "#app/features/order/preview/address.ts";
import { savePreview } from "#app/features/order/preview/mutations.server.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { gatedWedding, openedCookie } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply, hostileBodies } from "../support/posted-forms.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, postBody } from "../support/site.ts";
import { errorBeside, fieldsWithErrors, valueOf } from "../support/html.ts";

/** Each form of the site: its address, its fields, and the headers of a visitor's browser. */
type Form = { to: string; fields: Record<string, string>; headers?: Record<string, string> };

let forms: Record<string, Form> = {};

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
  const { path } = await publish(env.CONTENT, weddingOf());
  const gated = await gatedWedding();
  const { version: _, hash: __, ...draft } = weddingOf();
  const preview = previewAddress(await savePreview(env.DB, draft, "", Date.now()));
  forms = {
    reply: { to: `/${path}`, fields: goodReply() },
    "reply in another language": { to: `/${path}/en`, fields: goodReply() },
    "reply behind a gate": {
      to: `/${gated.path}`,
      fields: goodReply(),
      headers: await openedCookie(`/${gated.path}`),
    },
    // Too long for a password, so that no hash is computed and no guess counted.
    gate: { to: `/${gated.path}`, fields: { intent: "open", password: "x".repeat(200) } },
    order: { to: "/order", fields: goodOrder(dayFromNow(100)) },
    "reply to a draft": { to: preview, fields: goodReply() },
    "wish for a draft": { to: preview, fields: { intent: "wish", wish: "Ավելի մեծ տառեր" } },
    try: { to: "/try", fields: { back: "/weblink", first: "Հայկ" } },
  };
}, 30_000);

function send({ to, fields, headers }: Form, more: string): Promise<Response> {
  const visitor = { "CF-Connecting-IP": crypto.randomUUID() };
  return postBody(to, `${new URLSearchParams(fields)}&${more}`, { ...headers, ...visitor });
}

test.each(Object.entries(hostileBodies))(
  "%s is refused by every form, and the site goes on",
  async (_, hostile) => {
    for (const [name, form] of Object.entries(forms))
      expect((await send(form, hostile)).status, name).toBe(400);
    expect((await open(forms.reply?.to ?? "")).status).toBe(200);
  },
);

test("no form fails over the name of a field, whatever it is", async () => {
  const piece = fc.oneof(
    fc.constantFrom("[", "]", ".", "[9]", "__proto__", "constructor", "name", "languages"),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );
  const fieldName = fc.array(piece, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fieldName, fc.constantFrom(...Object.keys(forms)), async (pieces, name) => {
      const form = forms[name];
      if (!form) throw new Error(name);
      const answer = await send(form, `${encodeURIComponent(pieces.join(""))}=1`);
      expect(answer.status, name).toBeLessThan(500);
      await answer.body?.cancel();
    }),
    { numRuns: 60 },
  );
});

test("a field that the form did not ask changes nothing of a reply", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const form = { to: `/${path}`, fields: goodReply() };
  expect((await send(form, "utm_source=chat&__proto__=x&constructor=y")).status).toBe(303);
  const kept = await env.DB.prepare("SELECT name, guests_number FROM replies WHERE invitation = ?")
    .bind(path)
    .first();
  expect(kept).toEqual({ name: "Անի Պետրոսյան", guests_number: 2 });
});

test("a visitor over the rate limit is told so before the form is validated", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const visitor = { "CF-Connecting-IP": crypto.randomUUID() };
  const bad = new URLSearchParams({ ...goodReply(), name: "Ա", guestsNumber: "99" });
  const { refused } = await exceedRateLimit(env.REPLY_LIMIT, () =>
    postBody(`/${path}`, `${bad}`, visitor),
  );
  expect(refused.headers.get("Retry-After")).toBe("60");
  const page = await refused.text();
  expect(valueOf(page, "guestsNumber")).toBe("99");
  expect(fieldsWithErrors(page)).not.toContain("guestsNumber");
});

test("an answer without a name or a choice is told so beside each, in the field's own words", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const answer = await send({ to: `/${path}/en`, fields: { key: crypto.randomUUID() } }, "");
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(errorBeside(page, "name")).toBe("*This field is required");
  expect(errorBeside(page, "response")).toBe("*Please select an option");
});
