import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { optionalFields } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { publish } from "../support/invitations.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";
import { attributesOf, checkedIn, errorBeside, valueOf } from "../support/html.ts";

type Settings = NonNullable<PublishedInvitation["reply"]>;
type Posted = Record<string, string | string[]>;

const goodChoices = { side: "groom", attending: ["church"], joinFrom: "church" };

async function kept(invitation: PublishedInvitation) {
  return listReplies(env.DB, invitation.path, { limit: 10 });
}

/** Each rule of the form in English: the field, the settings, the posted values, the message. */
const rules: [string, Partial<Settings>, Settings["fields"], Posted, string][] = [
  ["name", {}, [], { name: "" }, "*This field is required"],
  ["name", {}, [], { name: "\u3164\uFE0F\u3164" }, "*This field is required"],
  ["name", {}, [], { name: "1\u3164\u00AD" }, "*The name field must be 2 or more characters"],
  ["name", {}, [], { name: "." }, "*The name field must be 2 or more characters"],
  ["guestsNumber", {}, ["guestsNumber"], { guestsNumber: "three" }, "Please insert numeric value"],
  [
    "guestsNumber",
    {},
    ["guestsNumber"],
    { guestsNumber: "6" },
    "*The total number of guests must be 5 or less",
  ],
  [
    "guestsNumber",
    { guests: { max: 2 } },
    ["guestsNumber"],
    { guestsNumber: "3" },
    "*The total number of guests must be 2 or less",
  ],
  [
    "guestsNumber",
    { guests: { max: 30 } },
    ["guestsNumber"],
    { guestsNumber: "31" },
    "*The total number of guests must be 30 or less",
  ],
  ["children", {}, ["children"], { children: "two" }, "Please insert numeric value"],
  ["children", {}, ["children"], { children: "-1" }, "Please insert numeric value"],
  ["children", {}, ["children"], { children: "1.5" }, "Please insert numeric value"],
  ["children", {}, ["children"], { children: "31" }, "*The number of children must be 30 or less"],
  ["response", {}, [], { response: "" }, "*Please select an option"],
  ["response", {}, [], { response: "Perhaps" }, "*Please select an option"],
  ["response", {}, [], { response: "YesWithPartner" }, "*Please select an option"],
  ["response", { response: "yes-only" }, [], { response: "" }, "*Please select this option"],
  ["response", { response: "yes-only" }, [], { response: "No" }, "*Please select this option"],
  ["emailTo", { recipients: "choose" }, [], {}, "*Please select an option"],
  [
    "emailTo",
    { recipients: "choose" },
    [],
    { emailTo: "someone@example.com" },
    "*Please select an option",
  ],
  ["side", {}, ["side"], {}, "*Please select an option"],
  ["side", {}, ["side"], { side: "Nobody" }, "*Please select an option"],
  ["attending", {}, ["attending"], {}, "*Please select an option"],
  ["joinFrom", {}, ["joinFrom"], {}, "*Please select an option"],
  ["joinFrom", {}, ["joinFrom"], { joinFrom: "bride-home" }, "*Please select an option"],
  [
    "otherGuest",
    {},
    ["otherGuest"],
    { otherGuest: "-" },
    "*The name field must be 2 or more characters",
  ],
  [
    "diet",
    {},
    ["diet"],
    { diet: "x".repeat(301) },
    "*Please shorten this (300 characters at most)",
  ],
  [
    "message",
    {},
    ["message"],
    { message: "x".repeat(1001) },
    "*Please shorten this (1000 characters at most)",
  ],
];

for (const [field, settings, fields, values, message] of rules) {
  const shown = JSON.stringify(values).slice(0, 60);
  test(`${field}, asked with ${JSON.stringify(settings)}: ${shown} is answered "${message}"`, async () => {
    const invitation = await publish(env.CONTENT, weddingAsking(fields, settings));
    const response = await post(`/${invitation.path}/en`, posted({ name: "Ann Lee", ...values }));
    expect(response.status).toBe(400);
    expect(errorBeside(await response.text(), field)).toBe(message);
    expect(await kept(invitation)).toEqual([]);
  });
}

test("a name of one letter is taken", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking([]));
  for (const name of ["Ա", "李"])
    expect((await post(`/${invitation.path}/en`, posted({ name }))).status, name).toBe(303);
  expect((await kept(invitation)).map(({ name }) => name).toSorted()).toEqual(["Ա", "李"]);
});

test("a place without a venue on the page is refused", async () => {
  const wedding = weddingAsking(["attending"]);
  const sections = wedding.sections.filter(
    (section) => section.type !== "venue" || section.programmeItem !== "bride-home",
  );
  const invitation = await publish(env.CONTENT, { ...wedding, sections });
  const page = await (await open(`/${invitation.path}`)).text();
  const offered = attributesOf(page, 'input[name="attending"]', "value");
  expect(offered).toEqual(["church", "restaurant"]);
  const response = await post(
    `/${invitation.path}`,
    posted({ attending: ["church", "bride-home"] }),
  );
  expect(response.status).toBe(400);
});

for (const [language, own, foreign, message] of [
  ["am", "Անի", "Ann", "*Խնդրում ենք անունը գրել հայերեն տառերով"],
  ["ru", "Анна", "Անի", "*Пожалуйста, напишите имя русскими буквами"],
] as const) {
  test(`names in other letters than the page's are answered so in ${language}`, async () => {
    const wedding = weddingAsking(["otherGuest"], { letters: "language" });
    const invitation = await publish(env.CONTENT, wedding);
    const path = `/${invitation.path}${language === "am" ? "" : `/${language}`}`;
    for (const field of ["name", "otherGuest"]) {
      const response = await post(path, posted({ name: own, otherGuest: own, [field]: foreign }));
      expect(response.status).toBe(400);
      expect(errorBeside(await response.text(), field)).toBe(message);
    }
    expect((await post(path, posted({ name: own, otherGuest: own }))).status).toBe(303);
  });
}

test("in a language without such a rule names are free", async () => {
  const wedding = weddingAsking([], { letters: "language" });
  const invitation = await publish(env.CONTENT, wedding);
  expect((await post(`/${invitation.path}/en`, posted({ name: "Անի Lee" }))).status).toBe(303);
});

test("a guest who cannot come is not asked fields that concern those who do, and none is stored", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(optionalFields));
  const answer = posted({
    response: "No",
    side: "bride",
    guestsNumber: "seven",
    children: "many",
    diet: "x".repeat(5000),
    otherGuest: "B",
    attending: ["nowhere"],
    message: "Շնորհավոր",
  });
  expect((await post(`/${invitation.path}`, answer)).status).toBe(303);
  expect(await kept(invitation)).toMatchObject([
    {
      response: "No",
      side: "bride",
      message: "Շնորհավոր",
      guestsNumber: null,
      children: null,
      diet: null,
      otherGuest: null,
      attending: null,
      joinFrom: null,
      withPartner: false,
    },
  ]);
});

test("a field that the form does not ask is not stored, whatever is posted", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking([]));
  const answer = posted({
    ...goodChoices,
    guestsNumber: "99",
    children: "x",
    emailTo: "groom",
    message: "x",
  });
  expect((await post(`/${invitation.path}`, answer)).status).toBe(303);
  expect(await kept(invitation)).toMatchObject([
    {
      guestsNumber: null,
      children: null,
      emailTo: null,
      side: null,
      attending: null,
      message: null,
    },
  ]);
});

test("a message keeps its lines and loses invisible characters", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["message"]));
  const message = "  Շնորհավո՜ր\u202E \r\n\r\n\r\n\r\nՍիրով՝ \tԱնի\u0000  ";
  await post(`/${invitation.path}`, posted({ message }));
  expect(await kept(invitation)).toMatchObject([{ message: "Շնորհավո՜ր\n\nՍիրով՝ Անի" }]);
});

test("typed and picked values stay when another field was wrong", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(optionalFields));
  const answer = posted({
    ...goodChoices,
    attending: ["restaurant"],
    name: "",
    diet: "Ձուկ չեմ ուտում",
    message: "Սիրով\nԱնի",
  });
  const html = await (await post(`/${invitation.path}`, answer)).text();
  expect(valueOf(html, "diet")).toBe("Ձուկ չեմ ուտում");
  expect(valueOf(html, "message")).toBe("Սիրով\nԱնի");
  expect(checkedIn(html, "attending")).toEqual(["restaurant"]);
  expect(checkedIn(html, "joinFrom")).toEqual(["church"]);
});

test("the form asks in the definition's order, and by the definition's own words", async () => {
  const wedding = weddingAsking(["message", "children", "diet"], {
    labels: {
      children: { am: "Քանի՞ երեխա", en: "How many children?", ru: "Сколько детей?" },
      yes: { am: "Այո՛", en: "Of course", ru: "Конечно" },
    },
  });
  const invitation = await publish(env.CONTENT, wedding);
  const page = await (await open(`/${invitation.path}/en`)).text();
  const fields = attributesOf(page, "[data-error-for]", "data-error-for");
  expect(fields).toEqual(["response", "name", "message", "children", "diet"]);
  expect(page).toContain("How many children?");
  expect(attributesOf(page, "[data-step]", "aria-label")).toEqual([
    "How many children, one fewer",
    "How many children, one more",
  ]);
  expect(page).toContain("Of course");
});

test("a partner makes two guests where the number is not asked", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["withPartner"]));
  const answered = await post(`/${invitation.path}`, posted({ response: "YesWithPartner" }));
  expect(answered.status).toBe(303);
  expect(await kept(invitation)).toMatchObject([{ response: "Yes", withPartner: true }]);
});
