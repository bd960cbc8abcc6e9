import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { markPreviewsPublished, savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { releaseOrder } from "#app/shop/order/preview/release.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { findOrderOf, type Order } from "#app/shop/order/data.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { markOrder, saveOrder } from "#app/shop/order/mutations.server.ts";
import { enqueueStudioNotice } from "#app/shop/order/letters/undelivered.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { emptyCatalogue, putCatalogue } from "../support/catalogue.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, origin, post } from "../support/site.ts";
import { attributesOf, fieldsWithErrors, languageOf, valueOf } from "../support/html.ts";

const secrets = requireSettings(env, ["REPLY_SECRET", "DASHBOARD_SECRET", "STUDIO_EMAIL"]);
const sources = {
  db: env.DB,
  kv: env.CONTENT,
  origin,
  secret: secrets.REPLY_SECRET,
  dashboardSecret: secrets.DASHBOARD_SECRET,
  now: Date.now,
};
const marks = { names: "Զարմանալի Հյուր", details: "http://spam.example", text: "<b>spam</b>" };

beforeAll(async () => {
  await putCatalogue(emptyCatalogue);
});

let moment = Date.now();
/** Increasing times. */
const later = () => (moment += 1000);
const visitor = () => ({ "CF-Connecting-IP": crypto.randomUUID() });

/** The fields of a change request. */
const asking = (changeRequest: string) => ({ intent: "change-request", changeRequest });

function resolved({ version: _, hash: __, ...draft }: PublishedInvitation) {
  return draft;
}

/** An order in English with a preview. */
async function shownOrder(changes: Partial<PublishedInvitation> = {}) {
  const wedding = weddingOf(changes);
  const { number } = await saveOrder(
    env.DB,
    {
      given: {
        key: crypto.randomUUID(),
        email: `${wedding.slug}@example.com`,
        phone: "+37491234567",
        occasionType: "wd",
        occasionDate: dayFromNow(100),
        languages: ["am"],
        rsvp: "yes",
        ...marks,
      },
      language: "en",
      suspect: false,
      studioEmail: secrets.STUDIO_EMAIL,
    },
    later(),
  );
  await markOrder(env.DB, number, { state: "in-work", invitation: wedding.path }, later());
  return { wedding, number, ...(await show(wedding)) };
}

async function show(wedding: PublishedInvitation) {
  const order = await requireOrder(wedding);
  const shown = await savePreview(env.DB, resolved(wedding), order.id, later());
  return { shown, address: previewAddress(shown) };
}

async function requireOrder({ path }: PublishedInvitation): Promise<Order> {
  const order = await findOrderOf(env.DB, path);
  if (!order) throw new Error(`${path} has no order`);
  return order;
}

/** The messages about an order in the outbox, by kind. */
async function mailsOf(wedding: PublishedInvitation, kind: string) {
  const { id } = await requireOrder(wedding);
  const { results } = await env.DB.prepare(
    `SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox
     WHERE reference LIKE ?1 || ':%' AND kind = ?2`,
  )
    .bind(id, kind)
    .all<OutboxRow>();
  return results;
}

test("a preview opens by its key alone, is not cached, and its public address stays empty", async () => {
  const { wedding, address } = await shownOrder({ sections: [{ type: "calendar" }] });
  const page = await open(address);
  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  const html = await page.text();
  expect(html).toContain("Արման");
  const links = attributesOf(html, "[href]", "href");
  expect(links).toEqual(expect.arrayContaining([`${address}/en`, `${address}/event.ics`]));
  expect(links).not.toContain(`/${wedding.path}/en`);
  expect(languageOf(await (await open(`${address}/ru`)).text())).toBe("ru");
  const file = await open(`${address}/event.ics`);
  expect(file.headers.get("Content-Type")).toContain("calendar");
  // Any published version replaces it in the customer's calendar.
  expect(valueIn(readCalendar(await file.text()), "SEQUENCE")).toBe("0");

  const key = address.split("/").at(-1) ?? "";
  for (const wrong of [
    `/${wedding.path}`,
    `/${wedding.path}/en`,
    `/preview/${wedding.path}`,
    `/preview/${wedding.path}/${key.slice(1)}`,
    `/preview/${wedding.path}/${"A".repeat(43)}`,
    `/preview/${wedding.path}/${"A".repeat(43)}/event.ics`,
    `/preview/wedding/another/${key}`,
    `${address}/nl`,
  ]) {
    const answer = await open(wrong);
    expect(answer.status, wrong).toBe(404);
    expect(await answer.text()).not.toContain("Արման");
  }
});

test("the form of a preview can be tried and stores nothing", async () => {
  const { wedding, address } = await shownOrder();
  const given = { intent: "reply", key: crypto.randomUUID(), response: "Yes", name: "Անի" };
  const refused = await post(address, { ...given, name: "" }, visitor());
  expect(refused.status).toBe(400);
  expect(fieldsWithErrors(await refused.text())).toContain("name");
  const tried = await post(address, given, visitor());
  expect(tried.status).toBe(200);
  expect(tried.headers.has("Set-Cookie")).toBe(false);
  const shown = await tried.text();
  expect(shown).toContain("data-reply-sent");
  expect(shown).toContain("Մասնակցության հաստատում՝ Անի");
  const { results } = await env.DB.prepare("SELECT 1 FROM replies WHERE invitation = ?")
    .bind(wedding.path)
    .all();
  expect(results).toEqual([]);
});

test("repeated approvals show the next step, and the studio gets one mail", async () => {
  const { wedding, address, number } = await shownOrder();
  const verdict = { intent: "approve", revision: "1" };
  await Promise.all(Array.from({ length: 20 }, () => post(address, verdict, visitor())));
  expect((await requireOrder(wedding)).state).toBe("approved");
  expect(await (await open(address)).text()).toContain('data-approval="approved"');
  const mails = await mailsOf(wedding, "order-approved");
  expect(mails).toMatchObject([{ recipient: secrets.STUDIO_EMAIL }]);
  const [row] = mails;
  const mail = row && (await composeOrderMail(sources, row));
  expect(mail?.subject).toContain(String(number).slice(0, 3));
  expect(mail?.text).toContain(`publish ${wedding.path}`);
});

test("a change request must have a text, is normalised, stored with the order, mailed to the studio, and may be replaced", async () => {
  const { wedding, address } = await shownOrder();
  for (const [request, said] of [
    [" \u200B", "Please tell us what to change"],
    ["ա".repeat(4001), "This is too long"],
  ] as const) {
    const refused = await post(address, asking(request), visitor());
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(said);
    expect(page).toContain(request.replaceAll("\u200B", ""));
  }
  expect((await requireOrder(wedding)).state).toBe("ready");

  const request = "Ժամը 16:00 է\r\nBcc: all@example.com <script>alert(1)</script>\u202E";
  for (let times = 0; times < 2; times += 1)
    expect((await post(address, asking(request), visitor())).status).toBe(303);
  const kept = await requireOrder(wedding);
  expect(kept).toMatchObject({
    state: "in-work",
    changeRequest: "Ժամը 16:00 է\nBcc: all@example.com <script>alert(1)</script>",
  });
  const [row, second] = await mailsOf(wedding, "order-change-request");
  expect(second).toBeUndefined();
  const mail = row && (await composeOrderMail(sources, row));
  expect(mail?.text).toContain(kept.changeRequest);
  expect(mail?.html).not.toContain("<script>");
  expect(mail?.subject).not.toContain("Bcc");
  const page = await (await open(address)).text();
  expect(page).toContain('data-approval="change-requested"');
  expect(page).not.toContain("<script>alert");

  await post(address, asking("Another"), visitor());
  expect((await requireOrder(wedding)).changeRequest).toBe("Another");
  expect(await mailsOf(wedding, "order-change-request")).toHaveLength(2);
});

test("an approval is for the revision that was shown: a later one asks again", async () => {
  const { wedding, address } = await shownOrder();
  const changed = { ...wedding, title: { am: "Նոր", en: "New", ru: "Новое" } };
  expect((await show(changed)).address).toBe(address);
  const stale = await post(address, { intent: "approve", revision: "1" }, visitor());
  expect(stale.status).toBe(409);
  expect(await stale.text()).toContain("Please look once more");
  expect((await requireOrder(wedding)).state).toBe("ready");
  await post(address, { intent: "approve", revision: "2" }, visitor());
  expect((await requireOrder(wedding)).state).toBe("approved");
  await show({ ...wedding, title: { am: "Վերջին", en: "Last", ru: "Последнее" } });
  expect(await requireOrder(wedding)).toMatchObject({ state: "ready", approvedAt: null });
});

test("the customer gets one mail per revision, in their language, with their names and no other free text", async () => {
  const { wedding, address } = await shownOrder();
  await show(wedding);
  const mails = await mailsOf(wedding, "order-ready");
  expect(mails).toMatchObject([{ recipient: `${wedding.slug}@example.com` }]);
  const [row] = mails;
  if (!row) throw new Error("no mail");
  const mail = await composeOrderMail(sources, row);
  expect(mail.subject).toBe("Your invitation is ready");
  expect(mail.text).toContain(origin + address);
  await show({ ...wedding, title: { am: "Նոր", en: "New", ru: "Новое" } });
  expect(await mailsOf(wedding, "order-ready")).toHaveLength(2);

  await publish(env.CONTENT, wedding);
  const publisher = () => ({ person: "Ani", now: later() });
  await releaseOrder(env.DB, await requireOrder(wedding), publisher());
  await releaseOrder(env.DB, await requireOrder(wedding), publisher());
  const [publishedMail, twice] = await mailsOf(wedding, "order-published");
  expect(twice).toBeUndefined();
  const last = publishedMail && (await composeOrderMail(sources, publishedMail));
  expect(last?.text).toContain(`${origin}/${wedding.path}`);
  expect(last?.text).toMatch(/1\. Add your guests.*\n2\. Send each.*\n3\. Give your/);
  const dashboardLink = new RegExp(`${origin}(/replies/\\S+)`).exec(last?.text ?? "")?.[1] ?? "";
  expect((await open(dashboardLink)).status).toBe(303);
  const { names, ...others } = marks;
  for (const part of [mail.text, mail.html, last?.text, last?.html]) {
    expect(part).toContain(names);
    for (const free of Object.values(others)) expect(part).not.toContain(free);
  }
});

test("a published invitation's preview redirects to the public page, and accepts nothing any more", async () => {
  const { wedding, address } = await shownOrder();
  await publish(env.CONTENT, wedding);
  await markPreviewsPublished(env.DB, [wedding.path], later());
  const led = await open(`${address}/en`);
  expect(led.status).toBe(302);
  expect(led.headers.get("Location")).toBe(`/${wedding.path}/en`);
  const late = await post(address, asking("Later"), visitor());
  expect(late.headers.get("Location")).toBe(`/${wedding.path}`);
  expect((await requireOrder(wedding)).changeRequest).toBeNull();
});

test("posts over the rate limit and cross-site posts are refused, and typed text stays", async () => {
  const { wedding, address } = await shownOrder();
  const one = visitor();
  const { refused: held } = await exceedRateLimit(env.ORDER_LIMIT, () =>
    post(address, asking("Later"), one),
  );
  expect(held.headers.get("Retry-After")).toBe("60");
  expect(valueOf(await held.text(), "changeRequest")).toBe("Later");
  const forged = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const refused = await post(address, { intent: "approve", revision: "1" }, forged);
  // React Router refuses some of these itself, with 400.
  expect([400, 403]).toContain(refused.status);
  for (const intent of ["", "__proto__", "publish"])
    expect((await post(address, { intent, changeRequest: "" }, visitor())).status).toBe(400);
  expect((await requireOrder(wedding)).state).toBe("in-work");
});

test("a preview without an order asks for no decision", async () => {
  const wedding = weddingOf();
  const address = previewAddress(await savePreview(env.DB, resolved(wedding), null, later()));
  expect(await (await open(address)).text()).not.toContain("data-approval");
  const answer = await post(address, { intent: "approve", revision: "1" }, visitor());
  expect(answer.status).toBe(404);
});

test("the status page links to the preview, and shows the change request", async () => {
  const { address, wedding, number } = await shownOrder();
  const page = await (await open(address)).text();
  const [follow = ""] = attributesOf(page, 'a[href^="/order/"]', "href");
  expect(follow).toContain(`/order/${number}?key=`);
  const status = await (await open(`${follow}&lng=en`)).text();
  expect(attributesOf(status, "a", "href")).toContain(address);
  await post(address, asking("Another hall"), visitor());
  expect(await (await open(`${follow}&lng=en`)).text()).toContain("Another hall");
  expect((await requireOrder(wedding)).state).toBe("in-work");
});

test("the studio is notified of a customer's bounced mail, whichever mail it was", async () => {
  const { wedding } = await shownOrder();
  const [row] = await mailsOf(wedding, "order-ready");
  if (!row) throw new Error("no mail");
  await env.DB.batch(enqueueStudioNotice(env.DB, secrets.STUDIO_EMAIL, row, later()));
  expect(await mailsOf(wedding, "order-undelivered")).toHaveLength(1);
});
