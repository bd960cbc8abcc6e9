import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { addressAfter, phone } from "../support/phone.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { origin } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { changeLinkIn, linkIn, parse, rawKeysIn, textsOf, valueOf } from "../support/html.ts";

const day = 24 * 60 * 60 * 1000;

/** Replies for one more person through the confirmation's link. @returns the address after it. */
async function answerFor(
  guest: ReturnType<typeof phone>,
  path: string,
  name: string,
  changes: Record<string, string> = {},
): Promise<string> {
  const page = await guest.read(path);
  const form = page.includes('id="reply-form"')
    ? page
    : await guest.read(`${path}${linkIn(page, "another")}`);
  expect(form).toContain('id="reply-form"');
  return addressAfter(
    await guest.post(path, posted({ name, key: valueOf(form, "key"), ...changes })),
  );
}

async function namesOf({ path }: PublishedInvitation): Promise<string[]> {
  return (await listReplies(env.DB, path, { limit: 50 })).map(({ name }) => name).toSorted();
}

async function tellings({ path }: PublishedInvitation): Promise<number> {
  const row = await env.DB.prepare("SELECT count(*) AS many FROM outbox WHERE invitation = ?")
    .bind(path)
    .first<{ many: number }>();
  return row?.many ?? 0;
}

test("a guest who replies for their parents too overwrites nothing, and the couple gets each reply", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  const address = await answerFor(guest, `/${invitation.path}`, "Վարդուհի", { response: "No" });
  expect(await namesOf(invitation)).toEqual(["Անի", "Վարդուհի"]);
  expect(await tellings(invitation)).toBe(2);
  for (const path of [address, `/${invitation.path}`]) {
    const page = await guest.read(path);
    expect(textsOf(page, ".answer > b")).toContain("Վարդուհի");
    expect(textsOf(page, "summary > b")).toContain("Անի");
  }
});

test("a guest's own answers stand under words for guests, or the form's own", async () => {
  const song = { am: "Ո՞ր երգը միացնենք", en: "Which song?", ru: "Какую песню поставить?" };
  const asking = weddingAsking(["attending", "message"], { labels: { message: song } });
  const invitation = await publish(env.CONTENT, asking);
  const guest = phone();
  const address = await answerFor(guest, `/${invitation.path}/ru`, "Анна", {
    attending: "church",
    message: "Вальс",
  });
  expect(textsOf(await guest.read(address), "[data-reply-sent] dt")).toEqual([
    "Где",
    "Какую песню поставить?",
  ]);
});

test("each answer of a phone is changed by itself", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["diet"]));
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի", { diet: "Պահք" });
  await answerFor(guest, `/${invitation.path}`, "Վարդուհի");
  const page = await guest.read(`/${invitation.path}`);
  const earlier = linkIn(parse(page).querySelector("details")?.outerHTML ?? "", "change");
  const form = await guest.read(`/${invitation.path}${earlier}`);
  expect(valueOf(form, "name")).toBe("Անի");
  expect(valueOf(form, "diet")).toBe("Պահք");

  const sent = await guest.post(
    `/${invitation.path}${earlier}`,
    posted({ name: "Անի Պետրոսյան", key: valueOf(form, "key") }),
  );
  expect(await namesOf(invitation)).toEqual(["Անի Պետրոսյան", "Վարդուհի"]);
  const shown = await guest.read(addressAfter(sent));
  expect(textsOf(shown, ".answer > b")).toContain("Անի Պետրոսյան");
});

test("going back to a form that was sent shows the answer, and its form sent twice is one reply", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  const another = linkIn(await guest.read(`/${invitation.path}`), "another");
  const address = `/${invitation.path}${another}`;
  const form = await guest.read(address);
  expect(valueOf(form, "name")).toBe("");
  const fields = posted({ name: "Վարդուհի", key: valueOf(form, "key") });
  const twice = await Promise.all([guest.post(address, fields), guest.post(address, fields)]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await namesOf(invitation)).toEqual(["Անի", "Վարդուհի"]);

  const back = await guest.read(address);
  expect(back).not.toContain('id="reply-form"');
  expect(textsOf(back, ".answer > b")).toContain("Վարդուհի");
});

test("a form for someone else has its own key in each tab", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  const address = `/${invitation.path}${linkIn(await guest.read(`/${invitation.path}`), "another")}`;
  const [mother, father] = [await guest.read(address), await guest.read(address)];
  await guest.post(address, posted({ name: "Վարդուհի", key: valueOf(mother, "key") }));
  await guest.post(address, posted({ name: "Սուրեն", key: valueOf(father, "key") }));
  expect(await namesOf(invitation)).toEqual(["Անի", "Սուրեն", "Վարդուհի"]);
});

test("a link to someone else's form shows a stranger their own", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  const page = await guest.read(`/${invitation.path}`);
  for (const kind of ["another", "change"]) {
    const forwarded = await phone().read(`/${invitation.path}${linkIn(page, kind)}`);
    expect(forwarded).toContain('id="reply-form"');
    expect(forwarded).not.toContain("Անի");
  }
});

test("a form that is refused comes back with what was typed, also on a phone that has answered", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  const key = crypto.randomUUID();
  const refused = await guest.post(`/${invitation.path}`, posted({ name: "1", key }));
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(valueOf(page, "name")).toBe("1");
  expect(valueOf(page, "key")).toBe(key);
});

test("a phone remembers ten replies, and the eleventh loses none for the couple", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const guest = phone();
  const names = Array.from({ length: 11 }, (_, index) => `Հյուր ${String(index).padStart(2, "0")}`);
  for (const name of names.slice(0, 9)) await answerFor(guest, `/${invitation.path}`, name);
  const note = "reply-note";
  expect(await guest.read(`/${invitation.path}`)).not.toContain(`class="${note}"`);
  await answerFor(guest, `/${invitation.path}`, names[9] ?? "");
  expect(await guest.read(`/${invitation.path}`)).toContain(`class="${note}"`);
  await answerFor(guest, `/${invitation.path}`, names[10] ?? "");

  expect(await namesOf(invitation)).toEqual(names);
  const page = await guest.read(`/${invitation.path}`);
  expect(names.filter((name) => page.includes(name))).toEqual(names.slice(1));
  expect(guest.cookie().length).toBeLessThan(1024);
});

test("the link of another phone's answer adds it to those of this phone", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const [mother, daughter] = [phone(), phone()];
  await answerFor(mother, `/${invitation.path}`, "Վարդուհի");
  await answerFor(daughter, `/${invitation.path}`, "Անի");
  const link = changeLinkIn(await mother.read(`/${invitation.path}`));
  const opened = await daughter.open(link.replace(origin, ""));
  expect(valueOf(await daughter.read(addressAfter(opened)), "name")).toBe("Վարդուհի");
  const page = await daughter.read(`/${invitation.path}`);
  expect(page).toContain("Անի");
  expect(page).toContain("Վարդուհի");
});

test("after the deadline a phone's answers are there to read", async () => {
  const wedding = weddingOf();
  if (wedding.reply) wedding.reply.deadline = dayFromNow(2);
  const invitation = await publish(env.CONTENT, wedding);
  const guest = phone();
  await answerFor(guest, `/${invitation.path}`, "Անի");
  await answerFor(guest, `/${invitation.path}`, "Վարդուհի");
  setClock(Date.now() + 5 * day);
  const response = await guest.open(`/${invitation.path}`);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await response.text();
  expect(page).toContain("Անի");
  expect(page).toContain("Վարդուհի");
  expect(page).not.toMatch(/\?(change|another|r)=/);
});

test.each(languages)(
  "several answers read well in %s, also where no cannot be answered",
  async (language) => {
    const everywhere = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));
    const invitation = await publish(
      env.CONTENT,
      weddingOf({
        languages: [...languages],
        title: everywhere("Wedding"),
        hosts: { groom: { name: everywhere("Arman"), email: "groom@example.com" } },
        reply: {
          recipients: "groom",
          fields: ["guestsNumber", "withPartner"],
          guests: { max: 5 },
          response: "yes-only",
          letters: "any",
        },
      }),
    );
    const guest = phone();
    const path = `/${invitation.path}/${language}`;
    await answerFor(guest, path, "Ani", { guestsNumber: "2" });
    await answerFor(guest, path, "Vardan", { response: "YesWithPartner" });
    const page = await guest.read(path);
    for (const name of ["Ani", "Vardan"]) expect(page).toContain(name);
    const form = await guest.read(`${path}${linkIn(page, "another")}`);
    for (const html of [page, form]) expect(rawKeysIn(html)).toEqual([]);
  },
);
