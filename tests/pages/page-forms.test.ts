import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { before, guestOf, wedding } from "../support/changed-wedding.ts";
import { attributesOf, fieldsWithErrors, formErrorIn, valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";

const actionsIn = (html: string) => attributesOf(html, "form", "action");

test("a form without script is shown again at its own address with what was typed, and can be sent from there", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const [to = ""] = actionsIn(await (await open(`/${path}/en?fbclid=x`)).text());
  expect(to).toBe(`/${path}/en/reply#reply`);
  const address = to.split("#")[0] ?? "";
  const refused = await post(address, { ...goodReply(), name: "", guestsNumber: "4" });
  expect(refused.status).toBe(400);
  expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await refused.text();
  expect(fieldsWithErrors(page)).toContain("name");
  expect(valueOf(page, "guestsNumber")).toBe("4");
  // Its forms are posted to where those of the page are, and its links lead to the page.
  expect(actionsIn(page)).toEqual([to]);
  const sent = await post(address, { ...goodReply(), key: valueOf(page, "key"), name: "Ann Lee" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toMatch(new RegExp(`^/${path}/en\\?sent=`));
});

test("who reloads a form's address or comes back to it is led to the page with its query", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  for (const form of ["reply", "address", "chat", "wish", "table"]) {
    const { status, headers } = await open(`/${path}/${form}?g=abcd&change=x`);
    expect([status, headers.get("Location")]).toEqual([302, `/${path}?g=abcd&change=x`]);
  }
  // Whatever stands before it, the way stays on this site.
  expect((await open("//example.com/reply")).headers.get("Location")).toBeNull();
  expect((await open(`/${path}/none`)).status).toBe(404);
});

test("a page takes no form at its own address, and nothing is stored", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const { intent: _, ...fields } = goodReply();
  expect((await post(`/${path}`, fields)).status).toBe(405);
  const stored = await env.DB.prepare(
    "SELECT count(*) AS replies FROM replies WHERE invitation = ?1",
  );
  expect(await stored.bind(path).first()).toEqual({ replies: 0 });
});

test("the page that one form is shown again on has its other forms", async () => {
  setClock(before);
  const { path } = await publish(env.CONTENT, wedding());
  const guest = await guestOf(path);
  const page = await (await guest.send({ intent: "address", email: "no address" })).text();
  expect(valueOf(page, "email")).toBe("no address");
  expect(actionsIn(page)).toEqual([`/${path}/address#changes`]);
  // A household's form and that of one reply stay those after an error.
  const again = await post(`/${path}/reply?change=${guest.mark}`, { ...goodReply(), name: "" });
  expect(actionsIn(await again.text())).toEqual([`/${path}/reply?change=${guest.mark}#reply`]);
  expect(formErrorIn(page)).toBe("");
});
