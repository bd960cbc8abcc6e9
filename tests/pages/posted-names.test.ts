import { env, exports } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts?raw";
import { listHouseholds } from "#app/features/guests/data.server.ts";
import { saveHouseholds } from "#app/features/guests/mutations.server.ts";
import { previewAddress } from "#app/features/order/preview/address.ts";
import { savePreview } from "#app/features/order/preview/mutations.server.ts";
import { createStaffLink } from "#app/features/staff/mutations.server.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { gatedWedding, openedCookie } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import {
  formsOf,
  goodOrder,
  goodReply,
  hostileBodies,
  type PostedForm,
} from "../support/posted-forms.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { family } from "../support/reply-by-name.ts";
import { routesIn, takesForm } from "../support/routes.ts";
import { open, origin, post, postBody } from "../support/site.ts";
import { errorBeside, fieldsWithErrors, valueOf } from "../support/html.ts";

const sources = import.meta.glob<string>("/app/routes/**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

let forms: Record<string, PostedForm> = {};

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household");
  const gated = await gatedWedding();
  const ordered = await post("/order", goodOrder(dayFromNow(100)));
  const { version: _, hash: __, ...draft } = weddingOf();
  forms = {
    ...formsOf({
      invitation: `/${path}`,
      gated: `/${gated.path}`,
      preview: previewAddress(await savePreview(env.DB, draft, "", Date.now())),
      order: ordered.headers.get("Location") ?? "",
      household,
      couple: await enterDashboard(token),
      staff: await enterStudio(),
    }),
    "reply behind a gate": {
      route: "invitation/page.tsx",
      to: `/${gated.path}`,
      fields: goodReply(),
      headers: await openedCookie(`/${gated.path}`),
    },
  };
}, 30_000);

/** Opens the link of one of the staff. */
async function enterStudio(): Promise<{ Cookie: string }> {
  const entered = await open(`/studio/${await createStaffLink(env.DB, "Ani", Date.now())}`);
  return { Cookie: (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" };
}

/** Posts a form with a body's further fields, from a network address of its own. */
function send({ to, fields, headers, isUpload }: Sent, more: string): Promise<Response> {
  const visitor = { ...headers, "CF-Connecting-IP": crypto.randomUUID() };
  const body = `${new URLSearchParams(fields)}&${more}`;
  return isUpload
    ? postUpload(to, new URLSearchParams(body), visitor)
    : postBody(to, body, visitor);
}

type Sent = Omit<PostedForm, "route">;

function postUpload(
  to: string,
  fields: URLSearchParams,
  headers: Record<string, string>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return exports.default.fetch(
    new Request(`${origin}${to}`, {
      method: "POST",
      body,
      headers: { ...headers, Origin: origin, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    }),
  );
}

test("every route that takes a form is posted to", () => {
  const taking = routesIn(routes)
    .map(({ file }) => file)
    .filter((file) => takesForm(sources[`/app/routes/${file}`] ?? ""));
  expect(taking.length).toBeGreaterThan(10);
  expect(new Set(Object.values(forms).map(({ route }) => route))).toEqual(new Set(taking));
});

test.each(Object.entries(hostileBodies))(
  "%s is refused by every form, and the site goes on",
  async (_, hostile) => {
    for (const [name, form] of Object.entries(forms)) {
      const { status } = await send(form, hostile);
      expect(form.answers ?? [400], name).toContain(status);
    }
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
    { numRuns: 120 },
  );
}, 120_000);

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
