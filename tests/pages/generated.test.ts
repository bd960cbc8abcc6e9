import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import source from "#app/routes.ts?raw";
import { weddingWithDashboard } from "../support/dashboard.ts";
import { addressPart, headerValue, hostileJson, hostileValue } from "../support/hostile-values.ts";
import { weddingOf } from "../support/invitations.ts";
import { goodReply, type PostedForm } from "../support/posted-forms.ts";
import { ask, expectPromised } from "../support/promised-headers.ts";
import { routesIn } from "../support/routes.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { formsOfSite, send } from "../support/site-forms.ts";
import { open, origin, post } from "../support/site.ts";
import { fetchSite } from "../support/worker.ts";

/** Of each property below; `npm run generated` tries many more than a run of all tests. */
const numRuns = inject("generatedCases");
const minutes = 60_000;
const timeout = 2 * minutes + numRuns * 200;

const { MAIL_API_KEY, TELEGRAM_WEBHOOK_SECRET } = requireSettings(env, [
  "MAIL_API_KEY",
  "TELEGRAM_WEBHOOK_SECRET",
]);
const paths = routesIn(source)
  .map(({ path }) => path)
  .filter((path) => path !== "/contact-sheet");
const parameters =
  "lng g change sent r key new template product count q page answer sort for limit after table back utm_source _routes index".split(
    " ",
  );
const headerNames =
  "Accept Accept-Language Accept-Encoding If-None-Match If-Modified-Since Range Referer User-Agent Origin Sec-Fetch-Site Sec-Fetch-Mode Sec-Purpose Authorization X-Forwarded-For X-Forwarded-Host CF-Connecting-IP CF-IPCountry Content-Type Cache-Control X-HTTP-Method-Override".split(
    " ",
  );
const cookies = [
  "language",
  "__Host-dashboard",
  "__Host-visit",
  "__Host-gate-wedding-x",
  "__Host-reply-wedding-x",
  "x",
];

const secretly = "Գաղտնապահյան";
let forms: Record<string, PostedForm> = {};

beforeAll(async () => {
  forms = await formsOfSite();
  // Words that nobody may find by any input.
  const { invitation } = await weddingWithDashboard({
    title: { am: secretly, en: secretly, ru: secretly },
  });
  const { key: _, ...fields } = goodReply();
  await post(`/${invitation.path}`, { ...fields, key: crypto.randomUUID(), name: secretly });
}, 120_000);

/** A path of the site whose parameters are anything. */
const anyPath = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.array(addressPart, { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([path, parts, isData]) => {
    const filled = path.replaceAll(/:\w+\??|\*/g, () => parts.pop() ?? "x");
    return isData ? `${filled}.data` : filled;
  });

const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...parameters), hostileValue), { maxLength: 3 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])));

const anyHeaders = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...headerNames), headerValue), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...cookies), headerValue), { maxLength: 2 }),
  )
  .map(([given, kept]) => ({
    ...Object.fromEntries(given),
    ...(kept.length > 0 && { Cookie: kept.map(([name, value]) => `${name}=${value}`).join("; ") }),
  }));

const inner = /D1_ERROR|SQLITE_|\bat \w+ \(|\[object Object\]/;

/** Problem of an answer, whatever was asked; null where there is none. */
async function problemOf(answer: Response, meant: number[] = []): Promise<string | null> {
  const { status } = answer;
  if (status >= 500 && !meant.includes(status)) return `it answers ${status}`;
  expectPromised(answer, "the answer");
  const text = await answer.text();
  if (text.includes(secretly)) return "it shows another invitation";
  return inner.exec(text)?.[0] ?? null;
}

async function counts(): Promise<string> {
  const tables = ["replies", "reply_revisions", "orders", "outbox", "households", "seating_tables"];
  const answers = await env.DB.batch<{ n: number }>(
    tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  );
  return answers.map(({ results }) => results[0]?.n).join();
}

test(
  "whatever address, parameters, headers and cookies a request has, it is answered as was meant",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyPath, anyQuery, anyHeaders, async (path, query, given) => {
        const address = `${path}?${query}`;
        if (!URL.canParse(address, origin)) return;
        const { pathname } = new URL(address, origin);
        const headers = { "CF-Connecting-IP": crypto.randomUUID(), ...given };
        const answer = await ask("GET", `${pathname}?${query}`, { headers });
        expect(await problemOf(answer), address).toBeNull();
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  "whatever a form holds, it is answered as was meant, and what is refused stores nothing",
  async () => {
    const names = Object.keys(forms);
    const changes = fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        changes,
        fc.boolean(),
        async (name, hostile, again) => {
          const form = forms[name];
          if (!form) throw new Error(name);
          const fields = { ...form.fields };
          // A key of its own, so that no case corrects another one's answer.
          if ("key" in fields) fields.key = crypto.randomUUID();
          const asked = Object.keys(fields);
          for (const [at, value] of hostile)
            if (asked.length > 0) fields[asked[at % asked.length] ?? "x"] = value.toWellFormed();
          const before = await counts();
          const answer = await send({ ...form, fields }, again ? "x=1" : "");
          const where = `${name}: ${JSON.stringify(fields)}`;
          const { status } = answer;
          expect(await problemOf(answer), where).toBeNull();
          const isStored = (await counts()) !== before;
          expect(status >= 400 && isStored, `${status} ${where}`).toBe(false);
        },
      ),
      { numRuns },
    );
  },
  timeout,
);

test(
  "whatever JSON a program posts with the right key, it is answered as was meant",
  async () => {
    const called = fc.constantFrom(
      { to: "/send-email", header: "Authorization", value: `Bearer ${MAIL_API_KEY[0]}` },
      {
        to: "/api/telegram",
        header: "X-Telegram-Bot-Api-Secret-Token",
        value: TELEGRAM_WEBHOOK_SECRET[0] ?? "",
      },
      { to: "/locales/add/en/form", header: "Accept", value: "*/*" },
    );
    const shaped = fc.record(
      {
        to: hostileJson,
        subject: hostileJson,
        text: hostileJson,
        html: hostileJson,
        update_id: hostileJson,
        message: fc.record({ chat: hostileJson, text: hostileJson, from: hostileJson }),
        send: hostileJson,
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      shaped.map((value) => JSON.stringify(value)),
      hostileJson.map((value) => JSON.stringify(value) ?? ""),
      hostileValue,
    );
    await fc.assert(
      fc.asyncProperty(called, body, async ({ to, header, value }, text) => {
        const given = { [header]: value, "Content-Type": "application/json" };
        const answer = await ask("POST", to, {
          headers: { ...given, "CF-Connecting-IP": crypto.randomUUID() },
          body: text.toWellFormed(),
        });
        // The tests' mail server delays all mail.
        const meant = to === "/send-email" ? [502, 504] : [];
        expect(await problemOf(answer, meant), `${to} ${text}`).toBeNull();
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  "whatever file a couple uploads as its list of guests, the page that follows is one to read",
  async () => {
    const form = forms["uploaded guests"];
    if (!form) throw new Error("no upload");
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .array(fc.array(hostileValue, { maxLength: 5 }), { maxLength: 8 })
        .map((rows) => new TextEncoder().encode(rows.map((row) => row.join(",")).join("\n"))),
      // The beginning of a ZIP, which a workbook is.
      fc.uint8Array({ maxLength: 400 }).map((rest) => new Uint8Array([80, 75, 3, 4, ...rest])),
    );
    const fileName = fc.constantFrom("list.csv", "list.xlsx", "list.vcf", "list", "list.xlsx.exe");
    await fc.assert(
      fc.asyncProperty(bytes, fileName, async (content, name) => {
        const body = new FormData();
        body.append("file", new File([content.slice()], name));
        const answer = await fetchSite(
          new Request(`${origin}${form.to}`, {
            method: "POST",
            body,
            headers: { ...form.headers, Origin: origin, "Sec-Fetch-Site": "same-origin" },
            redirect: "manual",
          }),
        );
        expect(await problemOf(answer), `${name}: ${[...content].slice(0, 40).join()}`).toBeNull();
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  },
  timeout,
);

test(
  "whatever KV holds as a definition, its page is one to read, and takes a reply only if it can be kept",
  async () => {
    const keys = Object.keys(weddingOf()) as (keyof ReturnType<typeof weddingOf>)[];
    const change = fc.array(fc.tuple(fc.constantFrom(...keys), hostileJson), {
      minLength: 1,
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const wedding = weddingOf();
        const broken = { ...wedding, ...Object.fromEntries(changes) };
        await env.CONTENT.put(`invitation:${wedding.path}`, JSON.stringify(broken));
        const where = JSON.stringify(changes);
        const page = await open(`/${wedding.path}`, { Accept: "text/html" });
        // 500 is the page that says that the invitation cannot be shown.
        expect(await problemOf(page, [500]), where).toBeNull();
        const sent = await post(`/${wedding.path}`, goodReply());
        expect(await problemOf(sent, [500]), where).toBeNull();
        const kept = await env.DB.prepare("SELECT count(*) AS n FROM replies WHERE invitation = ?")
          .bind(wedding.path)
          .first<number>("n");
        expect(sent.status === 303 ? 0 : kept, where).toBe(0);
        await env.CONTENT.delete(`invitation:${wedding.path}`);
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  },
  timeout,
);
