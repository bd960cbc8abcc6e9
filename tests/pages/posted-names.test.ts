import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts?raw";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply, hostileBodies, type PostedForm } from "../support/posted-forms.ts";
import { formsOfSite, send } from "../support/site-forms.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { routesIn, takesForm } from "../support/routes.ts";
import { open, postBody } from "../support/site.ts";
import { errorBeside, fieldsWithErrors, valueOf } from "../support/html.ts";

const sources = import.meta.glob<string>("/app/routes/**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

let forms: Record<string, PostedForm> = {};

beforeAll(async () => {
  forms = await formsOfSite();
}, 120_000);

test("every route that takes a form is posted to", () => {
  const taking = routesIn(routes)
    .map(({ file }) => file)
    .filter((file) => takesForm(sources[`/app/routes/${file}`] ?? ""));
  expect(taking.length).toBeGreaterThan(10);
  // A middleware takes the password, at whatever address of the invitation it is asked for.
  const posted = Object.values(forms).map(({ route }) => route);
  expect(new Set(posted)).toEqual(new Set([...taking, "invitation/gate.tsx"]));
});

test.each(Object.entries(hostileBodies))(
  "%s is refused by every form, and the site goes on",
  async (_, hostile) => {
    for (const [name, form] of Object.entries(forms)) {
      const { status } = await send(form, hostile);
      expect(form.answers ?? [400], name).toContain(status);
    }
    expect((await open((forms.reply?.to ?? "").replace("/reply", ""))).status).toBe(200);
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
    { numRuns: 120 },
  );
}, 120_000);

test("a field that the form did not ask changes nothing of a reply", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const form = { to: `/${path}/reply`, fields: goodReply() };
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
    postBody(`/${path}/reply`, `${bad}`, visitor),
  );
  expect(refused.headers.get("Retry-After")).toBe("60");
  const page = await refused.text();
  expect(valueOf(page, "guestsNumber")).toBe("99");
  expect(fieldsWithErrors(page)).not.toContain("guestsNumber");
});

test("an answer without a name or a choice is told so beside each, in the field's own words", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const answer = await send({ to: `/${path}/en/reply`, fields: { key: crypto.randomUUID() } }, "");
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(errorBeside(page, "name")).toBe("*This field is required");
  expect(errorBeside(page, "response")).toBe("*Please select an option");
});
