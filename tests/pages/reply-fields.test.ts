import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { fieldNames, type FieldName } from "#app/domain/invitation/reply/fields.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { enterDashboard, firstReplyAt, programOf } from "../support/dashboard.ts";
import { publish } from "../support/invitations.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, origin, post } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";
import { attributesOf, textOf } from "../support/html.ts";

const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);

type Settings = NonNullable<PublishedInvitation["reply"]>;
type Case = {
  asks: Settings["fields"];
  settings?: Partial<Settings>;
  posts: Record<string, string | string[]>;
  /** The field in the API. */
  api: unknown;
  /** In the Armenian mail: the field's name and the answer. */
  mail: string;
  /** In the English CSV: the column's head and the cell. */
  csv: [string, string];
  /** On the English dashboard. */
  dashboard: string;
};

const godfather = { am: "Քավոր Տիգրան", en: "Godfather Tigran", ru: "Крёстный Тигран" };

/**
 * Names of those who come are asked of households alone, and numbers at parts of the day beside
 * `attending`: reply-by-name.test.ts, reply-parts.test.ts.
 */
type Other = Exclude<FieldName, "people" | "parts">;
const isOther = (name: FieldName): name is Other => name !== "people" && name !== "parts";
const fieldsOfAll = fieldNames.filter(isOther);

const cases: Record<Other, Case> = {
  name: {
    asks: [],
    posts: { name: "Գոհար Ավագյան" },
    api: "Գոհար Ավագյան",
    mail: "Հյուրի անունը – Գոհար Ավագյան",
    csv: ["Name", '"Գոհար Ավագյան"'],
    dashboard: "Գոհար Ավագյան",
  },
  response: {
    asks: [],
    posts: { response: "No" },
    api: "No",
    mail: "Պատասխանը – Ոչ",
    csv: ["Reply", '"No"'],
    dashboard: "ReplyNo",
  },
  guestsNumber: {
    asks: ["guestsNumber"],
    posts: { guestsNumber: "4" },
    api: 4,
    mail: "Հյուրերի քանակը – 4",
    csv: ["Guests", "4"],
    dashboard: "Guests4",
  },
  emailTo: {
    asks: [],
    settings: { recipients: "choose" },
    posts: { emailTo: "bride" },
    api: "bride",
    mail: "Ում կողմից – Հարսի",
    csv: ["Whose guest", '"Bride’s"'],
    dashboard: "Bride’s",
  },
  children: {
    asks: ["children"],
    posts: { children: "3" },
    api: 3,
    mail: "Երեխաների քանակը – 3",
    csv: ["Children", "3"],
    dashboard: "Children3",
  },
  diet: {
    asks: ["diet"],
    posts: { diet: "<i>Առանց ընկույզի</i>" },
    api: "<i>Առանց ընկույզի</i>",
    mail: "Սննդի նախասիրություններ – <i>Առանց ընկույզի</i>",
    csv: ["Dietary needs", '"<i>Առանց ընկույզի</i>"'],
    dashboard: "<i>Առանց ընկույզի</i>",
  },
  side: {
    asks: ["side"],
    settings: { sides: [godfather] },
    posts: { side: "Քավոր Տիգրան" },
    api: "Քավոր Տիգրան",
    mail: "Ում կողմից է – Քավոր Տիգրան",
    csv: ["Side", '"Godfather Tigran"'],
    dashboard: "Godfather Tigran",
  },
  otherGuest: {
    asks: ["otherGuest"],
    posts: { otherGuest: "Վահե" },
    api: "Վահե",
    mail: "Երկրորդ հյուր – Վահե",
    csv: ["Other guest", '"Վահե"'],
    dashboard: "Other guestՎահե",
  },
  attending: {
    asks: ["attending"],
    posts: { attending: ["church", "bride-home"] },
    api: ["church", "bride-home"],
    mail: "Որտեղ կլինի – եկեղեցում, հարսի տանը",
    csv: ["Where", '"at the church, at the bride’s home"'],
    dashboard: "at the church, at the bride’s home",
  },
  joinFrom: {
    asks: ["joinFrom"],
    posts: { joinFrom: "restaurant" },
    api: "restaurant",
    mail: "Որ պահից կլինի – Խնջույքից",
    csv: ["Joining", '"from the restaurant on"'],
    dashboard: "from the restaurant on",
  },
  withPartner: {
    asks: ["withPartner"],
    posts: { response: "YesWithPartner" },
    api: true,
    mail: "Երկուսով – Այո",
    csv: ["With partner", '"Yes"'],
    dashboard: "With partnerYes",
  },
  message: {
    asks: ["message"],
    posts: { message: "Շնորհավո՜ր\r\n=1+1" },
    api: "Շնորհավո՜ր\n=1+1",
    mail: "Մաղթանքներ – Շնորհավո՜ր\n=1+1",
    csv: ["Wishes", '"Շնորհավո՜ր\n=1+1"'],
    dashboard: "Շնորհավո՜ր\n=1+1",
  },
};

async function mailOf(path: string) {
  const row = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE invitation = ? ORDER BY reference DESC",
  )
    .bind(path)
    .first<OutboxRow>();
  if (!row) throw new Error(`${path} told nobody`);
  return composeReplyMail(
    { db: env.DB, kv: env.CONTENT, origin, dashboardSecret: DASHBOARD_SECRET, now: Date.now },
    row,
  );
}

/** The list, and the page of its newest answer. */
async function dashboardText(cookie: { Cookie: string }): Promise<string> {
  const list = await (await open("/replies?lng=en", cookie)).text();
  const [answer = ""] = attributesOf(list, ".entries a", "href");
  return textOf(list) + textOf(await (await open(`${answer}?lng=en`, cookie)).text());
}

async function everywhere(invitation: PublishedInvitation) {
  const token = await createLink(env.DB, invitation.path, firstReplyAt);
  const cookie = await enterDashboard(token);
  const api = await open("/api/replies", await programOf(invitation.path));
  const csv = await (await open("/replies.csv?lng=en", cookie)).text();
  return {
    mail: await mailOf(invitation.path),
    api: await api.json<{ totals: object; replies: Record<string, unknown>[] }>(),
    dashboard: await dashboardText(cookie),
    head: csv.slice(0, csv.indexOf("\r\n")),
    csv,
  };
}

for (const field of fieldsOfAll) {
  const { asks, settings, posts, api, mail, csv, dashboard } = cases[field];
  test(`${field} is asked, kept, and told by mail, page, table and API`, async () => {
    const invitation = await publish(env.CONTENT, weddingAsking(asks, settings));
    const name = field === "withPartner" ? 'value="YesWithPartner"' : `name="${field}"`;
    expect(await (await open(`/${invitation.path}`)).text()).toContain(name);
    expect((await post(`/${invitation.path}`, posted(posts))).status).toBe(303);
    const reported = await everywhere(invitation);
    expect(reported.mail.text).toContain(mail);
    expect(reported.dashboard).toContain(dashboard);
    expect(reported.head).toContain(`"${csv[0]}"`);
    expect(reported.csv).toContain(csv[1]);
    expect(reported.api.replies[0]?.[field]).toEqual(api);
  });
}

test("a field that was not asked is shown nowhere", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["diet"]));
  await post(`/${invitation.path}`, posted());
  const { mail, head, dashboard, api } = await everywhere(invitation);
  expect(head).toBe(
    '"Name","Reply","Guests","Dietary needs","Language","Received","Changed"'.replace("\uFEFF", ""),
  );
  expect(mail.text).toContain("Սննդի նախասիրություններ – նշված չէ");
  for (const text of [mail.text, mail.html]) {
    expect(text).not.toContain("Երեխա");
    expect(text).not.toContain("Մաղթանքներ");
  }
  expect(dashboard).not.toContain("Children");
  expect(Object.keys(api.replies[0] ?? {})).toEqual([
    "id",
    "revision",
    "language",
    "household",
    "name",
    "response",
    "guestsNumber",
    "diet",
    "counts",
    "doubtful",
    "repeats",
    "createdAt",
    "updatedAt",
  ]);
});

test("the mail about a guest who does not come leaves out fields that were not asked of them", async () => {
  const asking = weddingAsking(["children", "attending", "diet", "message"]);
  const invitation = await publish(env.CONTENT, asking);
  await post(`/${invitation.path}`, posted({ response: "No", message: "Ցավում եմ" }));
  const { mail } = await everywhere(invitation);
  expect(mail.text).toContain("Մաղթանքներ – Ցավում եմ");
  for (const label of ["Երեխաների քանակը", "Որտեղ կլինի", "Սննդի"])
    expect(mail.text).not.toContain(label);
});

test("an answer stays in sight when its question is taken out of the form", async () => {
  const asking = weddingAsking(["side", "message"], { sides: [godfather] });
  const invitation = await publish(env.CONTENT, asking);
  await post(`/${invitation.path}`, posted({ side: "Քավոր Տիգրան", message: "Սիրով" }));
  await publish(env.CONTENT, { ...asking, reply: weddingAsking([]).reply });
  advanceClock();
  const { dashboard, mail } = await everywhere(invitation);
  for (const said of ["Քավոր Տիգրան", "Սիրով"]) {
    expect(dashboard).toContain(said);
    expect(mail.text).toContain(said);
  }
});

test("a change in any field is shown with the former value", async () => {
  const invitation = await publish(
    env.CONTENT,
    weddingAsking(["children", "attending", "withPartner", "message"]),
  );
  const first = posted({ response: "YesWithPartner", children: "1", attending: ["church"] });
  await post(`/${invitation.path}`, { ...first, message: "Առաջին" });
  await post(`/${invitation.path}`, {
    ...first,
    response: "Yes",
    children: "2",
    attending: ["church", "restaurant"],
    message: "Երկրորդ",
  });
  const { mail, dashboard, api } = await everywhere(invitation);
  expect(mail.subject).toContain("փոփոխված");
  for (const line of [
    "Երեխաների քանակը – 2 (նախկինում՝ 1)",
    "Որտեղ կլինի – եկեղեցում, ռեստորանում (նախկինում՝ եկեղեցում)",
    "Երկուսով – նշված չէ (նախկինում՝ Այո)",
    "Մաղթանքներ – Երկրորդ (նախկինում՝ Առաջին)",
  ])
    expect(mail.text).toContain(line);
  for (const change of [
    "Children – 1",
    "Where – at the church",
    "With partner – Yes",
    "Wishes – Առաջին",
  ])
    expect(dashboard).toContain(change);
  expect(api.replies[0]).toMatchObject({ revision: 2, children: 2, withPartner: false });
});

test("totals count heads, and the children among them", async () => {
  const asking = weddingAsking(["guestsNumber", "children", "withPartner"]);
  const invitation = await publish(env.CONTENT, asking);
  const answers: Record<string, string>[] = [
    { name: "Անի", guestsNumber: "4", children: "2" },
    { name: "Կարեն", response: "YesWithPartner" },
    { name: "Լևոն", response: "YesWithPartner", children: "1" },
    { name: "Սոնա", response: "No", guestsNumber: "5", children: "5" },
  ];
  for (const answer of answers) await post(`/${invitation.path}`, posted(answer));
  const { api, mail, dashboard } = await everywhere(invitation);
  expect(api.totals).toMatchObject({ answers: 4, yes: 3, no: 1, guests: 4 + 2 + 3, children: 3 });
  expect(mail.text).toContain("Ընդամենը հյուրեր – 9");
  expect(mail.text).toContain("Այդ թվում՝ երեխաներ – 3");
  expect(dashboard).toContain("3 children");
});
