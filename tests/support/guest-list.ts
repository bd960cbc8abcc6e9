import { env } from "cloudflare:workers";
import { listHouseholds } from "#app/features/guests/data.server.ts";
import { saveHouseholds } from "#app/features/guests/mutations.server.ts";
import type { NewHousehold } from "#app/features/guests/schema.ts";
import { enterDashboard, weddingWithDashboard } from "./dashboard.ts";
import { parse } from "./html.ts";
import { open, post } from "./site.ts";

/** The address of the list of households. */
export const list = "/replies/guests";

export const aram: NewHousehold = {
  salutation: "Սիրելի՛ Արամ",
  address: "one",
  people: [{ name: "Արամ Սարգսյան", child: false }],
  adults: 2,
  children: 0,
  language: null,
  side: "Փեսայի",
  tags: ["church"],
  phone: "+37491234567",
  note: "Ծանոթացնել Աննային",
};
export const olga: NewHousehold = {
  ...aram,
  salutation: "Дорогая Ольга",
  people: [{ name: "Ольга", child: false }],
  language: "ru",
  tags: [],
  phone: null,
};

/** A published wedding with households, and its couple's browser. */
export async function weddingWithGuests(households: readonly NewHousehold[] = []) {
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: households, changed: [] }, 1);
  const couple = await enterDashboard(token);
  const stored = () => listHouseholds(env.DB, path);
  const [first, second] = await stored();
  return {
    path,
    couple,
    stored,
    first: `${list}/${first?.id}`,
    second: `${list}/${second?.id}`,
    read: async (address: string) => (await open(address, couple)).text(),
    send: (address: string, fields: Record<string, string | string[]>) =>
      post(address, fields, couple),
  };
}

/** The fields of a page's form as a browser posts them. */
export function fieldsIn(html: string): Record<string, string | string[]> {
  const fields: Record<string, string[]> = {};
  const form = parse(html).querySelector(".guest-form");
  for (const field of form?.querySelectorAll("input, select, textarea") ?? []) {
    const type = field.getAttribute("type") ?? "";
    if (["checkbox", "radio"].includes(type) && !field.hasAttribute("checked")) continue;
    const value =
      field.localName === "select"
        ? field.querySelector("option[selected]")?.getAttribute("value")
        : field.localName === "textarea"
          ? field.textContent
          : field.getAttribute("value");
    (fields[field.getAttribute("name") ?? ""] ??= []).push(value ?? "");
  }
  return fields;
}
