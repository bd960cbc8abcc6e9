import type { Scope } from "./each-call.ts";
import type { Fault } from "./fault.ts";
import { secrets, type ProofSite } from "./site.ts";
import type { Tally } from "./tally.ts";
import { gatedWedding, newOrder, password, staffSession, weddingInUse } from "./world.ts";

type SecretName = keyof typeof secrets;

/** Something that a secret of ours opens. */
type Opened = {
  by: SecretName;
  what: string;
  /** True if it is open to a Worker with these settings. */
  opens: (settings: Record<string, string>) => Promise<boolean>;
};

/** Signs one of each with the secrets as they are, as people do before a secret is changed. */
async function signed(site: ProofSite): Promise<Opened[]> {
  const { stores } = site;
  const { wedding, guest, couple } = await weddingInUse(site, stores);
  const gated = await gatedWedding(stores);
  const entered = await site.ask(`/${gated.path}`, { fields: { intent: "open", password } });
  const gate = { Cookie: entered.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const order = (await site.ask("/order", { fields: newOrder() })).headers.get("Location") ?? "";
  const staff = await staffSession(site, stores);
  await site.cron();
  const letter = site.mailServer.heard.mails.findLast(({ to }) =>
    to.some((one) => one.includes(wedding.slug)),
  );
  const mailed = /\/replies\/m\.[\w.-]+/.exec(textOf(letter?.raw ?? ""))?.[0] ?? "/replies/m.none";
  const answers =
    (
      status: number,
      path: string,
      asked: { headers?: Record<string, string>; fields?: string } = {},
      shows = "",
    ) =>
    async (settings: Record<string, string>) => {
      const fault: Fault = { settings };
      const answer = await site.ask(path, { ...asked, fault });
      return answer.status === status && answer.text.includes(shows);
    };
  const json = { "Content-Type": "application/json" };
  return [
    {
      by: "GATE_SECRET",
      what: "a guest who typed the password",
      opens: answers(200, `/${gated.path}`, { headers: gate }),
    },
    {
      by: "REPLY_SECRET",
      what: "a phone that has answered",
      opens: answers(200, `/${wedding.path}`, { headers: guest }, "Անի Պետրոսյան"),
    },
    { by: "REPLY_SECRET", what: "a customer's order", opens: answers(200, order) },
    {
      by: "DASHBOARD_SECRET",
      what: "a couple's open page",
      opens: answers(200, "/replies", { headers: couple }),
    },
    { by: "DASHBOARD_SECRET", what: "the link in a couple's mail", opens: answers(303, mailed) },
    {
      by: "DASHBOARD_SECRET",
      what: "staff on their phone",
      opens: answers(200, "/studio", { headers: staff }),
    },
    {
      by: "MAIL_API_KEY",
      what: "a program that sends mail",
      // Its body has no mail: 400 says that the key was right.
      opens: answers(400, "/send-email", {
        fields: "{}",
        headers: { ...json, Authorization: `Bearer ${secrets.MAIL_API_KEY}` },
      }),
    },
    {
      by: "TELEGRAM_WEBHOOK_SECRET",
      what: "a call of Telegram",
      opens: answers(200, "/api/telegram", {
        fields: "{}",
        headers: { ...json, "X-Telegram-Bot-Api-Secret-Token": secrets.TELEGRAM_WEBHOOK_SECRET },
      }),
    },
  ];
}

/** A mail's text parts, which are base64 or quoted-printable. */
function textOf(raw: string): string {
  const parts = raw.split(/\r?\n\r?\n/).map((part) => {
    const isBase64 = /^[\w+/=\s]+$/.test(part);
    return isBase64 ? Buffer.from(part, "base64").toString() : part.replaceAll(/=\r?\n/g, "");
  });
  return parts.join("\n");
}

/**
 * Changes each secret of ours, as docs/running.md says: with its earlier value set, all that was signed
 * stays open; without it, as after a leak, all of that is shut, and nothing else.
 */
export async function drillSecrets(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const things = await signed(site);
  for (const { what, opens } of things)
    if (!(await opens({}))) throw new Error(`${what} is not open before any secret is changed`);
  for (const [name, before] of Object.entries(secrets)) {
    const changed = { [name]: `${name} of today`.padEnd(64, "1"), [`${name}_PREVIOUS`]: before };
    const leaked = { [name]: changed[name] ?? "" };
    // Of what other secrets sign, a short run looks at one thing.
    const other = things.find(({ by }) => by !== name);
    const looked = things.filter((one) => isLong || one.by === name || one === other);
    for (const { by, what, opens } of looked) {
      tally.note("a secret that is changed", `${name}: ${what}`, {
        ...(!(await opens(changed)) && { failed: "it is shut" }),
      });
      const isOpen = await opens(leaked);
      tally.note("a secret that leaked", `${name}: ${what}`, {
        ...(by === name && isOpen && { leaked: "it is open" }),
        ...(by !== name && !isOpen && { failed: "it is shut" }),
      });
    }
  }
}
