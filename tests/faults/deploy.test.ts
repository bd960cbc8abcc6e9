import { expect, test } from "vitest";
import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "#content/studio.json" with { type: "json" };
import { deploy, type Answer, type Machine, type Production } from "../../scripts/deployment.ts";
import { samplesIn } from "../../scripts/samples.ts";
import { open } from "../support/site.ts";

const own: Production = {
  ids: new Map([
    ["CONTENT", "6f1c0a5b2d3e4f60718293a4b5c6d7e8"],
    ["DB", "0b9e6d1c-52a4-4c3f-8d77-2f5f6a7b8c9d"],
  ]),
  vars: { RELEASE: "local", PUBLIC_URL: "https://hraver.am", MAIL_FROM: "invitations@hraver.am" },
  domains: ["hraver.am"],
  studio: {
    ...studio,
    email: "hello@hraver.am",
    instagram: "https://www.instagram.com/hraver.am",
  },
  required: requiredSettingNames,
  publicUrl: undefined,
};

const options = { invitations: false, release: "abc-1" };
const page = { status: 200, release: null, body: "<!doctype html><html></html>\n" };
const health = { status: 200, release: "abc-1", body: '{"ok":true}' };
const secrets = JSON.stringify(requiredSettingNames.map((name) => ({ name, type: "secret_text" })));

type Fake = {
  secrets?: { code: number; out: string; complaints: string };
  codes?: Record<string, number>;
  answers?: Record<string, Answer | null>;
};

/** A machine with faked commands and a faked site; `did` lists the commands in order. */
function machineWith({ secrets: listed, codes = {}, answers = {} }: Fake = {}) {
  const did: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    async run(bin, args) {
      const command = [bin, ...args].join(" ");
      did.push(command);
      return Object.entries(codes).find(([part]) => command.includes(part))?.[1] ?? 0;
    },
    async read(bin, args) {
      did.push([bin, ...args].join(" "));
      return listed ?? { code: 0, out: secrets, complaints: "" };
    },
    async build() {
      did.push("build");
    },
    async ask(address) {
      const { pathname } = new URL(address);
      return pathname in answers
        ? (answers[pathname] ?? null)
        : pathname === "/healthz"
          ? health
          : page;
    },
    say: (line) => said.push(line),
    pause: 0,
  };
  return { machine, did, said };
}

test("the Worker is deployed after migrations and before content, and then checked", async () => {
  const { machine, did, said } = machineWith();
  await deploy(machine, own, options);
  expect(did).toEqual([
    "wrangler secret list --format json",
    "build",
    "wrangler d1 migrations apply DB --remote",
    "wrangler deploy --config build/server/wrangler.json --var RELEASE:abc-1",
    "cli/index.ts publish --site --remote --yes",
  ]);
  expect(said.join("\n")).toContain("/healthz  200, release abc-1");
  expect(said.join("\n")).toContain("/templates/1002  200");
});

test("invitations are deployed on request alone, and never over others' versions", async () => {
  const { machine, did } = machineWith();
  await deploy(machine, own, { ...options, invitations: true });
  expect(did.at(-1)).toBe("cli/index.ts publish --all --remote --yes");
  expect(did.join("\n")).not.toContain("--force");
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
  const complaints = "This Worker does not exist on your account. [code: 10007]";
  const { machine, did } = machineWith({ secrets: { code: 1, out: "", complaints } });
  const deploying = deploy(machine, own, options);
  await expect(deploying).rejects.toThrow("The Worker is not there yet");
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
  ["no answer", { "/": null }, "/  no answer"],
])("a deployment fails for a site with %s, and reports what it saw", async (_, answers, sight) => {
  const { machine, said } = machineWith({ answers });
  await expect(deploy(machine, own, options)).rejects.toThrow("https://hraver.am is not well");
  expect(said.join("\n")).toContain(sight);
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

test("the live site names its release", async () => {
  expect((await open("/healthz")).headers.get("X-Release")).toBe("local");
});
