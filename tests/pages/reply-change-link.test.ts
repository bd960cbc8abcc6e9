import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changeToken } from "#app/domain/reply/change/links.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { dayFromNow, publish } from "../support/invitations.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, origin, post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";
import { changeLinkIn, valueOf } from "../support/html.ts";

function cookieOf(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Replies to an invitation and returns the link in the confirmation, as a path. */
async function answerAndTakeLink(invitation: PublishedInvitation, path = `/${invitation.path}`) {
  const sent = await post(path, posted({ name: "Գոհար", diet: "Պահք" }));
  const confirmation = await (await open(path, { Cookie: cookieOf(sent) })).text();
  return changeLinkIn(confirmation).replace(origin, "");
}

test("a guest changes the answer from another phone, by the confirmation's link", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["diet"]));
  const link = await answerAndTakeLink(invitation, `/${invitation.path}/ru`);
  expect(link).toMatch(new RegExp(`^/${invitation.path}/ru\\?r=[\\w.-]+$`));

  const opened = await open(link);
  expect(opened.status).toBe(303);
  const address = opened.headers.get("Location") ?? "";
  expect(address).toMatch(new RegExp(`^/${invitation.path}/ru\\?change=[\\w-]+#reply$`));
  expect(opened.headers.get("Cache-Control")).toBe("private, no-store");

  const otherPhone = { Cookie: cookieOf(opened) };
  const form = await (await open(address, otherPhone)).text();
  expect(valueOf(form, "name")).toBe("Գոհար");
  expect(valueOf(form, "diet")).toBe("Պահք");
  const changed = posted({ key: valueOf(form, "key"), name: "Գոհար", response: "No" });
  await post(`/${invitation.path}/ru`, changed, otherPhone);
  expect(await listReplies(env.DB, invitation.path, { limit: 10 })).toMatchObject([
    { response: "No", revision: 2, diet: null },
  ]);
});

test("a changed token, or another invitation's, opens nothing and is removed from the address", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking([]));
  const other = await publish(env.CONTENT, weddingAsking([]));
  const link = await answerAndTakeLink(invitation);
  const token = link.split("?r=")[1] ?? "";
  const [key = "", expires = "", signature = ""] = token.split(".");
  for (const path of [
    `/${other.path}?r=${token}`,
    `/${invitation.path}?r=${crypto.randomUUID()}.${expires}.${signature}`,
    `/${invitation.path}?r=${key}.${Number(expires) + 1}.${signature}`,
    `/${invitation.path}?r=${token}.x`,
    `/${invitation.path}?r=`,
  ]) {
    const response = await open(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${path.split("?")[0]}#reply`);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  }
});

test("the link ends when answers close", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking([], { deadline: dayFromNow(2) }));
  const link = await answerAndTakeLink(invitation);
  const closed = { ...invitation.reply, deadline: dayFromNow(-3) };
  await publish(env.CONTENT, { ...weddingAsking([], closed), ...pathOf(invitation) });
  advanceClock();
  const opened = await open(link);
  const page = await open(`/${invitation.path}`, { Cookie: cookieOf(opened) });
  expect(await page.text()).toContain("reply-closed");
  const late = await post(`/${invitation.path}`, posted(), { Cookie: cookieOf(opened) });
  expect(late.status).toBe(410);
});

test("a link that has ended gives nobody the reply, though the page still takes answers", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking([], { deadline: dayFromNow(2) }));
  const link = await answerAndTakeLink(invitation);
  const [key = ""] = (link.split("?r=")[1] ?? "").split(".");
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const closed = weddingAsking([], { deadline: dayFromNow(-3) });
  const ended = await changeToken(REPLY_SECRET, { ...closed, ...pathOf(invitation) }, key);
  const opened = await open(`/${invitation.path}?r=${ended}`);
  expect(opened.headers.get("Location")).toBe(`/${invitation.path}#reply`);
  expect(opened.headers.get("Set-Cookie")).toBeNull();
});

function pathOf({ slug, path, hash }: PublishedInvitation) {
  return { slug, path, hash };
}
