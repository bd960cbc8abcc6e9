import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { browserFloor } from "../../scripts/browser-floor.ts";
import { root } from "../../scripts/paths.ts";
import { repliesLink } from "./support/couple.ts";
import { goodOrder } from "../support/posted-forms.ts";
import { dayFromNow } from "../support/invitations.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { losesRules } from "./support/newer-css.ts";
import { newerThan } from "./support/newer-script.ts";
import { fillOrder } from "./support/ordering.ts";
import { crashHydration, untilHydrated } from "./support/script.ts";
import { designs } from "./support/designs.ts";

type Pages = { paths: string[]; order: string; staffOrder: string };

/** Opens the links of a couple and of staff. @returns the pages that hydrate. */
const test = base.extend<{ hydrated: Pages }>({
  hydrated: async ({ page, baseURL, studioJson }, use) => {
    const { url } = await repliesLink(studioJson);
    await page.goto(url);
    const staff = await studioJson<{ url: string }>("staff-link", "Ani");
    await page.goto(staff.url);
    const ordered = await page.request.post("/order", {
      form: goodOrder(dayFromNow(100)),
      headers: { Origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    const order = ordered.headers().location ?? "";
    const staffOrder = `/studio/orders/${/\d{6}/.exec(order)?.[0]}`;
    const couples = [
      "",
      "/guests",
      "/guests/new",
      "/guests/import",
      "/answers/new",
      "/tables",
    ].concat(["/lists", "/caterer", "/door", "/reminders", "/archive", "/settings", "/changes"]);
    const paths = [
      ...couples.map((path) => `/replies${path}`),
      "/order",
      order,
      "/studio",
      staffOrder,
    ];
    await use({ paths, order, staffOrder });
  },
});

const assets = join(root, "build/client/assets");
const scripts = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(join(assets, name), "utf8")] as const),
);

/** A script's name before the build added its hash. */
function plainName(file: string): string {
  return basename(file, ".js").replace(/-[\w-]{8}$/, "");
}

/** Files that the scripts of documents load, at once or later. */
function documentScripts(): Set<string> {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file) || /^(?:hydrate|older-browsers)-/.test(file)) return;
    reached.add(file);
    for (const [, name = ""] of (scripts.get(file) ?? "").matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      reach(name);
  };
  for (const name of scripts.keys()) if (name.startsWith("entry.client")) reach(name);
  return reached;
}

/** Newer names in scripts, each with what the page does without it. */
const allowedInScripts: Record<string, string> = {
  // React asks for each of these before it uses it.
  "hydrate: startViewTransition": "no page of ours animates by React",
  "hydrate: getAnimations": "asked for together with view transitions",
  "jsx-runtime: startViewTransition": "as in hydrate",
  "hydrate: submitter": "React Router takes a form's fields without the button's",
  "lib: submitter": "as React Router does",
  "helpers: submitter": "as React Router does",
  "helpers: requestSubmit": "conform clicks a button where there is none",
  "status: submitter": "the browser sends the form",
  // Each is asked for by name.
  "entry.client: PluralRules": "the countdown stays as the server wrote it",
  "play-animations: getAnimations": "an animation does not start anew when it is scrolled to",
  "pages: structuredClone": "for a part of a font; ours are embedded whole (archive.spec.ts)",
  "gallery: showModal": "a print is a link to its file",
  "gallery: ResizeObserver": "the slider's library asks for it",
  "form-main: canParse": "use-order-form.ts: the server checks the form",
  "email-address: canParse": "the server checks the form",
  "clean: canParse": "the server checks the form (send.ts)",
  "clean: replaceAll": "the server checks the form (send.ts)",
  "clean: toWellFormed": "the server checks the form (send.ts)",
};

/** Methods that older-browsers.ts adds. */
const added = new Set(
  "at findLast findLastIndex toSorted hasOwn allSettled matchAll replaceAll".split(" "),
);

test("no script needs what the oldest browsers lack", () => {
  const ofDocuments = documentScripts();
  expect(ofDocuments.size).toBeGreaterThan(10);
  const found = [...scripts].flatMap(([file, source]) => {
    const isDocument = ofDocuments.has(file);
    const floor = isDocument ? browserFloor.documents : browserFloor.hydrated;
    return newerThan(source, floor)
      .filter((name) => isDocument || !added.has(name))
      .map((name) => `${plainName(file)}: ${name}`);
  });
  expect(found.filter((one) => !(one in allowedInScripts))).toEqual([]);
  expect(Object.keys(allowedInScripts).filter((one) => !found.includes(one))).toEqual([]);
});

test("no rule of CSS is lost to the oldest browsers but those that decorate", async ({
  request,
}) => {
  const pages = ["/", "/order", "/prices", "/weblink", "/cards", "/replies/none"];
  const templates = designs.map(({ number }) => `/templates/${number}`);
  const sheets = readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  for (const path of [...pages, ...templates]) {
    const html = await (await request.get(path)).text();
    for (const [, css = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) sheets.push(css);
  }
  expect([...new Set(sheets.flatMap(losesRules))].toSorted()).toEqual([]);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

test("pages hydrate where methods newer than the oldest browsers are missing", async ({
  page,
  hydrated,
}) => {
  await page.addInitScript(() => {
    for (const name of ["at", "findLast", "findLastIndex", "toSorted", "toReversed"])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ["replaceAll", "toWellFormed"])
      Reflect.deleteProperty(String.prototype, name);
    Reflect.deleteProperty(Object, "hasOwn");
    Reflect.deleteProperty(window, "structuredClone");
    Reflect.deleteProperty(URL, "canParse");
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  });
  for (const path of hydrated.paths) {
    await page.goto(path);
    const served = await heading(page).textContent();
    await untilHydrated(page);
    await expect(heading(page), path).toHaveText(served ?? "");
    await expect(page.locator(".dashboard-error"), path).toHaveCount(0);
  }
});

test("a page whose script crashes stays as the server sent it, and its forms are sent", async ({
  page,
  hydrated: { paths, staffOrder },
  expectConsoleError,
}) => {
  expectConsoleError("reduceRight");
  const putBack = await crashHydration(page);
  for (const path of paths) {
    const served = await page.goto(path);
    await putBack();
    expect(await served?.text(), path).toContain(
      (await heading(page).innerHTML()).replaceAll("&nbsp;", "\u00A0"),
    );
    await expect(page.locator(".dashboard-error"), path).toHaveCount(0);
  }

  await page.goto(staffOrder);
  await putBack();
  await page.locator("#note-text").fill("Called, comes on Friday");
  await page
    .locator("form", { has: page.locator("#note-text") })
    .getByRole("button")
    .click();
  await expect(page.locator("main")).toContainText("Called, comes on Friday");

  await page.goto("/order?template=1002");
  await putBack();
  await fillOrder(page);
  await page.locator("#order-form .send").click();
  await expect(page.locator("[data-order-state=received]")).toBeVisible();
});
