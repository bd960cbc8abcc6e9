import { env } from "cloudflare:workers";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { Household, NewHousehold } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { textsOf } from "./html.ts";
import { publish } from "./invitations.ts";
import { posted, weddingAsking } from "./reply-fields.ts";
import { open, post } from "./site.ts";

type Settings = NonNullable<PublishedInvitation["reply"]>;

export const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ, Նարե և Անի",
  addressForm: "several",
  people: [
    { name: "Արամ", child: false },
    { name: "Նարե", child: false },
    { name: "Անի", child: true },
  ],
  adults: 2,
  children: 1,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};

export const usualFields: Settings["fields"] = [
  "guestsNumber",
  "people",
  "children",
  "withPartner",
];

/** A wedding with one household and a phone of that household. */
export async function weddingWith(
  entered: Partial<NewHousehold> = {},
  fields = usualFields,
  settings: Partial<Settings> = {},
  changes: Partial<PublishedInvitation> = {},
) {
  const invitation = await publish(env.CONTENT, {
    ...weddingAsking(fields, settings),
    ...changes,
  });
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [{ ...family, ...entered }], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  if (!household) throw new Error("no household");
  const address = `/${path}?g=${household.code}`;
  const english = `/${path}/en?g=${household.code}`;
  const visitor = { "CF-Connecting-IP": crypto.randomUUID() };
  return {
    path,
    household,
    address,
    english,
    read: async (to = address) => (await open(to, visitor)).text(),
    send: (fieldsOfForm: Record<string, string | string[]>, to = address) =>
      post(to, posted({ name: "Արամ", ...fieldsOfForm }), visitor),
    stored: () => listReplies(env.DB, path, { limit: 10 }),
  };
}

/** The form's fields for the answers of some people. */
export function said({ people }: Pick<Household, "people">, answers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [fieldOf({ people }, name), answer]),
  );
}

export function fieldOf({ people }: Pick<Household, "people">, name: string): string {
  return `person-${people.find((person) => person.name === name)?.id}`;
}

export const withoutNare = { Արամ: "yes", Նարե: "no", Անի: "yes" };
/** The names that a form asks for. */
export const askedNames = (html: string) => textsOf(html, ".group .choice > legend");
