import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { browserFloor } from "../../scripts/browser-floor.ts";
import { root } from "../../scripts/paths.ts";
import { repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";
import { losesRules } from "./support/newer-css.ts";
import { newerThan } from "./support/newer-script.ts";
import { untilHydrated } from "./support/script.ts";

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

/** What the scripts of documents load, at once or later. */
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
  "older-browsers: OffscreenCanvas": "core-js asks for it",
  "older-browsers: cause": "core-js asks for it",
  "older-browsers: transfer": "core-js asks for it",
  // Each is asked for by name.
  "entry.client: PluralRules": "the countdown stays as the server wrote it",
  "animations: getAnimations": "an animation does not start anew when it is scrolled to",
  "gallery: showModal": "a print is a link to its file",
  "gallery: ResizeObserver": "the slider's library asks for it",
  "form-main: canParse": "use-order-form.ts: the server checks the form",
  "email-address: canParse": "the server checks the form",
  "clean: canParse": "the server checks the form (send.ts)",
  "clean: replaceAll": "the server checks the form (send.ts)",
  "clean: toWellFormed": "the server checks the form (send.ts)",
};

/** What older-browsers.ts adds. */
const added = new Set(
  "at findLast findLastIndex toSorted hasOwn allSettled matchAll replaceAll structuredClone".split(
    " ",
  ),
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
  const templates = Array.from({ length: 35 }, (_, index) => `/templates/${1001 + index}`);
  const sheets = readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  for (const path of [...pages, ...templates]) {
    const html = await (await request.get(path)).text();
    for (const [, css = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) sheets.push(css);
  }
  expect([...new Set(sheets.flatMap(losesRules))].toSorted()).toEqual([]);
});

/** The couple's pages that hydrate. */
const couples = [
  "",
  "/guests",
  "/guests/new",
  "/tables",
  "/lists",
  "/reminders",
  "/archive",
  "/settings",
];

test("a couple's pages hydrate where methods newer than the oldest browsers are missing", async ({
  page,
  studioJson,
}) => {
  const { url } = await repliesLink(studioJson);
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
  await page.goto(url);
  const { pathname } = new URL(page.url());
  for (const path of couples) {
    await page.goto(pathname + path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading ?? "");
    await expect(page.locator(".dashboard-error"), path).toHaveCount(0);
  }
});

test("a page whose script crashes stays as the server sent it", async ({
  page,
  studioJson,
  expectConsoleError,
}) => {
  expectConsoleError("flatMap");
  const { url } = await repliesLink(studioJson);
  await page.goto(url);
  const { pathname } = new URL(page.url());
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "flatMap");
  });
  for (const path of couples) {
    await page.goto(pathname + path);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title ?? "");
    await expect(page.locator(".dashboard-error"), path).toHaveCount(0);
  }
});
