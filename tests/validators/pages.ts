import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { stopToken } from "#app/domain/reply/address/token.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { formTarget } from "../support/page-forms.ts";
import { withStore, type Store } from "../../cli/store.ts";
import { plainAnswer } from "../support/answers.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply } from "../support/posted-forms.ts";

/** An answer of the site, as one of its readers gets it. */
export type Page = {
  address: string;
  status: number;
  contentType: string;
  text: string;
  /** The reader's cookies, `name=value`. */
  cookies: string[];
  /** The page answered a posted form, and no address shows it again. */
  isPosted: boolean;
};

type Asked = { address: string; status?: number; cookies?: string[]; form?: Fields };
type Fields = Record<string, string>;

/**
 * Every kind of page of a site.
 * @param site its origin.
 * @param secret its DASHBOARD_SECRET.
 * @throws Error where one answers another status than it should.
 */
export async function readPages(site: string, secret: Secrets): Promise<Page[]> {
  const made = await withStore(false, (store) => make(store, site, secret));
  const asked = [...shopPages(), ...(await listedIn(site)), ...made];
  const pages: Page[] = [];
  for (const one of asked) pages.push(await read(site, one));
  return pages;
}

async function read(
  site: string,
  { address, status = 200, cookies = [], form }: Asked,
): Promise<Page> {
  const answer = await send(site, address, cookies, form);
  const text = await answer.text();
  if (answer.status !== status)
    throw new Error(`${address} answers ${answer.status}, not ${status}: ${text.slice(0, 300)}`);
  const contentType = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  return { address, status, contentType, text, cookies, isPosted: form !== undefined };
}

/** From an address of its own, because forms are limited by it. */
function send(site: string, address: string, cookies: string[], form?: Fields): Promise<Response> {
  return fetch(site + formTarget(address, form?.intent), {
    method: form ? "POST" : "GET",
    ...(form && { body: new URLSearchParams(form) }),
    headers: {
      Origin: site,
      Cookie: cookies.join("; "),
      "CF-Connecting-IP": `2001:db8:${address.length.toString(16)}::${Date.now() % 9999}`,
    },
    redirect: "manual",
  });
}

/** The cookies of a link that is entered, or of a form that is answered. */
async function cookiesOf(site: string, address: string, form?: Fields): Promise<string[]> {
  const answer = await send(site, address, [], form);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (cookies.length === 0) throw new Error(`${address} sets no cookie: ${answer.status}`);
  return cookies;
}

function shopPages(): Asked[] {
  return [
    ...["am", "en", "ru"].map((language) => ({ address: `/order?lng=${language}` })),
    { address: "/order?template=1002&lng=en" },
    { address: "/order?lng=en", form: { names: "" }, status: 400 },
    { address: "/templates/1002/cover" },
    { address: "/templates/1035/cover" },
    ...["", "/answers/new", "/answers/a-h1", "/guests", "/guests/h1", "/reminders", "/tables"].map(
      (page) => ({ address: `/for-hosts/demo${page}?lng=en` }),
    ),
    { address: "/no/such/page?lng=en", status: 404 },
    { address: "/no/such/page", status: 404 },
    { address: "/wedding/no-such?lng=en", status: 404 },
    { address: "/prices?lng=en", form: {}, status: 405 },
    { address: "/replies?lng=en", status: 404 },
    { address: "/studio", status: 404 },
    { address: "/templates/test-private", status: 403 },
    {
      address: "/templates/test-private?lng=en",
      form: { intent: "open", password: "no" },
      status: 403,
    },
  ];
}

/** The shop's pages and all designs, which the sitemap lists, each in its first language and in English. */
async function listedIn(site: string): Promise<Asked[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")))
    .map(({ pathname, search }) => pathname + search);
  const pages = listed.filter((address) => !/^\/templates\/\d+\/(?!en$)/.test(address));
  const arts = pages
    .filter((address) => /^\/animations\/[a-z-]+$/.test(address))
    .slice(0, 2)
    .flatMap((address) => [`${address}/art`, `${address}/art?still`]);
  const demos = [
    "wedding/anna-arman",
    "baptism/demo",
    "birthday/demo",
    "event/registration-demo",
    "wedding/film-demo",
  ];
  const invitations = demos.flatMap((path) => [`/${path}`, `/${path}/event.ics`]);
  return [...pages, ...arts, ...invitations].map((address) => ({ address }));
}

/** Pages of customers, which need data of their own. */
async function make(store: Store, site: string, secret: Secrets): Promise<Asked[]> {
  const { content, db } = store;
  const publish = async (changes: Partial<PublishedInvitation>) => {
    const invitation = weddingOf(changes);
    await content.put(`invitation:${invitation.path}`, JSON.stringify(invitation));
    return invitation.path;
  };
  const path = await publish({ languages: ["am", "en", "ru", "fr"] });
  const ended = await publish({ event: { start: "2025-01-02T15:00", timeZone: "Asia/Yerevan" } });
  const past = await publish({
    event: { start: `${dayFromNow(-3)}T15:00`, timeZone: "Asia/Yerevan" },
  });
  const today = await publish({
    event: { start: `${dayFromNow(0)}T23:30`, timeZone: "Asia/Yerevan" },
  });
  const cancelled = await publish({ status: { is: "cancelled" } });
  const early = await publish({ saveTheDate: { until: dayFromNow(30) } });
  await content.put("invitation:wedding/unreadable", "{}");

  await saveHouseholds(db, path, { added: [family], changed: [] }, Date.now());
  const [household] = await listHouseholds(db, path);
  if (!household) throw new Error("no household");
  const guest = await cookiesOf(site, `/${path}`, goodReply());
  await saveReply(
    db,
    {
      invitation: path,
      key: crypto.randomUUID(),
      recipients: [],
      language: "am",
      suspect: true,
      answer: { ...plainAnswer, name: "Անծանոթ", message: "Սեր։" },
    },
    Date.now(),
  );
  const answers = await db
    .prepare("SELECT id FROM replies WHERE invitation = ?1 ORDER BY id")
    .bind(path)
    .all<{ id: string }>();
  const replyId = answers.results[0]?.id ?? "";
  const mailId = crypto.randomUUID();
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, created_at, due_at)
       VALUES (?1, 'mail', 'change', 'a change', ?2, 'ani@example.com', 0, 0)`,
    )
    .bind(mailId, path)
    .run();
  const { version: _, hash: __, ...draft } = weddingOf();
  const preview = previewAddress(await savePreview(db, draft, "", Date.now()));
  const ordered = await send(site, "/order", [], goodOrder(dayFromNow(100)));
  const order = ordered.headers.get("Location");
  if (!order) throw new Error(`no order was taken: ${ordered.status}`);
  const couple = await cookiesOf(site, `/replies/${await createLink(db, path, Date.now())}`);
  const staff = await cookiesOf(site, `/studio/${await createStaffLink(db, "Ani", Date.now())}`);
  const number = new URL(order, site).pathname.split("/").at(-1) ?? "";

  return [
    ...["", "/en", "/ru", "/fr", "/event.ics"].map((more) => ({ address: `/${path}${more}` })),
    { address: `/${path}`, cookies: guest },
    { address: `/${path}`, form: { ...goodReply(), name: "" }, status: 400 },
    { address: `/${path}?g=${household.code}` },
    { address: `/${ended}`, status: 410 },
    ...[past, today, cancelled, early].map((one) => ({ address: `/${one}` })),
    ...[cancelled, early].map((one) => ({ address: `/${one}/event.ics` })),
    { address: "/wedding/unreadable", status: 500 },
    { address: `/stop/${await stopToken(secret, mailId)}?lng=en` },
    ...[preview, `${preview}/en`, `${preview}/event.ics`].map((address) => ({ address })),
    ...["am", "en", "ru"].map((language) => ({ address: withLanguage(order, language) })),
    ...["am", "en"].flatMap((language) =>
      couplePages(household.id, replyId).map((address) => ({
        address: withLanguage(address, language),
        cookies: couple,
      })),
    ),
    ...["/studio", `/studio/orders/${number}`, "/studio/leave"].map((address) => ({
      address,
      cookies: staff,
    })),
  ];
}

function couplePages(household: string, reply: string): string[] {
  const under = [
    "",
    "/answers/new",
    `/answers/${reply}`,
    "/reminders",
    "/lists",
    "/leave",
    "/archive",
    "/caterer",
    "/door",
    "/wishes",
    "/cards",
    "/booklet",
    "/settings",
    "/tables",
    "/guests",
    "/guests/new",
    "/guests/import",
    `/guests/${household}`,
  ];
  return under.map((path) => `/replies${path}`);
}

function withLanguage(address: string, language: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ", child: false },
    { name: "Նարե", child: false },
  ],
  adults: 2,
  children: 0,
  language: null,
  side: "groom",
  tags: ["church"],
  phone: "+37491234567",
  note: "Գյումրիից",
};
