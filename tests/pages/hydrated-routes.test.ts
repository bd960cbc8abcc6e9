import { expect, test } from "vitest";

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
