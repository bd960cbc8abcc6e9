import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { goodReply } from "../support/posted-forms.ts";
import { weddingOf } from "../support/invitations.ts";
import type { ProofSite } from "./site.ts";
import type { Tally, Verdict } from "./tally.ts";
import type { Scope } from "./each-call.ts";
import { leakOf, newWedding } from "./world.ts";

const minute = 60_000;

/** Texts that no publication writes; of a program that failed, a hand that edited, or a later release. */
const brokenTexts: Record<string, string> = {
  nothing: "",
  "half a text": '{"format":1,"title":{"am":"Հրավ',
  null: "null",
  "a list": "[]",
  "a number": "7",
  "an object": "{}",
  "a prototype": '{"__proto__":{"languages":["am"]},"constructor":1}',
  "a page of HTML": "<!doctype html><h1>502 Bad Gateway</h1>",
  "a later format": '{"format":99,"pages":[]}',
  "a deep list": `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
};

/** Whole definitions with one part that is wrong. */
function brokenDefinitions(wedding: PublishedInvitation): Record<string, object> {
  const { theme, reply } = wedding;
  return {
    "of no palette": { ...wedding, theme: { ...theme, palette: "none-of-ours" } },
    "with a palette of rubbish": { ...wedding, theme: { ...theme, colours: { ground: "red;}" } } },
    "with a script for a colour": {
      ...wedding,
      theme: { ...theme, colours: { ...theme, ground: "</style><script>alert(1)</script>" } },
    },
    "with an unknown section": { ...wedding, sections: [{ type: "of-tomorrow" }] },
    "without languages": { ...wedding, languages: [] },
    "with an unknown language": { ...wedding, languages: ["am", "xx"] },
    "without a title": { ...wedding, title: {} },
    "with a number for a title": { ...wedding, title: { am: 7 } },
    "on no day": { ...wedding, event: { start: "2027-02-31T25:61", timeZone: "Asia/Yerevan" } },
    "in no zone": { ...wedding, event: { ...wedding.event, timeZone: "Mars/Olympus" } },
    "that asks for a million fields": {
      ...wedding,
      reply: { ...reply, guests: { max: 1e9 }, fields: Array(1_000).fill("guestsNumber") },
    },
    "without hosts": { ...wedding, hosts: {} },
    "without anything": { format: 1 },
  };
}

/**
 * Puts broken definitions into KV: each must break alone, with a page that a person can read, while
 * an invitation beside it opens and takes a reply.
 */
export async function breakDefinitions(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const { stores } = site;
  const names = [...Object.keys(brokenTexts), ...Object.keys(brokenDefinitions(weddingOf()))];
  for (const name of names.filter((_, index) => isLong || index % 4 === 1)) {
    const wedding = weddingOf();
    const { slug, path } = wedding;
    const text = brokenTexts[name] ?? JSON.stringify(brokenDefinitions(wedding)[name]);
    await stores.content.put(`invitation:${path}`, text);
    const beside = await newWedding(stores);
    const page = await site.ask(`/${path}`, { headers: { Accept: "text/html" } });
    tally.heard("a broken definition", (await page.told()).log);
    const posted = await site.ask(`/${path}`, { fields: goodReply() });
    const other = await site.ask(`/${beside.path}`, { fields: goodReply() });
    const verdict: Verdict = { leaked: leakOf(page, slug) ?? leakOf(posted, slug) };
    if (page.text.length < 200) verdict.failed = `a page of ${page.text.length} characters`;
    if (/<script>alert|red;}/.test(page.text)) verdict.leaked = "its code is in the page";
    if (other.status !== 303) verdict.lost = `another invitation answers ${other.status}`;
    const stored = await stores.db
      .prepare("SELECT count(*) AS n FROM replies WHERE invitation = ?")
      .bind(path)
      .first<number>("n");
    if ((stored ?? 0) !== (posted.status === 303 ? 1 : 0))
      verdict.lost = `its reply answers ${posted.status} and is stored ${stored} times`;
    tally.note("a broken definition", name, verdict);
  }
}

/** Documents that KV holds besides invitations. */
const documents = [
  "locale:am:form",
  "locale:en:invitation",
  "catalogue:prices",
  "catalogue:cards",
  "catalogue:animations",
  "catalogue:accessories",
  "catalogue:designs",
];

/**
 * Puts broken packs and parts of the catalogue into KV: every page must open, with words in it. The
 * clock goes on from case to case, so that the isolate reads each.
 */
export async function breakDocuments(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const { stores } = site;
  const { path, slug } = await newWedding(stores);
  const pages = ["/", "/cards", "/prices?lng=en", "/order", `/${path}/en?change=1`];
  let clock = 0;
  const texts = Object.entries(brokenTexts).concat([
    ["a key of another form", '{"send":7,"title":[]}'],
  ]);
  for (const document of documents) {
    for (const [name, text] of isLong ? texts : texts.slice(1, 2)) {
      clock += 2 * minute;
      await stores.content.put(document, text);
      const answers = await Promise.all(
        (isLong ? pages : pages.slice(3)).map((page) => site.ask(page, { fault: { clock } })),
      );
      const fault = document.startsWith("locale") ? "a broken language pack" : "a broken catalogue";
      for (const answer of answers) {
        const verdict: Verdict = { leaked: leakOf(answer, slug) };
        if (answer.status !== 200) verdict.failed = `answers ${answer.status}`;
        tally.heard(fault, (await answer.told()).log);
        tally.note(fault, `${document}: ${name}`, verdict);
      }
    }
    await stores.content.delete(document);
  }
}
