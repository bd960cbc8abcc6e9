import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { attributesOf, languageOf, parse, rawKeysIn, textsOf } from "../support/html.ts";
import { dayFromNow } from "../support/invitations.ts";
import { goodOrder } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";

const armenian = /[\u0531-\u0587]/;

beforeAll(() => putCatalogue(studioCatalogue));

test("a customer orders in Russian, and the page and the mails are in Russian", async () => {
  const response = await open("/order?lng=ru");
  const html = await response.text();
  expect(languageOf(html)).toBe("ru");
  expect(rawKeysIn(html)).toEqual([]);
  expect(response.headers.get("Set-Cookie")).toContain("language=ru");
  const form = parse(html).querySelector("main");
  for (const field of form?.querySelectorAll("[name=languages]") ?? [])
    field.closest("fieldset")?.remove();
  expect(form?.textContent).not.toMatch(armenian);
  for (const name of ["Восковая печать", "Срочный заказ", "Гранатовая арка"])
    expect(form?.textContent).toContain(name);
  expect(attributesOf(html, ".bar-languages a", "href")).toEqual([
    "/order?lng=am",
    "/order?lng=en",
    "/order?lng=ru",
  ]);

  const given: Record<string, string> = {
    ...goodOrder(dayFromNow(100)),
    names: "Нарек и Мариам",
    details: "Церковь Сурб Гаяне, 13:30",
    template: "card-pomegranate",
  };
  const sent = await post("/order", given, { Cookie: "language=ru" });
  expect(sent.status).toBe(303);
  const asked = await open(sent.headers.get("Location") ?? "", { Cookie: "language=ru" });
  const status = await asked.text();
  expect(languageOf(status)).toBe("ru");
  expect(textsOf(status, "main h1")[0]).toMatch(/^Заказ \d/);
  expect(parse(status).querySelector("main")?.textContent).not.toMatch(armenian);

  const { results } = await env.DB.prepare(
    "SELECT id, channel, kind, reference, invitation, recipient, attempts FROM outbox WHERE recipient = ?1 OR (kind = 'order' AND channel = 'mail') ORDER BY created_at DESC LIMIT 2",
  )
    .bind(given.email)
    .all<OutboxRow>();
  const settings = requireSettings(env, ["DASHBOARD_SECRET", "REPLY_SECRET"]);
  const sources = {
    db: env.DB,
    kv: env.CONTENT,
    origin,
    secret: settings.REPLY_SECRET,
    dashboardSecret: settings.DASHBOARD_SECRET,
    now: Date.now,
  };
  const row = results.find(({ kind }) => kind === "order-thanks");
  if (!row) throw new Error("the customer has no mail");
  const mail = await composeOrderMail(sources, row);
  expect(mail.subject).toMatch(/^Ваш заказ \d/);
  expect(mail.html).toContain('lang="ru"');
  expect(`${mail.subject}${mail.text}`).not.toMatch(armenian);
  expect(mail.text).toContain("7\u00A0000\u00A0драмов");
});

test("the shop window is not in Russian: it is in English for who has ordered in Russian", async () => {
  for (const path of ["/prices", "/privacy-policy", "/nothing-here"]) {
    const page = await (await open(path, { Cookie: "language=ru" })).text();
    expect(languageOf(page), path).toBe("en");
  }
  const page = await (await open("/prices?lng=en")).text();
  expect(attributesOf(page, ".foot [lang=ru]", "href")).toEqual(["/order?lng=ru"]);
});
