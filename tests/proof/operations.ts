import { goodReply } from "../support/posted-forms.ts";
import { personFields } from "#app/domain/reply/people/fields.ts";
import type { Fault } from "./fault.ts";
import { secrets, type Answer, type Asked, type ProofSite, type Stores } from "./site.ts";
import { gatedWedding, newOrder, newPreview, newWedding, password, weddingInUse } from "./world.ts";

/** Something that a person does, on an invitation of its own. */
export type Deed = {
  /** The slug that its answers may name; null where they may name all. */
  own: string | null;
  do: (fault?: Fault) => Promise<Answer>;
  /** How often it is stored; only of what stores something. */
  stored?: () => Promise<number>;
};

export type Operation = {
  name: string;
  /** The statuses that answer it: the first when all is well. */
  good: readonly number[];
  /** Other statuses that the product's documents name for a failure. */
  meant?: readonly number[];
  prepare: (site: ProofSite, stores: Stores) => Promise<Deed>;
};

const count = async ({ db }: Stores, sql: string, ...values: string[]): Promise<number> =>
  Number(
    await db
      .prepare(`SELECT count(*) AS n ${sql}`)
      .bind(...values)
      .first("n"),
  );

function read(name: string, path: (world: World) => string, as?: keyof World): Operation {
  return {
    name,
    good: [200],
    async prepare(site, stores) {
      const world = await weddingInUse(site, stores);
      const headers = as && (world[as] as Record<string, string>);
      return {
        own: world.wedding.slug,
        do: (fault) => site.ask(path(world), { fault, headers }),
      };
    },
  };
}
type World = Awaited<ReturnType<typeof weddingInUse>>;

/** Posts the same fields at every attempt, as a browser that sends its form again does. */
function posted(
  site: ProofSite,
  stores: Stores,
  own: string,
  path: string,
  asked: Asked,
  [sql, ...values]: [string, ...string[]],
): Deed {
  return {
    own,
    do: (fault) => site.ask(path, { ...asked, fault }),
    stored: () => count(stores, sql, ...values),
  };
}

const reads: Operation[] = [
  {
    name: "a guest opens an invitation",
    good: [200],
    async prepare(site, stores) {
      const { path, slug } = await newWedding(stores);
      return { own: slug, do: (fault) => site.ask(`/${path}`, { fault }) };
    },
  },
  read("a guest who has answered opens it", ({ wedding }) => `/${wedding.path}`, "guest"),
  read(
    "a household opens its link",
    ({ wedding, household }) => `/${wedding.path}?g=${household.code}`,
  ),
  {
    name: "a guest opens an invitation behind a password",
    good: [403],
    async prepare(site, stores) {
      const { path, slug } = await gatedWedding(stores);
      return { own: slug, do: (fault) => site.ask(`/${path}`, { fault }) };
    },
  },
  {
    name: "a guest types the password",
    good: [303],
    async prepare(site, stores) {
      const { path, slug } = await gatedWedding(stores);
      const fields = { intent: "open", password };
      return { own: slug, do: (fault) => site.ask(`/${path}`, { fields, fault }) };
    },
  },
  read("a guest takes the calendar file", ({ wedding }) => `/${wedding.path}/event.ics`),
  {
    ...read("a couple opens its link", ({ token }) => `/replies/${token}`),
    good: [303],
  },
  ...[
    "/replies",
    "/replies.csv",
    "/replies.xlsx",
    "/replies/entries",
    "/replies/guests",
    "/replies/tables",
    "/replies/settings",
  ].map((path) => read(`a couple opens ${path}`, () => path, "couple")),
  { ...read("a couple's page looks for news", () => "/replies/version", "couple"), good: [204] },
  {
    name: "a customer opens a preview",
    good: [200],
    async prepare(site, stores) {
      const { address, slug } = await newPreview(stores);
      return { own: slug, do: (fault) => site.ask(address, { fault }) };
    },
  },
  {
    name: "a visitor opens the shop window",
    good: [200],
    prepare: async (site) => ({ own: "", do: (fault) => site.ask("/weblink", { fault }) }),
  },
  {
    name: "a visitor saves names to try",
    good: [303],
    prepare: async (site) => ({
      own: "",
      do: (fault) => site.ask("/try", { fields: { back: "/weblink", first: "Հայկ" }, fault }),
    }),
  },
  {
    name: "a photo is loaded",
    good: [200],
    async prepare(site, { media }) {
      const hash = crypto.randomUUID().replaceAll("-", "");
      await media.put(`media/${hash}/640.webp`, new Uint8Array(4_096), {
        httpMetadata: { contentType: "image/webp" },
      });
      return { own: "", do: (fault) => site.ask(`/media/${hash}/640.webp`, { fault }) };
    },
  },
  {
    name: "a monitor asks",
    good: [200],
    // Messages of other cases may be dead for a moment.
    meant: [503],
    prepare: async (site) => ({ own: "", do: (fault) => site.ask("/healthz", { fault }) }),
  },
  {
    name: "a language pack is loaded",
    good: [200],
    prepare: async (site) => ({
      own: "",
      do: (fault) => site.ask("/locales/ru/form.json", { fault }),
    }),
  },
];

const writes: Operation[] = [
  {
    name: "a guest replies",
    good: [303],
    async prepare(site, stores) {
      const { path, slug } = await newWedding(stores);
      const fields = goodReply();
      const stored: [string, ...string[]] = [
        "FROM replies WHERE invitation = ? AND key = ?",
        path,
        fields.key ?? "",
      ];
      return posted(site, stores, slug, `/${path}`, { fields }, stored);
    },
  },
  {
    name: "a guest changes a reply",
    good: [303],
    async prepare(site, stores) {
      const { path, slug } = await newWedding(stores);
      const fields = goodReply();
      await site.ask(`/${path}`, { fields });
      const changed = { ...fields, guestsNumber: "4" };
      return posted(site, stores, slug, `/${path}`, { fields: changed }, [
        "FROM replies WHERE invitation = ? AND guests_number = 4 AND revision = 2",
        path,
      ]);
    },
  },
  {
    name: "a household replies",
    good: [303],
    async prepare(site, stores) {
      const { wedding, household } = await weddingInUse(site, stores);
      const people = Object.fromEntries(personFields(household).map((field) => [field, "yes"]));
      const fields = { ...goodReply(), ...people };
      const to = `/${wedding.path}?g=${household.code}`;
      return posted(site, stores, wedding.slug, to, { fields }, [
        "FROM replies WHERE invitation = ? AND household = ?",
        wedding.path,
        household.id,
      ]);
    },
  },
  {
    name: "a customer orders",
    good: [303],
    async prepare(site, stores) {
      const fields = newOrder();
      return posted(site, stores, "", "/order", { fields }, [
        "FROM orders WHERE email = ?",
        fields.email ?? "",
      ]);
    },
  },
  {
    name: "a couple adds a household",
    good: [303],
    async prepare(site, stores) {
      const { wedding, couple } = await weddingInUse(site, stores);
      const id = crypto.randomUUID();
      const names = { person: "Հայկ", salutation: "Սիրելի՛ Հայկ", addressForm: "one", adults: "1" };
      return posted(
        site,
        stores,
        wedding.slug,
        "/replies/guests/new",
        { fields: { ...names, id }, headers: couple },
        ["FROM households WHERE id = ?", id],
      );
    },
  },
  {
    name: "a couple enters an answer by phone",
    good: [303],
    async prepare(site, stores) {
      const { wedding, couple } = await weddingInUse(site, stores);
      const key = crypto.randomUUID();
      const fields = { key, name: "Հայկ", response: "Yes", guestsNumber: "1" };
      return posted(
        site,
        stores,
        wedding.slug,
        "/replies/answers/new",
        { fields, headers: couple },
        ["FROM replies WHERE invitation = ? AND name = 'Հայկ'", wedding.path],
      );
    },
  },
  {
    name: "a program sends a mail",
    good: [200],
    // docs/running.md: a failure that is in the log, and a call that is still being sent.
    meant: [409, 500, 502, 504],
    async prepare(site) {
      const to = `${crypto.randomUUID()}@example.com`;
      const mail = {
        to,
        subject: "Պատվեր",
        text: "Շնորհակալություն",
        html: "<p>Շնորհակալություն</p>",
      };
      return {
        own: "",
        do: (fault) =>
          site.ask("/send-email", {
            fields: JSON.stringify(mail),
            headers: {
              Authorization: `Bearer ${secrets.MAIL_API_KEY}`,
              "Content-Type": "application/json",
              "Idempotency-Key": to,
            },
            fault,
          }),
        stored: async () =>
          Math.min(1, site.mailServer.heard.mails.filter((heard) => heard.to.includes(to)).length),
      };
    },
  },
];

/** Acts of people on the site, each on data of its own. */
export const operations: readonly Operation[] = [...reads, ...writes];
