import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { revokeLinks } from "#app/domain/couple-link/mutations.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard, linkOf, reply } from "../support/dashboard.ts";
import {
  attributesOf,
  countOf,
  fieldsWithErrors,
  textOf,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { eventually } from "../support/eventually.ts";
import {
  change,
  cookieOf,
  coupleOfWedding,
  readSettingsPage,
  settingsPath,
  shareLinkOf,
  shownLinkIn,
} from "../support/settings-page.ts";
import { open } from "../support/site.ts";
import { advanceClock, setClock } from "../support/time.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
const minute = 60_000;
const hour = 60 * minute;

/** The names of the shared links. */
const namesIn = (html: string) => textsOf(html, "#links .rows bdi");
const idsIn = (html: string) => attributesOf(html, '#links .rows input[name="id"]', "value");

test("a shared link is shown once, opens the dashboard, and only its hash is stored", async () => {
  const { invitation, couple } = await coupleOfWedding();
  await reply(invitation.path, { name: "Գոհար Սարգսյան" });
  const { path, html, visitor } = await shareLinkOf(couple, "  Mother ");
  expect(path).toMatch(/^\/replies\/[\w-]{43}$/);
  expect(decodeURIComponent(attributesOf(html, ".shown-link a", "href")[0] ?? "")).toContain(path);
  expect(await (await open("/replies", visitor)).text()).toContain("Գոհար Սարգսյան");

  const later = await readSettingsPage(couple);
  expect(namesIn(later)).toEqual(["Mother"]);
  expect(later).not.toContain(path);
  const { results } = await env.DB.prepare("SELECT * FROM couple_links WHERE invitation = ?")
    .bind(invitation.path)
    .all();
  expect(JSON.stringify(results)).not.toContain(path.slice("/replies/".length));
});

test("a form that arrives twice shares one link", async () => {
  const { couple } = await coupleOfWedding();
  const key = valueOf(await readSettingsPage(couple), "key");
  const fields = { intent: "share", key, name: "Planner", access: "edit" };
  const pages = await Promise.all(
    (await Promise.all([change(couple, fields), change(couple, fields)])).map((one) => one.text()),
  );
  expect(shownLinkIn(pages[0] ?? "")).toBe(shownLinkIn(pages[1] ?? ""));
  expect(namesIn(await readSettingsPage(couple))).toEqual(["Planner"]);
});

test.each([
  ["", "Tell us who the link is for"],
  ["\u200B \u2066", "Tell us who the link is for"],
  ["x".repeat(61), "At most 60"],
])("a link needs a name of 1 to 60 letters: %j", async (name, says) => {
  const { couple } = await coupleOfWedding();
  const key = crypto.randomUUID();
  const answer = await change(couple, { intent: "share", key, name, access: "read" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(fieldsWithErrors(html)).toEqual(["name"]);
  expect(textsOf(html, '[data-error-for="name"]')[0]).toContain(says);
  expect(namesIn(await readSettingsPage(couple))).toEqual([]);
});

test("a name of 60 emoji and one with a right-to-left mark are kept as one sees them", async () => {
  const { couple } = await coupleOfWedding();
  for (const name of ["💐".repeat(60), "אמא\u202E!"]) await shareLinkOf(couple, name);
  expect(namesIn(await readSettingsPage(couple))).toEqual(["💐".repeat(60), "אמא!"]);
});

test("at most twenty links are shared at once", async () => {
  const { couple } = await coupleOfWedding();
  for (let index = 1; index <= 20; index += 1) await shareLinkOf(couple, `Aunt ${index}`);
  const html = await readSettingsPage(couple);
  expect(namesIn(html)).toHaveLength(20);
  expect(countOf(html, '#links input[name="name"]')).toBe(0);
  const fields = { intent: "share", key: crypto.randomUUID(), name: "One more", access: "read" };
  expect((await change(couple, fields)).status).toBe(400);
  await change(couple, { intent: "revoke-link", id: idsIn(html)[0] ?? "" });
  expect((await change(couple, fields)).status).toBe(200);
});

test("a link that is switched off closes its dashboard at once, and undoing opens the same link", async () => {
  const { couple } = await coupleOfWedding();
  const { path, visitor } = await shareLinkOf(couple, "Mother");
  const [id = ""] = idsIn(await readSettingsPage(couple));
  const off = await change(couple, { intent: "revoke-link", id });
  expect(off.status).toBe(303);
  expect((await open("/replies", visitor)).status).toBe(404);
  expect((await open(path)).status).toBe(404);

  const html = await (await open(off.headers.get("Location") ?? "", couple)).text();
  expect(namesIn(html)).toEqual([]);
  expect(textsOf(html, "#links .undo p")[0]).toContain("Mother");
  await change(couple, { intent: "restore-link", id });
  expect((await open("/replies", visitor)).status).toBe(200);
  expect(namesIn(await readSettingsPage(couple))).toEqual(["Mother"]);
});

test("switching off is undone within an hour, not later", async () => {
  const { couple } = await coupleOfWedding();
  setClock(Date.now());
  const { visitor } = await shareLinkOf(couple, "Mother");
  const [id = ""] = idsIn(await readSettingsPage(couple));
  await change(couple, { intent: "revoke-link", id });
  advanceClock(hour + 1);
  expect(countOf(await readSettingsPage(couple, `&off=${id}`), "#links .undo")).toBe(0);
  await change(couple, { intent: "restore-link", id });
  expect((await open("/replies", visitor)).status).toBe(404);
});

test.each(["read", "edit"] as const)(
  "a shared link that may %s manages no links",
  async (access) => {
    const { couple } = await coupleOfWedding();
    const { visitor } = await shareLinkOf(couple, "Planner", access);
    const [id = ""] = idsIn(await readSettingsPage(couple));
    const html = await readSettingsPage(visitor);
    expect(textOf(html)).toContain("Planner");
    expect(countOf(html, "form:not(.leave)")).toBe(0);
    const key = crypto.randomUUID();
    const forms: Record<string, string>[] = [
      { intent: "share", key, name: "Friend", access: "edit" },
      { intent: "revoke-link", id },
      { intent: "restore-link", id },
      { intent: "renew", key },
    ];
    for (const fields of forms) expect((await change(visitor, fields)).status).toBe(403);
    expect(namesIn(await readSettingsPage(couple))).toEqual(["Planner"]);
    expect((await open("/replies", couple)).status).toBe(200);
  },
);

test("one couple does not switch off another's link, nor its own link here", async () => {
  const { couple, token } = await coupleOfWedding();
  const { visitor } = await shareLinkOf(couple, "Mother");
  const [id = ""] = idsIn(await readSettingsPage(couple));
  const { couple: others } = await coupleOfWedding();
  await change(others, { intent: "revoke-link", id });
  expect((await open("/replies", visitor)).status).toBe(200);
  expect(countOf(await readSettingsPage(others, `&off=${id}`), ".undo")).toBe(0);
  await change(couple, { intent: "revoke-link", id: (await linkOf(token)).id });
  expect((await open("/replies", couple)).status).toBe(200);
});

test("the couple sees when a shared link was last used, to the hour", async () => {
  const { couple, token } = await coupleOfWedding();
  setClock(Date.UTC(2027, 0, 20, 8));
  const { path, visitor } = await shareLinkOf(couple, "Mother");
  const usedAt = async (id: string) =>
    env.DB.prepare("SELECT last_used_at FROM couple_links WHERE id = ?")
      .bind(id)
      .first<number>("last_used_at");
  const { id } = await linkOf(path.slice("/replies/".length));
  expect(textsOf(await readSettingsPage(couple), "#links .rows span")[0]).toContain("not opened");

  await open("/replies", visitor);
  await eventually(async () => expect(await usedAt(id)).not.toBeNull());
  const first = (await usedAt(id)) ?? 0;
  const html = await readSettingsPage(couple);
  expect(textsOf(html, "#links .rows time")[0]).toContain("20 January, 12:00");
  for (const minutes of [50, 20]) {
    advanceClock(minutes * minute);
    await open("/replies", visitor);
  }
  await eventually(async () =>
    expect(await usedAt(id)).toBeGreaterThanOrEqual(first + 70 * minute),
  );

  await open("/replies", couple);
  expect(await usedAt((await linkOf(token)).id)).toBeNull();
});

test("a renewed link replaces the couple's own and those in mails, and shared ones stay", async () => {
  const { couple, token } = await coupleOfWedding();
  const elsewhere = await enterDashboard(token);
  const inMail = await mailToken(DASHBOARD_SECRET, (await linkOf(token)).id, Date.now());
  const { visitor } = await shareLinkOf(couple, "Mother");
  const key = valueOf(await readSettingsPage(couple), "key");

  const renewed = await change(couple, { intent: "renew", key });
  expect(renewed.status).toBe(200);
  const html = await renewed.text();
  const path = shownLinkIn(html);
  expect(path).toMatch(/^\/replies\/[\w-]{43}$/);
  expect(namesIn(html)).toEqual(["Mother"]);

  const here = cookieOf(renewed);
  expect((await open("/replies", here)).status).toBe(200);
  expect((await open("/replies", await enterDashboard(path.slice(9)))).status).toBe(200);
  expect((await open("/replies", visitor)).status).toBe(200);
  expect((await open("/replies", elsewhere)).status).toBe(404);
  expect((await open(`/replies/${token}`)).status).toBe(404);
  expect((await open(`/replies/${inMail}`)).status).toBe(404);
});

test("a renewal that is sent twice shows the same link twice", async () => {
  const { couple } = await coupleOfWedding();
  const fields = { intent: "renew", key: valueOf(await readSettingsPage(couple), "key") };
  const answers = [await change(couple, fields), await change(couple, fields)];
  const paths = await Promise.all(answers.map(async (one) => shownLinkIn(await one.text())));
  expect(paths[0]).toMatch(/^\/replies\/[\w-]{43}$/);
  expect(paths[1]).toBe(paths[0]);
  for (const answer of answers) expect((await open("/replies", cookieOf(answer))).status).toBe(200);
  // Another form from the browser whose link has ended changes nothing.
  expect((await change(couple, { intent: "renew", key: crypto.randomUUID() })).status).toBe(404);
});

test("renewing keeps the chosen language, and needs a form of this page", async () => {
  const { couple } = await coupleOfWedding();
  expect((await change(couple, { intent: "renew", key: "x" })).status).toBe(400);
  const key = valueOf(await readSettingsPage(couple), "key");
  const here = cookieOf(await change(couple, { intent: "renew", key }));
  expect(await (await open("/replies/settings", here)).text()).toContain("Your own link");
});

test("the settings of no session are a 404, and an unknown form too", async () => {
  const { couple } = await coupleOfWedding();
  expect((await open(settingsPath)).status).toBe(404);
  expect((await change({ Cookie: "" }, { intent: "share" })).status).toBe(404);
  expect((await change(couple, { intent: "drop" })).status).toBe(404);
});

test("the staff's revocation ends shared links too", async () => {
  const { invitation, couple } = await coupleOfWedding();
  const { visitor } = await shareLinkOf(couple, "Mother");
  expect(await revokeLinks(env.DB, invitation.path, Date.now())).toBe(2);
  expect((await open("/replies", visitor)).status).toBe(404);
});
