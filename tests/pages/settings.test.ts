import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { settingNames, type SettingName } from "#app/lib/settings.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { without } from "../support/settings.ts";
import { open, origin } from "../support/site.ts";
import { countOf, textOf } from "../support/html.ts";
import { fetchSite } from "../support/worker.ts";

const secrets = settingNames.filter((name) => name.endsWith("_SECRET") || name.endsWith("_KEY"));

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

test.each([
  "/",
  "/weblink",
  "/assortment",
  "/cards",
  "/animations",
  "/accessories",
  "/prices",
  "/privacy-policy",
  "/info/ekamtayin-hark",
  "/robots.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
])("%s is served while no setting is there", async (path) => {
  await without([...settingNames], async () => {
    expect((await open(path)).status).toBe(200);
  });
});

test("addresses in a page have the request's origin while PUBLIC_URL is not set", async () => {
  await without(["PUBLIC_URL"], async () => {
    expect(await (await open("/robots.txt")).text()).toContain(`${origin}/sitemap.xml`);
  });
});

test("an invitation and its calendar file work while secrets are missing, and the page says that it accepts no reply", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  await without(secrets, async () => {
    const page = await open(`/${path}/en`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(textOf(html)).toContain("We can’t take replies right now");
    expect(countOf(html, '[name="response"]')).toBe(0);
    expect((await open(`/${path}/event.ics`)).status).toBe(200);
  });
});

test.each<[string, SettingName]>([
  ["/order", "REPLY_SECRET"],
  ["/replies", "DASHBOARD_SECRET"],
])("%s alone breaks while %s is missing", async (path, name) => {
  await without([name], async () => {
    expect((await open(path)).status).toBe(500);
    expect((await open("/prices")).status).toBe(200);
  });
});

test("POST /send-email answers an error while its key is missing", async () => {
  await without(["MAIL_API_KEY"], async () => {
    const response = await fetchSite(
      new Request(`${origin}/send-email`, { method: "POST", body: "{}" }),
    );
    expect(response.status).toBe(500);
  });
});
