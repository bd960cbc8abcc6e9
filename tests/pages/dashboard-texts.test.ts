import { expect, test } from "vitest";
import { dashboardPages } from "#app/couple/frame/pages.ts";
import { textsId } from "#app/lib/hydration.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { textsOf } from "../support/html.ts";
import { open } from "../support/site.ts";

test("the first page of a visit has the texts of all pages, because navigations bring none", async () => {
  const { token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  const textsIn = async (page: string) => {
    const html = await (await open(page, couple)).text();
    const [texts = "{}"] = textsOf(html, `#${textsId}`);
    return JSON.parse(texts) as unknown;
  };
  const first = await textsIn("/replies");
  const others = ["/replies/guests/new", "/replies/reminders", "/replies/cards", "/replies/door"];
  for (const page of [...dashboardPages.map(({ href }) => href), ...others])
    expect(await textsIn(page), page).toEqual(first);
});
