import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "#content/studio.json" with { type: "json" };
import { hasReplyForm, pictureOf } from "../../scripts/deploy-smoke.ts";
import { deploy } from "../../scripts/deployment.ts";
import { samplesIn } from "../../scripts/samples.ts";
import { health, machineWith, options, own, page, type Fake } from "../support/deploy.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

test("the Worker is deployed after migrations and before content, and then checked", async () => {
  const { machine, did, said } = machineWith();
  await deploy(machine, own, options);
  expect(did).toEqual([
    "wrangler secret list --format json",
    "wrangler versions list --json",
    "build",
    "wrangler d1 time-travel info DB --json",
    "wrangler d1 migrations apply DB --remote",
    "wrangler deploy --config build/server/wrangler.json --var RELEASE:abc-1 --tag abc-1",
    "cli/index.js publish --site --remote --yes",
  ]);
  expect(said.join("\n")).toContain("/healthz  200, release abc-1");
  expect(said.join("\n")).toContain("/templates/1002  200");
  expect(said.join("\n")).toContain("/og/a.png  200, image/png");
  expect(said.join("\n")).toContain("crons  1 set");
});

test("the way back is printed before the migrations and at the end", async () => {
  const { machine, said } = machineWith({ codes: { migrations: 1 } });
  const staging = { ...own, environment: "staging" as const };
  await expect(deploy(machine, staging, options)).rejects.toThrow("Stopped at");
  const restore = "d1 time-travel restore DB --bookmark=00000085-a1b2 --env staging";
  expect(said.join("\n")).toContain(restore);
  const whole = machineWith();
  await deploy(whole.machine, staging, options);
  expect(whole.said.at(-1)).toContain(restore);
  expect(whole.said.join("\n")).toContain("npm run rollback -- --env staging");
});

test("without a way back nothing is migrated", async () => {
  const bookmark = { code: 1, out: "", complaints: "no such database" };
  const { machine, did } = machineWith({ bookmark });
  await expect(deploy(machine, own, options)).rejects.toThrow("no such database");
  expect(did.join("\n")).not.toContain("migrations");
});

test.each<[string, Fake, string]>([
  ["another Worker has", { service: "shop" }, "hraver.am belongs to the Worker shop"],
  ["DNS has", { service: null, records: ["192.0.2.7"] }, "DNS has a record of hraver.am already"],
  ["nobody can look up", { service: null, records: null }, "DNS could not be asked"],
])("a domain that %s is replaced only when somebody agrees", async (_, fake, says) => {
  const alone = machineWith(fake);
  await expect(deploy(alone.machine, own, options)).rejects.toThrow(says);
  expect(alone.did).toEqual(["wrangler secret list --format json"]);
  const refusing = machineWith({ ...fake, agrees: false });
  await expect(deploy(refusing.machine, own, options)).rejects.toThrow("stays as it is");
  expect(refusing.did).toHaveLength(1);
  const agreeing = machineWith({ ...fake, agrees: true });
  await deploy(agreeing.machine, own, options);
  expect(agreeing.asked[0]).toContain(says);
  await deploy(alone.machine, own, { ...options, replaceDns: true });
  expect(alone.did.join("\n")).toContain("wrangler deploy");
});

test("a domain that DNS does not know is taken without a question", async () => {
  const { machine, asked } = machineWith({ service: null, records: [], agrees: true });
  await deploy(machine, own, options);
  expect(asked).toEqual([]);
});

test("invitations are deployed on request alone, and never over others' versions", async () => {
  const { machine, did } = machineWith();
  await deploy(machine, own, { ...options, invitations: true });
  expect(did.at(-1)).toBe(
    "cli/index.js publish --all --without templates/test-private --remote --yes",
  );
  expect(did.join("\n")).not.toContain("--force");
  await deploy(machine, own, { ...options, invitations: true, demos: true });
  expect(did.at(-1)).toBe("cli/index.js publish --all --remote --yes");
});

test("each setting that production lacks is named before anything changes", async () => {
  const out = JSON.stringify(
    requiredSettingNames
      .filter((name) => !["REPLY_SECRET", "SMTP_HOST", "MAIL_FROM"].includes(name))
      .map((name) => ({ name, type: "secret_text" })),
  );
  const { machine, did } = machineWith({ secrets: { code: 0, out, complaints: "" } });
  // MAIL_FROM is in [vars].
  const deploying = deploy(machine, own, options);
  await expect(deploying).rejects.toThrow("lacks SMTP_HOST, REPLY_SECRET.");
  await expect(deploying).rejects.toThrow("npx wrangler secret put REPLY_SECRET");
  expect(did).toEqual(["wrangler secret list --format json"]);
});

test("before the first deployment all missing settings are named, and how to create the Worker", async () => {
  const complaints = 'Worker "hraver" not found.\n\nIf this is a new Worker, run `wrangler deploy`';
  const { machine, did } = machineWith({ secrets: { code: 1, out: "", complaints } });
  const deploying = deploy(machine, own, options);
  await expect(deploying).rejects.toThrow("The Worker hraver is not there yet");
  await expect(deploying).rejects.toThrow("DASHBOARD_SECRET");
  expect(did).toHaveLength(1);
});

test("a deployment stops when secrets cannot be listed", async () => {
  const complaints = "You are not authenticated.";
  const { machine, did } = machineWith({ secrets: { code: 1, out: "", complaints } });
  await expect(deploy(machine, own, options)).rejects.toThrow("not authenticated");
  expect(did).toHaveLength(1);
});

test.each([
  ["a sample address", { studio: { ...studio, instagram: "https://www.instagram.com/a" } }],
  ["a link to nobody", { studio: { ...(own.studio as object), instagram: studio.instagram } }],
  ["a sample phone", { studio: { ...(own.studio as object), phone: "+37491234567" } }],
  ["a sample domain", { domains: ["invitations.example.com"] }],
  ["a domain of two sites", { otherDomains: ["hraver.am"] }],
  ["a sample sender", { vars: { ...own.vars, MAIL_FROM: "invitations@hraver.example" } }],
  ["a placeholder", { ids: new Map([["CONTENT", "0".repeat(32)]]) }],
] as const)("%s does not go out", async (_, changes) => {
  const { machine, did } = machineWith();
  await expect(deploy(machine, { ...own, ...changes }, options)).rejects.toThrow(
    "Nothing was changed",
  );
  expect(did).toEqual([]);
});

test("each sample value of the repository is found, with its place", () => {
  expect(samplesIn(studio, "studio").map(({ at }) => at)).toEqual([
    "studio email",
    "studio instagram",
    "studio payment account",
  ]);
  expect(samplesIn(own.studio, "studio")).toEqual([]);
  expect(samplesIn({ a: { b: "demo@mail.example.com" } }, "x")).toEqual([
    { at: "x a b", value: "demo@mail.example.com" },
  ]);
});

test("a deployment without a site address to check does not begin", async () => {
  const { machine } = machineWith();
  const nowhere = { ...own, vars: {}, domains: [] };
  await expect(deploy(machine, nowhere, options)).rejects.toThrow("PUBLIC_URL");
});

test.each([
  ["the Worker of before", { "/healthz": { ...health, release: "abc-0" } }, "not abc-1"],
  ["mail that is stuck", { "/healthz": { ...health, status: 503 } }, "/healthz  503"],
  ["a home page that fails", { "/": { ...page, status: 500 } }, "/  500"],
  ["half a page", { "/templates/1002": { ...page, body: "<html>" } }, "no whole page"],
  [
    "an invitation without its form",
    { "/templates/1002": { ...page, body: "</html>" } },
    "no reply",
  ],
  ["a picture that is a page", { "/og/a.png": page }, "/og/a.png  200, text/html"],
  [
    "no answer",
    { "/": { silent: "connection" as const, reason: "ECONNREFUSED" } },
    "/  no answer (ECONNREFUSED)",
  ],
])("a deployment fails for a site with %s, and reports what it saw", async (_, answers, sight) => {
  const { machine, said } = machineWith({ answers });
  await expect(deploy(machine, own, options)).rejects.toThrow("https://hraver.am is not well");
  expect(said.join("\n")).toContain(sight);
});

test("a deployment fails for a cron that is not set", async () => {
  const { machine, said } = machineWith({ crons: ["17 1 * * *"] });
  await expect(deploy(machine, own, options)).rejects.toThrow("is not well");
  expect(said.join("\n")).toContain("crons  missing: * * * * *");
});

test("content that cannot be published does not stop the Worker, and is reported at the end", async () => {
  const { machine, did, said } = machineWith({ codes: { "cli/index.js": 1 } });
  await expect(deploy(machine, own, options)).rejects.toThrow("not everything was published");
  expect(did.join("\n")).toContain("wrangler deploy");
  expect(said.join("\n")).toContain("/healthz  200");
});

test("a migration that fails leaves the Worker and content alone", async () => {
  const { machine, did } = machineWith({ codes: { migrations: 1 } });
  await expect(deploy(machine, own, options)).rejects.toThrow("Stopped at: wrangler d1 migrations");
  expect(did.at(-1)).toContain("migrations");
});

test("the check recognises the form and the picture of a real page", async () => {
  const wedding = weddingOf();
  const preview = `og/${wedding.path}/${"a".repeat(32)}/am.png`;
  const { path } = await publish(env.CONTENT, { ...wedding, preview: { am: preview } });
  const html = await (await open(`/${path}`)).text();
  expect(hasReplyForm(html)).toBe(true);
  expect(pictureOf(html)).toBe(`/${preview}`);
});

test("the live site names its release", async () => {
  expect((await open("/healthz")).headers.get("X-Release")).toBe("local");
});
