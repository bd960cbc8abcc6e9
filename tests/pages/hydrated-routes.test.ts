import { expect, test } from "vitest";
import { open } from "../support/site.ts";

const sources = import.meta.glob<string>("/app/routes/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const handle = /^export const handle\b/m;

test("each page below a hydrated layout is in the browser's build, which reloads any other without end", () => {
  const hydrated = Object.keys(sources).filter(
    (file) => file.endsWith("/layout.tsx") && handle.test(sources[file] ?? ""),
  );
  expect(hydrated).toEqual([
    "/app/routes/dashboard/layout.tsx",
    "/app/routes/demo/layout.tsx",
    "/app/routes/order/layout.tsx",
    "/app/routes/staff/layout.tsx",
  ]);
  const reloading = hydrated.flatMap((layout) =>
    Object.entries(sources)
      .filter(([file, source]) => {
        const isBelow = file.startsWith(layout.replace("layout.tsx", ""));
        return isBelow && source.includes("export default ") && !handle.test(source);
      })
      .map(([file]) => file),
  );
  expect(reloading).toEqual([]);
});

test("the texts that pages of staff say are in the browser, too", () => {
  const components = import.meta.glob<string>("/app/studio/staff/components/*.tsx", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const said = Object.values(components).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*["`]([\w-]+):([\w-]+)/g)].map(([, pack, part]) => ({
      pack,
      part: `${pack}:${part}`,
    })),
  );
  expect(said.length).toBeGreaterThan(20);
  const [, listed = ""] =
    /texts: \[([^\]]*)\]/.exec(sources["/app/routes/staff/layout.tsx"] ?? "") ?? [];
  const texts = [...listed.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
  const missing = said.filter(
    ({ pack = "", part }) => !texts.includes(pack) && !texts.includes(part),
  );
  expect(missing.map(({ part }) => part)).toEqual([]);
});

test("React Router leaves its context where a page's script looks for it, and a document has none", async () => {
  const entries = import.meta.glob<string>("/app/entry.client.ts", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const [entry = ""] = Object.values(entries);
  const [, global = ""] = /if \("(\w+)" in window\)/.exec(entry) ?? [];
  expect(await (await open("/order")).text()).toContain(`window.${global} = `);
  expect(await (await open("/prices")).text()).not.toContain(global);
});
