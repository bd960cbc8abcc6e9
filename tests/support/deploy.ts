import { requiredSettingNames } from "#app/lib/settings.ts";
import studio from "#content/studio.json" with { type: "json" };
import type { Machine, Site } from "../../scripts/deploy-machine.ts";
import type { ApiAnswer, CommandResult } from "../../scripts/setup-run.ts";
import type { Answer, Silence } from "../../scripts/site-requests.ts";

/** An owner's site. */
export const own: Site = {
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

export const options = {
  invitations: false,
  demos: false,
  replaceDns: false,
  testMail: false,
  release: "abc-1",
};
export const page = {
  status: 200,
  release: null,
  type: "text/html; charset=utf-8",
  body: '<!doctype html><meta property="og:image" content="https://hraver.am/og/a.png"/><form id="reply-form"></form></html>\n',
};
const picture = { ...page, type: "image/png" };
export const health = {
  status: 200,
  release: "abc-1",
  type: "application/json",
  body: '{"ok":true}',
};
const secrets = JSON.stringify(requiredSettingNames.map((name) => ({ name, type: "secret_text" })));
const usual: Record<string, Answer> = { "/healthz": health, "/og/a.png": picture };
const earlier = [
  {
    id: "version-0",
    metadata: { created_on: "2027-01-01T10:00:00Z" },
    annotations: { "workers/tag": "abc-0" },
  },
];
export const nameServer = "ada.ns.cloudflare.com";

/** Differences from a site that is deployed again and well. */
export type Fake = {
  secrets?: { code: number; out: string; complaints: string };
  bookmark?: { code: number; out: string; complaints: string };
  codes?: Record<string, number>;
  answers?: Record<string, Answer | Silence>;
  /** The service of the domain, and what its name servers have before the Worker is deployed. */
  service?: string | null;
  records?: string[] | null;
  /** Records that they have afterwards. */
  attached?: string[];
  /** This machine's resolver knows the name afterwards. */
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
export function machineWith(fake: Fake = {}) {
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
