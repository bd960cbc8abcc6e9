import { env } from "cloudflare:workers";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { enterDashboard, weddingWithDashboard } from "./dashboard.ts";
import { parse } from "./html.ts";
import { open, origin, post } from "./site.ts";
import { fetchSite } from "./worker.ts";

/** The address of the list of households. */
export const list = "/replies/guests";

export const aram: NewHousehold = {
  salutation: "Սիրելի՛ Արամ",
  addressForm: "one",
  people: [{ name: "Արամ Սարգսյան", child: false }],
  adults: 2,
  children: 0,
  language: null,
  side: "groom",
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

/** Posts a table to be previewed, or a preview to be taken over, as the page's form does. */
export function upload(
  couple: { Cookie: string },
  fields: Readonly<Record<string, string | string[] | Blob>>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, "guests.xlsx");
    else for (const one of [value].flat()) form.append(name, one);
  }
  return fetchSite(
    new Request(`${origin}${list}/import`, {
      method: "POST",
      body: form,
      headers: { ...couple, Origin: origin, "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    }),
  );
}
