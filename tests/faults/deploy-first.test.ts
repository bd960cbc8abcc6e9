import { expect, test } from "vitest";
import { deploy, lookAgain } from "../../scripts/deployment.ts";
import type { Silence } from "../../scripts/site-requests.ts";
import { machineWith, nameServer, options, own, page, type Fake } from "../support/deploy.ts";

const notYet: Silence = { silent: "certificate", reason: "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE" };

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

test("a page that fails is not taken for a certificate that is being made", async () => {
  const answers = { "/healthz": notYet, "/": { ...page, status: 500 } };
  const { machine } = machineWith({ answers, versions: [] });
  await expect(deploy(machine, own, options)).rejects.toThrow("is not well");
});

test("the site itself mails the studio after the first release, and on request", async () => {
  const row = { id: "mail", state: "pending", attempts: 0, lastError: null };
  const first = machineWith({ versions: [], outbox: [[row], [row], []] });
  await deploy(first.machine, own, options);
  expect(first.did).toContain("cli/index.js outbox test --remote --json");
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
  const { machine, said } = machineWith({
    versions: [],
    outbox: Array.from({ length: 30 }, () => [row]),
  });
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
