import * as v from "valibot";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import { keyOf, metadataFor } from "#app/domain/invitation/entry/metadata.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import { publishedSchema } from "#app/domain/invitation/schema.ts";
import { deleteRepliesOf } from "#app/domain/reply/mutations.server.ts";
import { withStore } from "../../cli/store.ts";
import { UserError } from "../../cli/user-error.ts";
import { saveAnswers } from "./filled-dashboard.ts";

/** A request: a path, or with headers and a form. */
export type Asked = string | { path: string; headers: Record<string, string>; body?: string };

/** The demo wedding with every section that exists. */
export const page = "/wedding/anna-arman";

/** Its copies that are a customer's: one that guests reply to, one with answers. */
const replied = "wedding/bench-replied";
export const answered = { path: "wedding/bench-answered", answers: 100 };

/** The address of a copy, by its number from 1. */
export function copyOf(number: number): string {
  return `/wedding/copy-${number}`;
}

/** Publishes invitations of many couples with the same design, each with texts of its own. */
export async function publishCopies(count: number): Promise<void> {
  await withStore(false, async ({ content, db }) => {
    const path = page.slice(1);
    const text = await content.get(`invitation:${path}`, "text");
    if (text === null) throw new UserError(`${page} is not published`);
    const published = readPublished(path, text);
    const publish = async (to: string, changed: object) => {
      const [, slug] = to.split("/");
      const copy = { ...published, ...changed, slug, path: to, aliases: [] };
      const value = JSON.stringify(v.parse(publishedSchema, copy));
      await content.put(keyOf(to), value, { metadata: await metadataFor(value) });
    };
    for (let number = 1; number <= count; number += 1)
      await publish(copyOf(number).slice(1), {
        hosts: own(published.hosts, number),
        sections: own(published.sections, number),
      });
    // A demo stores no reply.
    const ahead = withDemoDates(published, Date.now());
    for (const to of [replied, answered.path])
      await publish(to, { demo: false, event: ahead.event, reply: ahead.reply });
    await db.batch([replied, answered.path].flatMap((to) => deleteRepliesOf(db, to)));
    await saveAnswers(db, answered.path, answered.answers);
  });
}

/** Digits as letters, because a name has none. */
const letters = { am: "աբգդեզէըթժ", en: "abcdefghij", ru: "абвгдежзик" };

/**
 * The same with every text changed, in each language, as another couple's would be: nothing that
 * the Worker remembers of one page may help with the next.
 */
function own<Part>(part: Part, number: number): Part {
  const changed: unknown = JSON.parse(JSON.stringify(part), (name, value: unknown) => {
    const alphabet = Reflect.get(letters, name);
    return typeof value === "string" && typeof alphabet === "string"
      ? `${value}${Array.from(String(number), (digit) => alphabet[Number(digit)]).join("")}`
      : value;
  });
  return changed as Part;
}

/** Replies to one invitation, each of another guest from another address. */
export async function replyTo(port: number): Promise<() => Asked> {
  const html = await (await fetch(`http://127.0.0.1:${port}/${replied}`)).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1];
  if (stamp === undefined) throw new UserError(`${replied} has no form`);
  let guest = 0;
  return () => {
    guest += 1;
    const form = {
      key: crypto.randomUUID(),
      stamp,
      website: "",
      name: `Անի ${guest}`,
      response: "Yes",
      guestsNumber: "2",
      emailTo: "bride",
    };
    return {
      path: `/${replied}`,
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
        // Each address has a limit of its own.
        "CF-Connecting-IP": `10.${guest >> 16}.${(guest >> 8) & 255}.${guest & 255}`,
      },
      body: String(new URLSearchParams(form)),
    };
  };
}

/** The couple's first page as their browser asks for it. */
export async function visitDashboard(port: number): Promise<Asked> {
  const token = await withStore(false, ({ db }) => createLink(db, answered.path, Date.now()));
  const entered = await fetch(`http://127.0.0.1:${port}/replies/${token}`, { redirect: "manual" });
  const [cookie] = entered.headers.getSetCookie();
  if (!cookie) throw new UserError("The couple's link gives no session");
  return { path: "/replies", headers: { Cookie: cookie.split(";")[0] ?? "" } };
}
