import { expect, test } from "vitest";
import { requiredSettingNames } from "#app/lib/settings.ts";
import { collectAnswers, type Question } from "../../scripts/setup-answers.ts";
import { isOfCloudflare } from "../../cli/doctor/cloudflare-addresses.ts";
import { domainsOf, readEnvironment, type Environment } from "../../scripts/setup-config.ts";
import { mailHints } from "../../scripts/setup-mail.ts";
import type { Machine } from "../../scripts/setup-run.ts";
import { generatedSecrets, varsOf } from "../../scripts/setup-settings.ts";
import { setup, type SetupOptions } from "../../scripts/setup.ts";
import { UserError } from "../../cli/user-error.ts";
import { bad, blankConfig, freshMachine, given, idOf, production } from "../support/setup.ts";

test.each<[Environment, string]>([
  ["production", "hraver"],
  ["staging", "hraver-staging"],
])("a fresh account gets all that %s needs", async (environment, worker) => {
  const { machine, account, state } = freshMachine();
  expect(await setup(machine, { ...production, environment })).toBe(0);
  expect(account).toMatchObject({
    namespaces: [`${worker}-content`, `${worker}-visits`],
    databases: [worker],
    queues: [`${worker}-outbox-dead`, `${worker}-outbox`],
    buckets: [`${worker}-media`],
    subdomain: "invitations-hraver-am",
  });
  const config = readEnvironment(state.config, environment);
  expect(config.account_id).toBe("acc");
  expect(config.kv_namespaces.map(({ id }) => id)).toEqual(account.namespaces.map(idOf));
  expect(config.d1_databases.map(({ database_id }) => database_id)).toEqual([idOf(worker)]);
  expect(config.routes).toEqual([{ pattern: "invitations.hraver.am", custom_domain: true }]);
  expect(config.vars).toMatchObject({ SMTP_SECURITY: "starttls", STUDIO_EMAIL: "hello@hraver.am" });
  const set = [...Object.keys(config.vars), ...account.secrets.keys()];
  expect(set).toEqual(expect.arrayContaining([...requiredSettingNames]));
});

test("secrets are random, each another, and neither printed nor written into a file", async () => {
  const { machine, account, state } = freshMachine();
  await setup(machine, production);
  const values = Object.keys(generatedSecrets).map((name) => account.secrets.get(name) ?? "");
  expect(new Set(values).size).toBe(values.length);
  const everything = [...state.said, state.config, ...state.did].join("\n");
  for (const value of [...values, given.smtpPassword]) expect(everything).not.toContain(value);
});

test("run again, it makes nothing twice and asks for nothing that is known", async () => {
  const { machine, state } = freshMachine();
  await setup(machine, production);
  const [config, did] = [state.config, [...state.did]];
  state.said.length = 0;
  expect(await setup(machine, { ...production, given: {} })).toBe(0);
  expect(state.did).toEqual(did);
  expect(state.config).toBe(config);
  expect(state.said.filter((line) => /^(?:made|written|set) /.test(line))).toEqual([]);
  expect(state.said).toContainEqual(expect.stringMatching(/^there +KV hraver-content$/));
});

test("each step may fail once: a sentence says so, and the next run finishes", async () => {
  const whole = freshMachine();
  const calls: string[] = [];
  const counting: Machine = {
    ...whole.machine,
    wrangler: (args, options) => {
      calls.push(args.join(" "));
      return whole.machine.wrangler(args, options);
    },
  };
  await setup(counting, production);
  expect(calls.length).toBeGreaterThan(20);
  for (const [failing, command] of calls.entries()) {
    const { machine, account, state } = freshMachine();
    let made = 0;
    const faulty: Machine = {
      ...machine,
      wrangler: async (args, options) =>
        (made += 1) === failing + 1
          ? bad("✘ [ERROR] 502 Bad Gateway")
          : machine.wrangler(args, options),
    };
    const run = setup(faulty, production);
    await expect(run, command).rejects.toThrow(UserError);
    await expect(run, command).rejects.toThrow("502 Bad Gateway");
    expect(await setup(machine, production)).toBe(0);
    expect(account.namespaces, command).toHaveLength(2);
    expect(account.queues, command).toHaveLength(2);
    expect(state.config).toBe(whole.state.config);
    expect([...account.secrets.keys()].toSorted()).toEqual(
      [...whole.account.secrets.keys()].toSorted(),
    );
  }
});

test("a dry run changes nothing and says what would be made", async () => {
  const { machine, state } = freshMachine();
  await setup(machine, { ...production, dryRun: true });
  expect(state).toMatchObject({ config: blankConfig, did: [] });
  expect(state.said).toContainEqual(expect.stringMatching(/^would make +D1 hraver \(eeur\)$/));
  expect(state.said).toContainEqual(expect.stringMatching(/^would set +secret REPLY_SECRET/));
});

test.each<[string, (fake: ReturnType<typeof freshMachine>) => Partial<SetupOptions>, string]>([
  [
    "nobody is logged in",
    ({ machine }) => {
      machine.wrangler = async () => bad("You are not authenticated.");
      return {};
    },
    "npx wrangler login",
  ],
  ["the account is another", () => ({ account: "other" }), "does not have the account other"],
  ["the zone is missing", () => ({ given: { ...given, domain: "studio.am" } }), "Add studio.am"],
  [
    "the domain is a sample",
    () => ({ given: { ...given, domain: "a.example.com" } }),
    "--domain: is a sample",
  ],
  ["answers are missing", () => ({ given: {} }), "--smtp-host: is missing"],
  [
    "the mail server is Cloudflare's",
    () => ({ given: { ...given, smtpHost: "smtp.mx.cloudflare.net" } }),
    "a Worker cannot connect to",
  ],
  ["the port is closed on Workers", () => ({ given: { ...given, smtpPort: "25" } }), "465 (TLS)"],
])("nothing is made when %s", async (_, change, says) => {
  const fake = freshMachine();
  const options = { ...production, ...change(fake) };
  await expect(setup(fake.machine, options)).rejects.toThrow(says);
  expect(fake.state).toMatchObject({ config: blankConfig, did: [] });
});

test("production's domain is not staging's", async () => {
  const { machine } = freshMachine();
  await setup(machine, production);
  const staging = setup(machine, { ...production, environment: "staging" });
  await expect(staging).rejects.toThrow("is production's domain");
});

test("an id of another account stops before a second database is made", async () => {
  const { machine, state } = freshMachine();
  await setup(machine, production);
  const other = freshMachine(state.config);
  await expect(setup(other.machine, production)).rejects.toThrow("does not have");
  expect(other.account.namespaces).toEqual([]);
});

test("R2 that is not switched on is a sentence", async () => {
  const { machine } = freshMachine();
  const { wrangler } = machine;
  machine.wrangler = async (args, options) =>
    args[0] === "r2" ? bad("✘ [ERROR] Please enable R2 [code: 10042]") : wrangler(args, options);
  await expect(setup(machine, production)).rejects.toThrow("R2 is not switched on");
});

test("a setting that is a secret already is not written a second time", async () => {
  const { machine, account, state } = freshMachine();
  account.secrets.set("PUBLIC_URL", "https://invitations.hraver.am");
  expect(await setup(machine, production)).toBe(1);
  expect(readEnvironment(state.config, "production").vars.PUBLIC_URL).toBeUndefined();
  expect(state.said.join("\n")).toContain("npx wrangler secret delete PUBLIC_URL");
});

test("the port says how the connection is encrypted", async () => {
  const { machine, state } = freshMachine();
  await setup(machine, { ...production, given: { ...given, smtpPort: "465" } });
  expect(readEnvironment(state.config, "production").vars.SMTP_SECURITY).toBe("tls");
});

test("a mail server that an address of Cloudflare's hides is refused before anything is made", async () => {
  const { machine, state } = freshMachine();
  machine.addresses = async () => ["192.0.2.25", "2606:4700:10::6816:1"];
  await expect(setup(machine, production)).rejects.toThrow("a Worker cannot connect to");
  expect(state.did).toEqual([]);
});

test.each([
  ["104.27.255.255", true],
  ["104.15.255.255", false],
  ["2a06:98c7::1", true],
  ["2a06:98c8::1", false],
])("whether %s is Cloudflare's: %s", (address, is) => {
  expect(isOfCloudflare(address)).toBe(is);
});

test("www leads to a domain of its own, unless the owner says no, and can be taken away again", async () => {
  const { machine, state } = freshMachine();
  const domain = "hraver.am";
  const domains = () => domainsOf(readEnvironment(state.config, "production"));
  const { www: _, ...asBefore } = given;
  await setup(machine, { ...production, given: { ...asBefore, domain } });
  expect(domains()).toEqual(["hraver.am", "www.hraver.am"]);
  await setup(machine, { ...production, given: {} });
  expect(domains()).toEqual(["hraver.am", "www.hraver.am"]);
  await setup(machine, { ...production, given: { www: "no" } });
  expect(domains()).toEqual(["hraver.am"]);
  expect(state.said.join("\n")).toContain("in place of www.hraver.am");
});

test.each([
  ["eeur", "d1 create hraver --location eeur"],
  ["eu", "d1 create hraver --jurisdiction eu"],
])("the database is made where the owner says: %s", async (place, command) => {
  const { machine, state } = freshMachine();
  await setup(machine, { ...production, given: { ...given, place } });
  expect(state.did).toContain(command);
});

test("a login that may not read zones is told before anything is made", async () => {
  const { machine, state } = freshMachine();
  const { api } = machine;
  machine.api = async (method, path, body) =>
    path.startsWith("/zones?") ? { ok: false, result: null, code: 9109 } : api(method, path, body);
  await expect(setup(machine, production)).rejects.toThrow("Zone: Read");
  expect(state.did).toEqual([]);
});

test.each([
  ["on", /^there +"Always Use HTTPS" of the zone hraver\.am$/],
  ["off", /^look +"Always Use HTTPS" of the zone hraver\.am is off/],
  [null, /^look +"Always Use HTTPS" of the zone hraver\.am was not checked/],
])("the zone's way from http to https is looked at: %s", async (value, line) => {
  const { machine, state } = freshMachine();
  const { api } = machine;
  machine.api = async (method, path, body) =>
    path.includes("/settings/")
      ? { ok: value !== null, result: { value }, code: value === null ? 9109 : null }
      : api(method, path, body);
  expect(await setup(machine, production)).toBe(0);
  expect(state.said).toContainEqual(expect.stringMatching(line));
});

test("what is known is suggested, and samples are not", async () => {
  const questions: Question[] = [];
  const ask = async (question: Question) => {
    questions.push(question);
    return question.suggested ?? given[question.name];
  };
  const configured = readEnvironment(blankConfig, "production");
  const answers = await collectAnswers(
    configured,
    { email: "hello@hraver.am" },
    { domain: given.domain },
    ask,
  );
  expect(questions.map(({ suggested }) => suggested)).toEqual([
    "no",
    "eeur",
    "hello@hraver.am",
    "invitations@hraver.am",
    null,
    "465",
    "",
    "",
  ]);
  expect(questions.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual([
    "smtpPassword",
  ]);
  expect(answers.domain).toBe("invitations.hraver.am");
  expect(varsOf(answers).PUBLIC_URL).toBe("https://invitations.hraver.am");
  questions.length = 0;
  const sample = { email: "hello@hraver.example" };
  await collectAnswers(configured, sample, { domain: given.domain }, ask);
  expect(questions.find(({ name }) => name === "studioEmail")?.suggested).toBeNull();
});

test.each<[string[] | null, string[], string[]]>([
  [[], [], ["SPF", "DMARC", "DKIM"]],
  [["v=spf1 -all"], [], ["DMARC", "DKIM"]],
  [["v=spf1 -all"], ["v=DMARC1; p=none"], ["DKIM"]],
  [null, [], ["could not be asked"]],
])("DNS with SPF %j and DMARC %j is hinted at", async (spf, dmarc, words) => {
  const txt = async (name: string) => (name.startsWith("_dmarc") ? dmarc : spf);
  const hints = await mailHints({ txt }, { mailFrom: "a@mail.hraver.am" });
  expect(hints).toEqual(words.map((word) => expect.stringContaining(word)));
});
