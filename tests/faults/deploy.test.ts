import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "#content/studio.json" with { type: "json" };
import type { Machine, Site } from "../../scripts/deploy-machine.ts";
import { hasReplyForm, pictureOf } from "../../scripts/deploy-smoke.ts";
import { deploy, lookAgain } from "../../scripts/deployment.ts";
import { samplesIn } from "../../scripts/samples.ts";
import type { ApiAnswer, CommandResult } from "../../scripts/setup-run.ts";
import type { Answer, Silence } from "../../scripts/site-requests.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

const own: Site = {
  environment: "production",
  worker: "hraver",
  account: "0123456789abcdef",
  ids: new Map([
    ["CONTENT", "6f1c0a5b2d3e4f60718293a4b5c6d7e8"],
    ["DB", "0b9e6d1c-52a4-4c3f-8d77-2f5f6a7b8c9d"],
  ]),
  vars: { RELEASE: "local", PUBLIC_URL: "https://hraver.am", MAIL_FROM: "invitations@hraver.am" },
  domains: ["hraver.am"],
  customDomains: ["hraver.am"],
  otherDomains: [],
  crons: ["* * * * *"],
  openDemos: ["templates/test-private"],
  studio: {
    ...studio,
    email: "hello@hraver.am",
    instagram: "https://www.instagram.com/hraver.am",
    payment: { ...studio.payment, account: "2470100654320001" },
  },
  required: requiredSettingNames,
  publicUrl: undefined,
};

const options = {
  invitations: false,
  demos: false,
  replaceDns: false,
  testMail: false,
  release: "abc-1",
};
const page = {
  status: 200,
  release: null,
  type: "text/html; charset=utf-8",
  body: '<!doctype html><meta property="og:image" content="https://hraver.am/og/a.png"/><form class="reply-form"><input type="hidden" name="intent" value="reply"/></form></html>\n',
};
const picture = { ...page, type: "image/png" };
const health = { status: 200, release: "abc-1", type: "application/json", body: '{"ok":true}' };
const secrets = JSON.stringify(requiredSettingNames.map((name) => ({ name, type: "secret_text" })));
const usual: Record<string, Answer> = { "/healthz": health, "/og/a.png": picture };
const earlier = [
  {
    id: "version-0",
    metadata: { created_on: "2027-01-01T10:00:00Z" },
    annotations: { "workers/tag": "abc-0" },
  },
];
const nameServer = "ada.ns.cloudflare.com";
const notYet: Silence = { silent: "certificate", reason: "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE" };

type Fake = {
  secrets?: { code: number; out: string; complaints: string };
  bookmark?: { code: number; out: string; complaints: string };
  codes?: Record<string, number>;
  answers?: Record<string, Answer | Silence>;
  /** The service of the domain, and what its name servers have before the Worker is deployed. */
  service?: string | null;
  records?: string[] | null;
  /** What they have afterwards. */
  attached?: string[];
  /** Whether this machine's resolver knows the name afterwards. */
  isKnownHere?: boolean;
  /** Earlier versions of the Worker. */
  versions?: object[];
  /** Wrangler's answer to the deployment. */
  deployed?: CommandResult;
  /** The outbox's rows at each look after the test mail was written. */
  outbox?: object[][];
  zones?: object[] | null;
  crons?: string[];
  agrees?: boolean;
};

/** A machine with faked commands and a faked site; `did` lists the commands in order. */
function machineWith(fake: Fake = {}) {
  const did: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  const at = new Set<string | null>();
  const lookedUp: string[] = [];
  let isDeployed = false;
  const outbox = [...(fake.outbox ?? [])];
  const { codes = {}, answers = {}, service = "hraver", crons = ["* * * * *"], agrees } = fake;
  const machine: Machine = {
    async run(bin, args) {
      const command = [bin, ...args].join(" ");
      did.push(command);
      return Object.entries(codes).find(([part]) => command.includes(part))?.[1] ?? 0;
    },
    async read(bin, args) {
      did.push([bin, ...args].join(" "));
      const good = (value: unknown) => ({ code: 0, complaints: "", out: JSON.stringify(value) });
      if (args[0] === "secret") return fake.secrets ?? { ...good(null), out: secrets };
      if (args[0] === "versions") return good(fake.versions ?? earlier);
      if (args[1] === "test") return good({ id: "mail", recipient: "hello@hraver.am" });
      if (args[0] === "outbox") return good(outbox.shift() ?? []);
      if (args[0] !== "deploy") return fake.bookmark ?? good({ bookmark: "00000085-a1b2" });
      isDeployed = true;
      return fake.deployed ?? good(null);
    },
    async build() {
      did.push("build");
    },
    async ask(address, host) {
      at.add(host);
      const { pathname } = new URL(address);
      return answers[pathname] ?? usual[pathname] ?? page;
    },
    async api(_method, path): Promise<ApiAnswer | null> {
      if (path.startsWith("/zones?")) {
        const zone = { id: "z", name: "hraver.am", status: "active", name_servers: [nameServer] };
        const zones = fake.zones === undefined ? [zone] : fake.zones;
        return { ok: zones !== null, result: zones, code: zones === null ? 9109 : null };
      }
      if (path.includes("/workers/domains?"))
        return {
          ok: true,
          result: service === null ? [] : [{ hostname: "hraver.am", service }],
          code: null,
        };
      return { ok: true, result: { schedules: crons.map((cron) => ({ cron })) }, code: null };
    },
    async lookUp(host, servers) {
      lookedUp.push(`${host} at ${servers.join()}`);
      return isDeployed ? (fake.attached ?? ["192.0.2.1"]) : (fake.records ?? null);
    },
    async isKnownHere(host) {
      lookedUp.push(`${host} here`);
      return fake.isKnownHere ?? true;
    },
    confirm:
      agrees === undefined
        ? null
        : async (question) => {
            asked.push(question);
            return agrees;
          },
    contentOf: async () => "",
    say: (line) => said.push(line),
    pause: 0,
  };
  return { machine, did, said, asked, at, lookedUp };
}

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
    "cli/index.ts publish --site --remote --yes",
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
    "cli/index.ts publish --all --without templates/test-private --remote --yes",
  );
  expect(did.join("\n")).not.toContain("--force");
  await deploy(machine, own, { ...options, invitations: true, demos: true });
  expect(did.at(-1)).toBe("cli/index.ts publish --all --remote --yes");
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
  await expect(deploying).rejects.toThrow("DESK_SECRET");
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

test("a new name is looked up at its zone's name servers alone before it is there", async () => {
  const { machine, at, lookedUp } = machineWith({ service: null, records: [], versions: [] });
  expect(await deploy(machine, own, options)).toBe("well");
  const here = lookedUp.indexOf("hraver.am here");
  expect(lookedUp.slice(0, 2)).toEqual(Array(2).fill(`hraver.am at ${nameServer}`));
  expect(here).toBe(lookedUp.length - 1);
  expect([...at]).toEqual(["192.0.2.1"]);
});

test("a Worker that answers is well, although this machine's provider does not know its name", async () => {
  const { machine, said } = machineWith({ isKnownHere: false, versions: [] });
  expect(await deploy(machine, own, options)).toBe("well");
  expect(said.join("\n")).toMatch(/The Worker itself answers.*half an hour/);
  expect(said.join("\n")).not.toContain("rollback");
});

test.each<[string, Fake]>([
  ["has no name", { attached: [] }],
  [
    "has no certificate",
    { answers: { "/healthz": notYet, "/": notYet, "/templates/1002": notYet } },
  ],
])("a first release that %s yet is deployed, and is looked at again", async (_, fake) => {
  const { machine, said, did } = machineWith({ ...fake, versions: [] });
  expect(await deploy(machine, own, options)).toBe("being made");
  expect(said.at(-1)).toContain("npm run deploy -- --look");
  expect(said.join("\n")).not.toContain("rollback");
  did.length = 0;
  expect(await lookAgain(machine, own)).toBe("being made");
  expect(did).toEqual([]);
  expect(await lookAgain(machineWith().machine, own)).toBe("well");
});

test("a first release that fails is sent back to no release of before", async () => {
  const answers = { "/": { ...page, status: 500 } };
  const { machine, said } = machineWith({ answers, versions: [] });
  await expect(deploy(machine, own, options)).rejects.toThrow("there is no release of before");
  expect(said.join("\n")).not.toContain("rollback");
});

test("the site itself mails the studio after the first release, and on request", async () => {
  const row = { id: "mail", state: "pending", attempts: 0, lastError: null };
  const first = machineWith({ versions: [], outbox: [[row], [row], []] });
  await deploy(first.machine, own, options);
  expect(first.did).toContain("cli/index.ts outbox test --remote --json");
  expect(first.said.join("\n")).toContain("mail  sent to hello@hraver.am");
  const later = machineWith();
  await deploy(later.machine, own, options);
  expect(later.did.join("\n")).not.toContain("outbox");
  await deploy(later.machine, own, { ...options, testMail: true });
  expect(later.did.join("\n")).toContain("outbox test");
});

test("a mail server that the Worker cannot reach fails the first release, with the reason", async () => {
  const lastError = "connect: proxy request failed, cannot connect to the specified address";
  const row = { id: "mail", state: "pending", attempts: 1, lastError };
  const { machine, said } = machineWith({ versions: [], outbox: [[row]] });
  await expect(deploy(machine, own, options)).rejects.toThrow("setup:cloudflare");
  expect(said.join("\n")).toContain(`mail  not sent to hello@hraver.am: ${lastError}`);
});

test("crons that Cloudflare has not started yet leave the mail to be looked at, and fail nothing", async () => {
  const row = { id: "mail", state: "pending", attempts: 0, lastError: null };
  const { machine, said } = machineWith({ versions: [], outbox: Array(30).fill([row]) });
  expect(await deploy(machine, own, options)).toBe("well");
  expect(said.join("\n")).toMatch(/mail {2}waits .* outbox list --remote/);
});

test("the free plan is one sentence, and nothing is published", async () => {
  const complaints = "CPU limits are not supported for the Free plan. [code: 100328]";
  const { machine, did } = machineWith({ deployed: { code: 1, out: "", complaints } });
  await expect(deploy(machine, own, options)).rejects.toThrow("needs Workers Paid");
  expect(did.join("\n")).not.toContain("publish");
});

test.each<[string, object[] | null, string]>([
  ["may not read zones", null, "Zone: Read"],
  ["has no zone of the domain", [], "holds hraver.am"],
])("a login that %s is told before anything changes", async (_, zones, says) => {
  const { machine, did } = machineWith({ zones });
  await expect(deploy(machine, own, options)).rejects.toThrow(says);
  expect(did).toEqual(["wrangler secret list --format json"]);
});

test("a deployment fails for a cron that is not set", async () => {
  const { machine, said } = machineWith({ crons: ["17 1 * * *"] });
  await expect(deploy(machine, own, options)).rejects.toThrow("is not well");
  expect(said.join("\n")).toContain("crons  missing: * * * * *");
});

test("content that cannot be published does not stop the Worker, and is reported at the end", async () => {
  const { machine, did, said } = machineWith({ codes: { "cli/index.ts": 1 } });
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
