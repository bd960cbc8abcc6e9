import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import {
  deleteHousehold,
  renewCode,
  revokeCode,
} from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { Household, NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { plainAnswer } from "../support/answers.ts";
import { eventually } from "../support/eventually.ts";
import {
  attributesOf,
  canonicalOf,
  countOf,
  formErrorIn,
  languageOf,
  linkIn,
  metaOf,
  textOf,
  textsOf,
  valueOf,
} from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { addressAfter, phone } from "../support/phone.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ", child: false },
    { name: "Նարե", child: false },
  ],
  adults: 2,
  children: 1,
  language: "am",
  side: null,
  tags: [],
  phone: null,
  note: null,
};

/** A published wedding with one household. */
async function weddingWith(
  entered: Partial<NewHousehold> = {},
  changes: Partial<PublishedInvitation> = {},
): Promise<{ invitation: PublishedInvitation; household: Household; address: string }> {
  const invitation = await publish(env.CONTENT, weddingOf(changes));
  await saveHouseholds(
    env.DB,
    invitation.path,
    { added: [{ ...family, ...entered }], changed: [] },
    1,
  );
  const household = await householdOf(invitation);
  return { invitation, household, address: `/${invitation.path}?g=${household.code}` };
}

async function householdOf({ path }: PublishedInvitation): Promise<Household> {
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household");
  return household;
}

const repliesOf = ({ path }: PublishedInvitation) => listReplies(env.DB, path, { limit: 100 });

test("a personal link greets its household in the page and in the chat's preview", async () => {
  const { invitation, address } = await weddingWith();
  const answer = await open(address);
  const html = await answer.text();
  expect(textsOf(html, ".greeting")).toEqual(["Սիրելի՛ Արամ և Նարե"]);
  expect(metaOf(html, "og:title")).toMatch(/^Սիրելի՛ Արամ և Նարե · /);
  expect(metaOf(html, "og:url")).toBe(`http://localhost${address}`);
  // Search engines and shared links get the general address.
  expect(canonicalOf(html)).toMatch(new RegExp(`/${invitation.path}$`));
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("a page kept for others never has a household's name", async () => {
  const { invitation, address } = await weddingWith();
  await open(`/${invitation.path}`);
  const personal = await open(address);
  expect(personal.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await personal.text()).toContain("Արամ և Նարե");
  for (const general of [`/${invitation.path}`, `/${invitation.path}?fbclid=x`])
    expect(await (await open(general)).text(), general).not.toContain("Արամ և Նարե");
});

test("a bare personal link is in the household's language, and its switch stays personal", async () => {
  const { invitation, household, address } = await weddingWith({
    language: "ru",
    salutation: "Дорогие Арам и Наре",
  });
  const html = await (await open(address)).text();
  expect(languageOf(html)).toBe("ru");
  expect(textOf(html)).toContain("Дорогие Арам и Наре");
  for (const href of attributesOf(html, ".languages a", "href"))
    expect(href).toContain(`?g=${household.code}`);
  const english = await (await open(`/${invitation.path}/en?g=${household.code}`)).text();
  expect(languageOf(english)).toBe("en");
});

test("a language that the invitation lacks leaves the household its first one", async () => {
  const { address } = await weddingWith({ language: "nl" });
  expect(languageOf(await (await open(address)).text())).toBe("hy");
});

test("a section with tags is shown to households that have one of them alone", async () => {
  const { sections } = weddingOf();
  const name = { am: "Սուրբ Գայանե եկեղեցի", en: "Saint Gayane church", ru: "Церковь" };
  const church = {
    type: "venue" as const,
    programmeItem: "church-ceremony" as const,
    name,
    tags: ["church"],
  };
  const changes = { sections: [church, ...sections] };
  const invited = await weddingWith({ tags: ["Church"] }, changes);
  const others = await weddingWith({ tags: ["dinner"] }, changes);
  expect(textOf(await (await open(invited.address)).text())).toContain("Սուրբ Գայանե");
  for (const address of [others.address, `/${invited.invitation.path}`])
    expect(await (await open(address)).text(), address).not.toContain("Սուրբ Գայանե");
});

test("a wrong, a revoked and a replaced code open the general page", async () => {
  const { invitation, household } = await weddingWith();
  const general = async (code: string) => {
    const html = await (await open(`/${invitation.path}?g=${code}`)).text();
    expect(countOf(html, "#reply-form"), code).toBe(1);
    return countOf(html, ".greeting") === 0;
  };
  const [first = ""] = [household.code ?? ""];
  expect(await general("aaaaaaaa")).toBe(true);
  expect(await general("a' OR '1'='1")).toBe(true);
  expect(await general(first)).toBe(false);
  expect(await renewCode(env.DB, invitation.path, household.id)).toBe(true);
  expect(await general(first)).toBe(true);
  const second = (await householdOf(invitation)).code ?? "";
  expect(await general(second)).toBe(false);
  await revokeCode(env.DB, invitation.path, household.id);
  expect(await general(second)).toBe(true);
});

test("the code of one invitation opens no other", async () => {
  const { household } = await weddingWith();
  const other = await publish(env.CONTENT, weddingOf());
  const html = await (await open(`/${other.path}?g=${household.code}`)).text();
  expect(countOf(html, ".greeting")).toBe(0);
});

test("the form begins with the household's names and seats, and takes no more", async () => {
  const { invitation, address } = await weddingWith();
  const guest = phone();
  const form = await guest.read(address);
  expect(textsOf(form, ".reply-of bdi")).toEqual(["Արամ և Նարե"]);
  expect(valueOf(form, "guestsNumber")).toBe("3");
  const refused = await guest.post(
    address,
    posted({ key: valueOf(form, "key"), guestsNumber: "4" }),
  );
  expect(refused.status).toBe(400);
  expect(await repliesOf(invitation)).toEqual([]);
});

test("a household has one answer, which each of its phones sees and changes", async () => {
  const { invitation, household, address } = await weddingWith();
  const [his, hers] = [phone(), phone()];
  const sent = await his.post(
    address,
    posted({ name: "Արամ", guestsNumber: "3", key: valueOf(await his.read(address), "key") }),
  );
  const confirmed = addressAfter(sent);
  expect(confirmed).toContain(`g=${household.code}`);
  expect(textsOf(await his.read(confirmed), ".answer > b")).toEqual(["Արամ"]);

  const seen = await hers.read(address);
  expect(textsOf(seen, ".answer > b")).toEqual(["Արամ"]);
  expect(countOf(seen, ".another")).toBe(0);
  const form = await hers.read(`/${invitation.path}${linkIn(seen, "change")}`);
  expect(valueOf(form, "guestsNumber")).toBe("3");
  await hers.post(address, posted({ name: "Նարե", guestsNumber: "2", key: valueOf(form, "key") }));
  expect(textsOf(await his.read(address), ".answer > b")).toEqual(["Նարե"]);
  expect(await repliesOf(invitation)).toMatchObject([
    { name: "Նարե", guestsNumber: 2, revision: 2, suspect: false },
  ]);
});

test("a household answers as itself, whatever key its form was given", async () => {
  const { invitation, address } = await weddingWith();
  for (const name of ["Արամ", "Նարե"]) await post(address, posted({ name, guestsNumber: "1" }));
  expect(await repliesOf(invitation)).toHaveLength(1);
});

/** Stores the answer of a household for so many people, as the form of its personal link does. */
const answerFor = (
  guestsNumber: number,
  { invitation, household }: { invitation: PublishedInvitation; household: Household },
) =>
  saveReply(
    env.DB,
    {
      invitation: invitation.path,
      key: household.id,
      household: household.id,
      code: household.code,
      language: "am",
      recipients: ["couple@example.com"],
      suspect: false,
      answer: { ...plainAnswer, guestsNumber },
    },
    2,
  );

test("seats that were taken back while the guest wrote are not granted", async () => {
  const invited = await weddingWith();
  const { invitation, household } = invited;
  expect(await answerFor(2, invited)).toMatchObject({ state: "stored" });
  const entered = { ...family, adults: 1, children: 0 };
  await saveHouseholds(
    env.DB,
    invitation.path,
    { added: [], changed: [{ household, entered }] },
    3,
  );
  expect(await answerFor(3, invited)).toEqual({ state: "full", left: 1 });
  // The same answer again is stored already, and what was stored stays.
  expect(await answerFor(2, invited)).toMatchObject({ state: "stored", messageIds: [] });
  await deleteHousehold(env.DB, invitation.path, household.id);
  const byName = { invitation, household: { ...household, code: null } };
  expect(await answerFor(1, byName)).toEqual({ state: "full", left: 0 });
  expect(await repliesOf(invitation)).toMatchObject([{ guestsNumber: 2, revision: 1 }]);
});

test("a personal link that ended while its answer was on the way answers for nobody", async () => {
  for (const end of [renewCode, revokeCode, deleteHousehold]) {
    const [unanswered, invited] = [await weddingWith(), await weddingWith()];
    expect(await answerFor(2, invited)).toMatchObject({ state: "stored" });
    for (const { invitation, household } of [unanswered, invited])
      await end(env.DB, invitation.path, household.id);
    expect(await answerFor(1, unanswered)).toEqual({ state: "gone" });
    expect(await repliesOf(unanswered.invitation)).toEqual([]);
    expect(await answerFor(1, invited)).toEqual({ state: "gone" });
    expect(await repliesOf(invited.invitation)).toMatchObject([{ guestsNumber: 2, revision: 1 }]);
  }
});

test("of 50 replies at once for the last 3 seats 3 are stored, and the others told what is left", async () => {
  const reply = { ...weddingOf().reply, seats: 5 } as PublishedInvitation["reply"];
  const invitation = await publish(env.CONTENT, weddingOf({ reply }));
  const send = (guestsNumber: string, address: number) =>
    post(`/${invitation.path}`, posted({ guestsNumber }), {
      "CF-Connecting-IP": `192.0.2.${address}`,
    });
  await send("2", 200);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send("1", index)));
  const counts = answers.map(({ status }) => status);
  expect(counts.filter((status) => status === 303)).toHaveLength(3);
  expect(counts.filter((status) => status === 409)).toHaveLength(47);
  expect((await repliesOf(invitation)).map(({ guestsNumber }) => guestsNumber)).toEqual([
    1, 1, 1, 2,
  ]);
  const last = await (answers.find(({ status }) => status === 409) ?? Response.error()).text();
  expect(formErrorIn(last)).toMatch(/Ազատ տեղ այլևս չկա/);

  const two = await publish(env.CONTENT, weddingOf({ reply }));
  await post(`/${two.path}`, posted({ guestsNumber: "4" }));
  const big = await post(`/${two.path}`, posted({ guestsNumber: "3" }));
  expect(formErrorIn(await big.text())).toMatch(/Մնացել է 1 տեղ/);
  const no = await post(`/${two.path}`, posted({ response: "No" }));
  expect(no.status).toBe(303);
});

test("a visit of a person counts as opened, a chat's robot as delivered", async () => {
  const { invitation, address } = await weddingWith();
  await open(address, { "User-Agent": "WhatsApp/2.23.20.0" });
  await eventually(async () =>
    expect(await householdOf(invitation)).toMatchObject({
      deliveredAt: expect.any(Number),
      openedAt: null,
    }),
  );
  const browser = {
    "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
    "Sec-Fetch-Dest": "document",
  };
  await open(address, browser);
  await eventually(async () =>
    expect(await householdOf(invitation)).toMatchObject({ openedAt: expect.any(Number) }),
  );
});
