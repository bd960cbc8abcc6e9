import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resolver } from "node:dns/promises";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { startDns } from "../support/cloudflare/dns.ts";
import { startLiveSite } from "../support/cloudflare/live-site.ts";
import { startMailServer } from "../support/cloudflare/mail-server.ts";
import { ids } from "../support/cloudflare/ids.ts";
import { startCloudflare, type CloudflareDouble } from "../support/cloudflare/server.ts";
import { runningVersion } from "../support/cloudflare/workers.ts";
import { valueOf } from "../support/html.ts";
import { given } from "../support/setup.ts";
import { ownerCheckout } from "./support/checkout.ts";

const address = "wedding/anna-arman";
const guest = "Անի Պետրոսյան";
const dayMs = 24 * 60 * 60 * 1000;

/** The steps that docs/owner.md tells an owner, with the times of its stages. */
test(
  "an empty account becomes a site with an answered invitation",
  { timeout: 900_000 },
  async () => {
    const double = await startCloudflare(true);
    onTestFinished(() => double.stop());
    double.pacesKeys = true;
    double.zones.set("zone", { name: "hraver.am", status: "active" });
    const dns = await startDns(double.domains);
    onTestFinished(() => dns.stop());
    const login = { user: given.smtpUser, password: given.smtpPassword };
    const mail = await startMailServer(login);
    onTestFinished(mail.stop);
    const { folder, remove } = await ownerCheckout();
    onTestFinished(remove);
    const live = await startLiveSite(double, folder, mail.port);
    onTestFinished(() => live.stop());
    const home = join(folder, "home");
    await mkdir(home);
    const node = (args: string[], further: Record<string, string> = {}) =>
      run(folder, args, {
        PATH: process.env.PATH ?? "",
        HOME: home,
        NO_COLOR: "1",
        CLOUDFLARE_API_BASE_URL: double.base,
        CLOUDFLARE_API_TOKEN: ids.token,
        DNS_AUTHORITY: dns.authority,
        DNS_RESOLVER: dns.resolver,
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "support/own-dns.ts")).href}`,
        STUDIO_USER: "Ani",
        // wrangler is started forty times, and compiled once.
        NODE_COMPILE_CACHE: join(home, "compiled"),
        WRANGLER_SEND_METRICS: "false",
        ...further,
      });
    const studio = (...words: string[]) => node(["cli/index.js", ...words, "--remote"]);
    const stage = stages();

    const made = await stage("npm run setup:cloudflare", () =>
      node(["scripts/setup-cloudflare.ts", ...answers, "--yes"], {
        SMTP_PASSWORD: given.smtpPassword,
      }),
    );
    expect(made).not.toContain("not done");
    expect([...double.buckets.keys()]).toEqual(["hraver-media"]);
    expect([...double.queues.keys()]).toEqual(["hraver-outbox-dead", "hraver-outbox"]);

    const deployed = await stage("npm run deploy, with its build", () =>
      // The live site stands for https:// and the domain.
      node(["scripts/deploy.ts"], { PUBLIC_URL: live.address }),
    );
    expect(deployed).toContain("/healthz  200, release");
    expect(deployed).toContain("crons  3 set");
    expect(deployed).toContain(`mail  sent to ${given.studioEmail}`);
    expect(deployed).not.toContain("rollback");
    expect(await addressesOf(domain, dns.resolver)).toHaveLength(1);
    await expectDeployed(double, folder);

    await writeOwn(folder);
    await stage("npm run studio -- publish", () => studio("publish", address, "--yes"));
    const opened = await stage("a guest opens it", () => fetch(`${live.address}/${address}`));
    expect(opened.status).toBe(200);
    const page = await opened.text();
    const sent = await stage("a guest answers", () =>
      fetch(`${live.address}/${address}/reply`, {
        method: "POST",
        body: new URLSearchParams({
          key: valueOf(page, "key"),
          stamp: valueOf(page, "stamp"),
          name: guest,
          response: "Yes",
          guestsNumber: "2",
        }),
        headers: { Origin: `https://${domain}`, "Sec-Fetch-Site": "same-origin" },
        redirect: "manual",
      }),
    );
    expect(sent.status).toBe(303);
    await stage("the couple has the mail", () =>
      vi.waitFor(() => expect(mail.taken.flatMap(({ to }) => to)).toContain("couple@hraver.am"), {
        timeout: 20_000,
        interval: 200,
      }),
    );
    expect(mail.taken.map(({ to }) => to)).toEqual([[given.studioEmail], ["couple@hraver.am"]]);

    const replies: unknown = JSON.parse(
      await stage("npm run studio -- replies export", () =>
        studio("replies", "export", address, "--json"),
      ),
    );
    expect(replies).toMatchObject([{ name: guest }]);
    const listed: unknown = JSON.parse(
      await stage("npm run studio -- list", () => studio("list", "--json")),
    );
    expect(listed).toContainEqual(
      expect.objectContaining({ path: address, version: 1, differences: [] }),
    );
    expect(double.unknown).toEqual([]);
  },
);

const domain = given.domain.toLowerCase();
const answers = [
  ["--domain", given.domain],
  ["--studio-email", given.studioEmail],
  ["--mail-from", given.mailFrom],
  ["--smtp-host", given.smtpHost],
  ["--smtp-port", given.smtpPort],
  ["--smtp-user", given.smtpUser],
].flat();

/**
 * Addresses of a name at the owner's provider: none for half an hour, where it was asked too early.
 */
async function addressesOf(name: string, provider: string): Promise<string[]> {
  const resolver = new Resolver();
  resolver.setServers([provider]);
  return resolver.resolve4(name);
}

/** All that a deployment leaves at Cloudflare. */
async function expectDeployed(double: CloudflareDouble, folder: string): Promise<void> {
  expect([...double.domains]).toEqual([[domain, "hraver"]]);
  const script = double.scripts.get("hraver");
  expect(script?.crons).toHaveLength(3);
  expect(script?.subdomain).toEqual({ enabled: false, previews_enabled: false });
  // The free plan refuses it, so that an account of it is told in one sentence.
  expect(runningVersion(script)?.limits).toEqual({ cpu_ms: 30_000 });
  expect(runningVersion(script)?.annotations["workers/tag"]).toMatch(/\d{8}T\d{4}$/);
  expect(double.queues.get("hraver-outbox")?.consumers).toMatchObject([
    { script: "hraver", dead_letter_queue: "hraver-outbox-dead" },
  ]);
  const assets = await readdir(join(folder, "build/client/assets"));
  expect(double.assets.size).toBeGreaterThan(assets.length / 2);
  const [database] = double.databases.values();
  expect(database?.place).toBe(given.place);
  const migrations = await readdir(join(folder, "migrations"));
  expect(database?.sqlite.prepare("SELECT count(*) AS applied FROM d1_migrations").get()).toEqual({
    applied: migrations.length,
  });
}

/** An invitation with addresses that are no samples, on a day that is to come. */
async function writeOwn(folder: string): Promise<void> {
  const file = join(folder, `content/invitations/${address}.json`);
  const example: object = JSON.parse(await readFile(file, "utf8"));
  const day = (from: number) => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10);
  const own = {
    event: {
      start: `${day(90)}T15:00`,
      timeZone: "Asia/Yerevan",
      place: { am: "Երևան", en: "Yerevan", ru: "Ереван" },
    },
    sections: [{ type: "date" }, { type: "reply" }],
    hosts: {
      groom: { name: { am: "Արման", en: "Arman", ru: "Арман" } },
      bride: { name: { am: "Աննա", en: "Anna", ru: "Анна" } },
    },
    reply: {
      deadline: day(60),
      recipients: "default",
      defaultEmail: "couple@hraver.am",
      fields: ["guestsNumber"],
    },
  };
  await writeFile(file, JSON.stringify({ ...example, ...own }));
}

/** Runs what it is given, and prints how long each took when the test ends. */
function stages() {
  const lines: string[] = [];
  onTestFinished(() => console.log(lines.join("\n")));
  return async function stage<Result>(name: string, does: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    try {
      return await does();
    } finally {
      lines.push(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${name}`);
    }
  };
}

/** Runs a script of the checkout. @returns its output. @throws Error with it, when it fails. */
async function run(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill());
  const ended = new Promise<number | null>((end) => child.once("close", end));
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  if (code === 0) return out;
  throw new Error(`${args.join(" ")}: exit code ${code}\n${out}${complaints}`);
}
