import { join } from "node:path";
import type { Household } from "#app/domain/guests/schema.ts";
import { root } from "../../../scripts/paths.ts";
import { dayFromNow } from "../../support/invitations.ts";
import { formsOf, goodOrder, hostileBodies } from "../../support/posted-forms.ts";
import { wedding } from "../support/answering.ts";
import { repliesLink } from "../support/couple.ts";
import { expect, test } from "../support/fixtures.ts";
import { named } from "../support/mail-server.ts";
import { useOwnSite } from "../support/own-site.ts";

/**
 * On a site of its own, whose Worker ends when it needs more memory than Cloudflare gives one, and
 * whose time is taken by these posts alone.
 */
useOwnSite({ NODE_OPTIONS: `--import=${join(root, "scripts/limited-heap.ts")}` });

/**
 * Milliseconds; parsing such a body as nested values takes twenty seconds, or the Worker's life.
 */
const longest = 5_000;

test("no posted body costs the site its time or its memory, whatever its fields are called", async ({
  studioJson,
}) => {
  const site = named("SITE");
  const preview = await studioJson<{ address: string }>("preview", "wedding/demo");
  const { url } = await repliesLink(studioJson);
  const opened = await fetch(url, { redirect: "manual" });
  const couple = { Cookie: opened.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  await inviteFamily(site, couple);
  const [household] = await studioJson<Household[]>("guests", "export", wedding.slice(1));
  if (!household) throw new Error("no household");
  const ordered = await fetch(`${site}/order`, {
    method: "POST",
    body: new URLSearchParams(goodOrder(dayFromNow(100))),
    headers: { Origin: site },
    redirect: "manual",
  });
  const link = await studioJson<{ url: string }>("staff-link", "Ani");
  const entered = await fetch(link.url, { redirect: "manual" });
  const forms = Object.entries(
    formsOf({
      invitation: wedding,
      gated: "/templates/test-private",
      preview: new URL(preview.address).pathname,
      order: ordered.headers.get("Location") ?? "",
      household,
      couple,
      staff: { Cookie: entered.headers.get("Set-Cookie")?.split(";")[0] ?? "" },
    }),
  );
  for (const [what, hostile] of Object.entries(hostileBodies)) {
    for (const [name, form] of forms) {
      const fields = new URLSearchParams(form.fields);
      const answer = await fetch(`${site}${form.to}`, {
        method: "POST",
        body: form.isUpload
          ? uploadOf(`${fields}&${hostile}`)
          : // Literally, because the parser of names would write the body anew.
            new Blob([`${fields}&${hostile}`], { type: "application/x-www-form-urlencoded" }),
        headers: { ...form.headers, Origin: site },
        redirect: "manual",
        signal: AbortSignal.timeout(longest),
      });
      expect(form.answers ?? [400], `${what} to ${name}`).toContain(answer.status);
      await answer.body?.cancel();
    }
  }
  expect((await fetch(`${site}${wedding}`)).status).toBe(200);
});

/**
 * Invites three people as their couple does. Not by `withStore`, whose folder is that of the shared
 * site.
 */
async function inviteFamily(site: string, couple: { Cookie: string }): Promise<void> {
  const people = ["Արամ", "Նարե", "Անի"].map((name): [string, string] => ["person", name]);
  const answer = await fetch(`${site}/replies/guests/new`, {
    method: "POST",
    body: new URLSearchParams([...people, ["salutation", "Սիրելի՛ Արամ, Նարե և Անի"]]),
    headers: { ...couple, Origin: site },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
}

/** The fields of a body as a form with a file sends them. */
function uploadOf(body: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}
