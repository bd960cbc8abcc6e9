import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { chromium } from "@playwright/test";
import * as v from "valibot";
import { findBrowser } from "../../cli/browser.ts";
import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { serveCompressed } from "./compressed-site.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort, root } from "../../scripts/paths.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { weigh, type Weight } from "./weigh.ts";

const template = v.object({ languages: v.array(v.string()) });

/** Prints the weight of each design in each language, against the goals of docs/performance.md. */
await runMain(async () => {
  const [site, compressed] = [await freePort(), await freePort()];
  const settings = readLocalSettings(site);
  await buildWhereChanged();
  await prepareStorage(settings);
  await serveBuild(site, settings);
  await serveCompressed(site, compressed);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  beforeExit(() => browser.close());

  console.log("KB: am / en / ru / others\n");
  console.log("| Design | HTML with CSS | Fonts | Script ever | Before a touch |");
  console.log("| ------ | ------------- | ----- | ----------- | -------------- |");
  const files = globSync("content/templates/[0-9]*.json", { cwd: root }).toSorted();
  const all: Weight[] = [];
  for (const file of files) {
    const slug = basename(file, ".json");
    const { languages } = v.parse(template, JSON.parse(readFileSync(file, "utf8")));
    const weights = new Map<string, Weight>();
    for (const language of languages) {
      const address = `http://localhost:${compressed}/templates/${slug}/${language}`;
      weights.set(language, await weigh(browser, address));
    }
    all.push(...weights.values());
    console.log(line(slug, weights));
  }
  const most = (part: keyof Weight) => kilobytes(Math.max(...all.map((weight) => weight[part])));
  console.log(
    `\nAt most: HTML ${most("html")}, its CSS alone ${most("css")}, fonts ${most("fonts")}, script before load ${most("scriptBeforeLoad")}, script ever ${most("scriptEver")}, all before a touch ${most("untouched")}`,
  );
});

function line(slug: string, weights: ReadonlyMap<string, Weight>): string {
  const column = (part: keyof Weight) => {
    const others = [...weights].filter(([language]) => !["am", "en", "ru"].includes(language));
    const cells = ["am", "en", "ru"].map((language) => weights.get(language)?.[part]);
    const rest = others.map(([, weight]) => weight[part]);
    return [...cells, ...(rest.length > 0 ? [Math.max(...rest)] : [])]
      .map((bytes) => (bytes === undefined ? "–" : kilobytes(bytes)))
      .join(" / ");
  };
  return `| ${slug} | ${column("html")} | ${column("fonts")} | ${column("scriptEver")} | ${column("untouched")} |`;
}

/** In units of 1,000 bytes, as the budgets are. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
