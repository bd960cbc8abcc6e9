import { expect, test } from "vitest";
import type { Machine, Site } from "../../scripts/deploy-machine.ts";
import { rollback } from "../../scripts/deploy-rollback.ts";

const site: Site = {
  environment: "production",
  worker: "hraver",
  account: undefined,
  ids: new Map(),
  vars: { PUBLIC_URL: "https://hraver.am" },
  domains: ["hraver.am"],
  customDomains: ["hraver.am"],
  otherDomains: [],
  crons: [],
  studio: {},
  required: [],
  openDemos: [],
  publicUrl: undefined,
};

const releases = ["a-20270101T1000", "b-20270102T1000", "c-20270103T1000"];
type Listed = { id: string; metadata: { created_on: string }; annotations: Record<string, string> };
const versions = releases.map((release, index): Listed => ({
  id: `version-${index}`,
  metadata: { created_on: `2027-01-0${index + 1}T10:05:00Z` },
  annotations: { "workers/tag": release },
}));
/** Changing a secret makes a version without a release's name. */
const secretChanged: Listed = {
  id: "version-secret",
  metadata: { created_on: "2027-01-04T10:00:00Z" },
  annotations: { "workers/triggered_by": "secret" },
};
const options = { to: undefined, content: false, yes: true };
const body =
  '<meta property="og:image" content="https://hraver.am/og/a.png"/><form id="reply-form"></form></html>';

/** A machine of a Worker with these versions, whose site serves what was rolled back to. */
function machineOf({
  list = versions,
  running = "version-2",
  agrees = null as boolean | null,
} = {}) {
  const did: string[] = [];
  const said: string[] = [];
  let live = "";
  const machine: Machine = {
    async run(bin, args, env = {}) {
      did.push([bin, ...args, ...Object.values(env)].join(" "));
      const id = args[0] === "rollback" ? args[1] : null;
      const version = versions.find((one) => one.id === id);
      live = version?.annotations["workers/tag"] ?? live;
      return 0;
    },
    async read(_bin, args) {
      const out =
        args[0] === "versions" ? list : { versions: [{ version_id: running, percentage: 100 }] };
      return { code: 0, out: JSON.stringify(out), complaints: "" };
    },
    async build() {},
    async ask(address) {
      const type = address.endsWith(".png") ? "image/png" : "text/html";
      return { status: 200, release: live, type, body };
    },
    api: async () => null,
    lookUp: async () => null,
    isKnownHere: async () => true,
    confirm: agrees === null ? null : async () => agrees,
    contentOf: async (commit) => `/content of ${commit}`,
    say: (line) => said.push(line),
    pause: 0,
  };
  return { machine, did, said };
}

test("the release of before comes back, and what stays is said", async () => {
  const { machine, did, said } = machineOf();
  await rollback(machine, site, options);
  expect(did).toEqual([
    "wrangler rollback version-1 --message Back from c-20270103T1000 to b-20270102T1000 --yes",
  ]);
  const text = said.join("\n");
  expect(text).toContain("/healthz  200, release b-20270102T1000");
  expect(text).toContain("restore DB --timestamp=2027-01-03T10:00:00Z");
  expect(text).toContain("npm run rollback -- --to b-20270102T1000 --content");
});

test("a changed secret is no release of its own", async () => {
  const { machine, did } = machineOf({
    list: [...versions, secretChanged],
    running: "version-secret",
  });
  await rollback(machine, site, options);
  expect(did[0]).toContain("rollback version-1 ");
});

test("after one rollback the next one goes further back", async () => {
  const { machine, did } = machineOf({ running: "version-1" });
  await rollback(machine, site, options);
  expect(did[0]).toContain("rollback version-0 ");
});

test.each(["a-20270101T1000", "version-0"])("%s is gone back to by its name", async (to) => {
  const { machine, did } = machineOf();
  await rollback(machine, site, { ...options, to });
  expect(did[0]).toContain("rollback version-0 ");
});

test("the shop window of that release is published from its commit", async () => {
  const { machine, did, said } = machineOf();
  await rollback(machine, { ...site, environment: "staging" }, { ...options, content: true });
  expect(did[1]).toBe("cli/index.js publish --site --force --remote --yes /content of b");
  expect(said.join("\n")).not.toContain("--content");
  expect(said.join("\n")).toContain("npm run deploy -- --env staging");
});

test.each([
  ["there is no earlier release", { list: versions.slice(2) }, undefined, "none is of an earlier"],
  ["the named one is not there", {}, "d-20270105T1000", "c-20270103T1000   version-2"],
])("nothing changes when %s", async (_, fake, to, says) => {
  const { machine, did } = machineOf(fake);
  await expect(rollback(machine, site, { ...options, to })).rejects.toThrow(says);
  expect(did).toEqual([]);
});

test.each([
  [null, "give --yes"],
  [false, "Nothing was changed"],
])("without --yes somebody must agree (%s)", async (agrees, says) => {
  const { machine, did } = machineOf({ agrees });
  await expect(rollback(machine, site, { ...options, yes: false })).rejects.toThrow(says);
  expect(did).toEqual([]);
});
