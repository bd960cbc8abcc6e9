import { personFields } from "#app/domain/reply/people/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { dayFromNow } from "./invitations.ts";

/** A form of the site. */
export type PostedForm = {
  /** The file of the route that takes it, below `app/routes`. */
  route: string;
  to: string;
  /** Valid, and without a lasting effect on the other forms. */
  fields: Record<string, string>;
  /** Headers of the visitor's browser. */
  headers?: Record<string, string>;
  /** Sent as `multipart/form-data`, as forms with a file are. */
  isUpload?: boolean;
  /** Statuses that answer a hostile body; 400 where absent. */
  answers?: number[];
};

/**
 * Bodies that exhausted or broke a Worker that parsed names as paths, each added to a form's own
 * fields.
 */
export const hostileBodies = {
  "a path of the highest index": "x[4294967294]=1",
  "a path in a field of the form": "attending[1000000]=church&languages[1000000]=am",
  "a path that is deep": `a${".a".repeat(10_000)}=1`,
  "a path of indexes": `a${"[0]".repeat(10_000)}=1`,
  "a path into the prototype": "__proto__[x]=1&constructor.prototype.x=1",
  "a command that is no JSON": "__intent__=x",
  "a command": `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"x","index":4294967294}}')}`,
  "a state that is no JSON": "__state__=x",
  "fields by the thousand": "a=&".repeat(20_000),
  "one field by the thousand": "languages=&attending=&".repeat(2_500),
};

/** A reply that is valid for every invitation of these tests. */
export function goodReply(): Record<string, string> {
  return {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Անի Պետրոսյան",
    response: "Yes",
    guestsNumber: "2",
  };
}

/** @param occasionDate a future day, `2027-06-12`. */
export function goodOrder(occasionDate: string): Record<string, string> {
  return {
    key: crypto.randomUUID(),
    names: "Նարեկ և Մարիամ",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+374 91 234 567",
    occasionType: "wd",
    occasionDate,
    languages: "am",
    rsvp: "yes",
    details: "Սուրբ Գայանե, 13:30",
  };
}

/** Subjects of a site's forms. */
type Site = {
  /** Addresses of an invitation, of one behind a password, and of a preview. */
  invitation: string;
  gated: string;
  preview: string;
  /** The status page of an order that was received. */
  order: string;
  /** A household of the invitation. */
  household: Household;
  /** The cookie of the invitation's couple. */
  couple: { Cookie: string };
  /** The cookie of one of the staff. */
  staff: { Cookie: string };
};

/**
 * Every form of the site. tests/pages/posted-names.test.ts compares them with `app/routes.ts`: a new
 * route with an action needs one here.
 */
export function formsOf({
  invitation,
  gated,
  preview,
  order,
  household,
  couple,
  staff,
}: Site): Record<string, PostedForm> {
  const reply = "invitation/reply.tsx";
  const afterReply = "invitation/after-reply.tsx";
  const people = Object.fromEntries(personFields(household).map((field) => [field, "yes"]));
  const changeRequest = { intent: "change-request", changeRequest: "Ավելի մեծ տառեր" };
  return {
    reply: { route: reply, to: `${invitation}/reply`, fields: goodReply() },
    "reply in another language": {
      route: reply,
      to: `${invitation}/en/reply`,
      fields: goodReply(),
    },
    "reply by name": {
      route: reply,
      to: `${invitation}/reply?g=${household.code}`,
      fields: { ...goodReply(), ...people },
    },
    "search for a table": {
      route: "invitation/table.tsx",
      to: `${invitation}/table`,
      fields: { guest: "Ani" },
    },
    "address for changes": {
      route: afterReply,
      to: `${invitation}/address`,
      fields: { mark: "none", email: "ani@example.com" },
    },
    "forgetting a guest's chat": {
      route: afterReply,
      to: `${invitation}/chat`,
      fields: { mark: "none" },
    },
    "wish on the page": {
      route: afterReply,
      to: `${invitation}/wish`,
      fields: { mark: "none", wish: "Երջանկություն" },
    },
    "forgetting an address": {
      route: "invitation/stop.tsx",
      to: "/stop/none",
      fields: {},
      answers: [404],
    },
    // Too long for a password, so that no hash is computed and no guess counted.
    gate: {
      route: "invitation/gate.tsx",
      to: gated,
      fields: { intent: "open", password: "x".repeat(200) },
    },
    order: { route: "order/form.tsx", to: "/order", fields: goodOrder(dayFromNow(100)) },
    "cancellation of an order": {
      route: "order/status.tsx",
      to: order,
      // Without a reason it is refused, so that the order stays for the other posts.
      fields: { intent: "cancel", reason: "" },
    },
    "payment by card": {
      route: "order/pay.ts",
      to: order.replace("?", "/pay?"),
      // Begins nothing: there is no such provider.
      fields: { way: "none" },
    },
    "all orders of a customer": {
      route: "order/status.tsx",
      to: order,
      fields: { intent: "settle", item: "photos", value: "no" },
    },
    ...materialForms(order),
    "end of a session of staff": { route: "staff/leave.tsx", to: "/studio/leave", fields: {} },
    "end of a couple's session": {
      route: "dashboard/leave.tsx",
      to: "/replies/leave",
      fields: {},
    },
    "note of staff": {
      route: "staff/order.tsx",
      to: `/studio/orders/${new URL(order, "http://localhost").pathname.split("/").at(-1)}`,
      fields: { intent: "note", text: "" },
      headers: staff,
    },
    "reply to a preview": {
      route: "preview/reply.tsx",
      to: `${preview}/reply`,
      fields: goodReply(),
    },
    "change request for a preview": {
      route: "preview/page.tsx",
      to: preview,
      fields: changeRequest,
    },
    try: { route: "site/try.tsx", to: "/try", fields: { back: "/weblink", first: "Հայկ" } },
    ...couplesForms(household, couple),
  };
}

/** The forms by which an order's customer sends photos and the song. @param order its page. */
function materialForms(order: string): Record<string, PostedForm> {
  const files = order.replace("?", "/files?");
  const nothing = "0".repeat(64);
  return {
    "change of a photo": {
      route: "order/files.ts",
      to: files,
      fields: { change: "caption", file: nothing, caption: "Մեր օրը" },
    },
    // A text is no file: the page says so, whatever else was sent.
    "photo without script": {
      route: "order/files.ts",
      to: files,
      fields: { file: "x" },
      isUpload: true,
      answers: [303, 400],
    },
    "small picture": {
      route: "order/file.ts",
      to: order.replace("?", `/files/${nothing}?`),
      fields: {},
    },
  };
}

/** The forms of the couple's pages. None removes what another one needs. */
function couplesForms(
  { id, updatedAt }: Household,
  headers: Record<string, string>,
): Record<string, PostedForm> {
  const nobody = crypto.randomUUID();
  const names = { person: "Հայկ", salutation: "Սիրելի՛ Հայկ", addressForm: "one", adults: "1" };
  const table = { text: "Անուն\tՔանակ\nՀայկ Պետրոսյան\t2" };
  const entered = { key: crypto.randomUUID(), name: "Հայկ", response: "Yes", guestsNumber: "1" };
  const review = { review: "accept", id: nobody, household: "" };
  const forms: Record<string, PostedForm> = {
    "review in the list": { route: "dashboard/page.tsx", to: "/replies", fields: review },
    "review of an answer": {
      route: "dashboard/answer.tsx",
      to: `/replies/answers/${nobody}`,
      fields: review,
    },
    "answer by phone": {
      route: "dashboard/enter-answer.tsx",
      to: "/replies/answers/new",
      fields: entered,
    },
    "list of guests": {
      route: "dashboard/guests.tsx",
      to: "/replies/guests",
      fields: { intent: "remove", household: nobody },
    },
    "new household": {
      route: "dashboard/guest-new.tsx",
      to: "/replies/guests/new",
      fields: { ...names, id: crypto.randomUUID() },
    },
    household: {
      route: "dashboard/guest.tsx",
      to: `/replies/guests/${id}`,
      fields: { ...names, version: String(updatedAt) },
    },
    // A body that is no upload is refused; an upload's further fields are dropped without being read.
    "pasted guests": {
      route: "dashboard/guest-import.tsx",
      to: "/replies/guests/import",
      fields: table,
    },
    "uploaded guests": {
      route: "dashboard/guest-import.tsx",
      to: "/replies/guests/import",
      fields: table,
      isUpload: true,
      answers: [200, 400],
    },
    reminder: {
      route: "dashboard/reminders.tsx",
      to: "/replies/reminders",
      fields: { id, mark: "sent", about: "invitation" },
    },
    "hiding a wish": {
      route: "dashboard/wishes.tsx",
      to: "/replies/wishes",
      fields: { id: nobody, wish: "hide" },
      answers: [400, 404],
    },
    tables: {
      route: "dashboard/tables.tsx",
      to: "/replies/tables",
      fields: { intent: "add", key: crypto.randomUUID(), count: "1", seats: "8" },
    },
    menu: {
      route: "dashboard/menu.tsx",
      to: "/replies/menu",
      fields: { language: "en", text: "Խորոված" },
    },
    settings: {
      route: "dashboard/settings.tsx",
      to: "/replies/settings",
      fields: { intent: "mode", mode: "each" },
    },
    // A button without fields: its body is not read.
    "confirmation of an address": {
      route: "dashboard/confirm-address.tsx",
      to: "/replies/confirm/none",
      fields: {},
      answers: [303],
    },
  };
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, { ...form, headers }]),
  );
}
