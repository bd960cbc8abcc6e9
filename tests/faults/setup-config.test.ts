import { parse } from "smol-toml";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  domainsOf,
  readEnvironment,
  withAccount,
  withDomains,
  withId,
  withVar,
  type Environment,
} from "../../scripts/setup-config.ts";
import file from "../../wrangler.toml?raw";

const environments: Environment[] = ["production", "staging"];
const comments = (text: string) => text.split("\n").filter((line) => line.includes("#"));

test.each(environments)("values of %s are written where they belong, and nothing else", (one) => {
  const other = one === "staging" ? "production" : "staging";
  const id = "6f1c0a5b2d3e4f60718293a4b5c6d7e8";
  const database = "0b9e6d1c-52a4-4c3f-8d77-2f5f6a7b8c9d";
  let text = withId(file, one, "kv_namespaces", "VISITS", id);
  text = withId(text, one, "d1_databases", "DB", database);
  text = withVar(text, one, "MAIL_FROM", 'invitations@"hraver".am');
  text = withVar(text, one, "PUBLIC_URL", "https://hraver.am");
  text = withDomains(text, one, ["hraver.am"]);
  text = withVar(text, one, "PUBLIC_URL", "https://www.hraver.am");
  const after = readEnvironment(text, one);
  expect(after.kv_namespaces.find(({ binding }) => binding === "VISITS")?.id).toBe(id);
  expect(after.d1_databases[0]?.database_id).toBe(database);
  expect(after.vars).toMatchObject({
    RELEASE: "local",
    MAIL_FROM: 'invitations@"hraver".am',
    PUBLIC_URL: "https://www.hraver.am",
  });
  expect(domainsOf(after)).toEqual(["hraver.am"]);
  expect(readEnvironment(text, other)).toEqual(readEnvironment(file, other));
  expect(comments(text)).toEqual(comments(file));
});

test("writing the same again changes nothing", () => {
  const once = withAccount(withDomains(file, "staging", ["s.hraver.am"]), "0123");
  expect(withAccount(withDomains(once, "staging", ["s.hraver.am"]), "0123")).toBe(once);
  expect(readEnvironment(once, "staging").account_id).toBe("0123");
});

test("lines of Windows and a comment behind a value stay", () => {
  const text = withDomains(file, "production", ["first.am"])
    .replace(/^routes = .*$/m, "$& # ours [one]")
    .replaceAll("\n", "\r\n");
  expect(withDomains(text, "production", ["hraver.am"])).toBe(
    text.replace("first.am", "hraver.am"),
  );
});

test("what is written over several lines is left to a person, by a sentence", () => {
  const text = withDomains(file, "production", ["first.am"]).replace(
    /^routes = .*$/m,
    'routes = [\n  "first.am/*",\n]',
  );
  expect(() => withDomains(text, "production", ["hraver.am"])).toThrow(
    'Write into its top: routes = [{ pattern = "hraver.am", custom_domain = true }]',
  );
});

test("a file that is no TOML is named", () => {
  expect(() => readEnvironment(`${file}\n=`, "production")).toThrow("wrangler.toml cannot be read");
});

const bindings = v.array(v.looseObject({}));
const lists = v.object({
  kv_namespaces: bindings,
  d1_databases: bindings,
  r2_buckets: bindings,
  ratelimits: bindings,
  queues: v.object({ producers: bindings, consumers: bindings }),
  vars: v.record(v.string(), v.string()),
});
const whole = v.object({ ...lists.entries, env: v.object({ staging: lists }) });
const read = v.parse(whole, parse(file));

/** The values of these keys in all bindings. */
function valuesOf({ queues, ...config }: v.InferOutput<typeof lists>, keys: string[]): unknown[] {
  const tables = [
    ...config.kv_namespaces,
    ...config.d1_databases,
    ...config.r2_buckets,
    ...config.ratelimits,
    ...queues.producers,
    ...queues.consumers,
  ];
  return tables.flatMap((table) => keys.flatMap((key) => (key in table ? [table[key]] : [])));
}

test("staging has the bindings of production, which wrangler does not inherit", () => {
  const { staging } = read.env;
  expect(valuesOf(staging, ["binding"])).toEqual(valuesOf(read, ["binding"]));
  const limits = (config: typeof staging) =>
    config.ratelimits.map(({ name, simple }) => ({ name, simple }));
  expect(limits(staging)).toEqual(limits(read));
  expect(
    staging.queues.consumers.map((one) => ({ ...one, queue: "", dead_letter_queue: "" })),
  ).toEqual(read.queues.consumers.map((one) => ({ ...one, queue: "", dead_letter_queue: "" })));
  expect(Object.keys(staging.vars)).toEqual(expect.arrayContaining(["RELEASE"]));
});

test("no name of staging is one of production", () => {
  const names = ["database_name", "bucket_name", "queue", "dead_letter_queue", "namespace_id"];
  const production = new Set(valuesOf(read, names));
  const staging = valuesOf(read.env.staging, names);
  expect(staging).toHaveLength(valuesOf(read, names).length);
  expect(staging.filter((name) => production.has(name))).toEqual([]);
  expect(readEnvironment(file, "staging").name).not.toBe(readEnvironment(file, "production").name);
});

test("staging sets its routes, because the inherited ones would take production's domain", () => {
  const text = withDomains(file, "production", ["production.hraver.am"]);
  expect(domainsOf(readEnvironment(text, "staging"))).not.toContain("production.hraver.am");
  expect(file).toMatch(/\[env\.staging\]\nname = .*\nroutes = /);
});
