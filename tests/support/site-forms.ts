import { env } from "cloudflare:workers";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import { emptyCatalogue, putCatalogue } from "./catalogue.ts";
import { enterDashboard, weddingWithDashboard } from "./dashboard.ts";
import { demoForms } from "./demo-forms.ts";
import { gatedWedding, openedCookie } from "./gate.ts";
import { dayFromNow, weddingOf } from "./invitations.ts";
import { formsOf, goodOrder, goodReply, type PostedForm } from "./posted-forms.ts";
import { family } from "./reply-by-name.ts";
import { open, origin, post, postBody } from "./site.ts";
import { fetchSite } from "./worker.ts";

/** Every form of a site with something of each kind, by what it is for. */
export async function formsOfSite(): Promise<Record<string, PostedForm>> {
  await putCatalogue(emptyCatalogue);
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household");
  const gated = await gatedWedding();
  const ordered = await post("/order", goodOrder(dayFromNow(100)));
  const { version: _, hash: __, ...draft } = weddingOf();
  return {
    ...formsOf({
      invitation: `/${path}`,
      gated: `/${gated.path}`,
      preview: previewAddress(await savePreview(env.DB, draft, "", Date.now())),
      order: ordered.headers.get("Location") ?? "",
      household,
      couple: await enterDashboard(token),
      staff: await enterStudio(),
    }),
    ...(await demoForms()),
    "reply behind a gate": {
      route: "invitation/reply.tsx",
      to: `/${gated.path}/reply`,
      fields: goodReply(),
      headers: await openedCookie(`/${gated.path}`),
    },
  };
}

/** Opens the link of one of the staff. */
async function enterStudio(): Promise<{ Cookie: string }> {
  const entered = await open(`/studio/${await createStaffLink(env.DB, "Ani", Date.now())}`);
  return { Cookie: (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" };
}

/** Posts a form with a body's further fields, from a network address of its own. */
export function send({ to, fields, headers, isUpload }: Sent, more: string): Promise<Response> {
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
  return fetchSite(
    new Request(`${origin}${to}`, {
      method: "POST",
      body,
      headers: { ...headers, Origin: origin, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    }),
  );
}
