import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import typescript from "typescript";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { formTarget } from "../support/page-forms.ts";
import { applyMigrations } from "../../scripts/migrate.ts";
import { root } from "../../scripts/paths.ts";
import { UserError } from "../../cli/user-error.ts";
import { openScripted, type Running } from "../support/scripted-smtp.ts";
import { databaseBy, type Given } from "./database.ts";
import { patient, patiently } from "./patient-store.ts";
import {
  cronPath,
  databasePath,
  faultHeader,
  nameHeader,
  queuePath,
  toldPath,
  visitorHeader,
  type Fault,
  type Told,
} from "./fault.ts";

/** The site's own address in its settings, its redirects and the forms that are posted to it. */
const origin = "http://localhost";

const configuration = join(root, "build/server/wrangler.json");
const secret = (purpose: string) => purpose.padEnd(64, "0");

/** The secrets of these sites, each of which may be changed. */
export const secrets = {
  MAIL_API_KEY: secret("mail"),
  GATE_SECRET: secret("gate"),
  REPLY_SECRET: secret("reply"),
  DASHBOARD_SECRET: secret("dashboard"),
  TELEGRAM_WEBHOOK_SECRET: secret("telegram"),
};

/** All settings of these sites; mail goes to the site's own server. */
const settings = {
  RELEASE: "proof",
  SMTP_HOST: "127.0.0.1",
  SMTP_SECURITY: "none",
  MAIL_FROM: "invitations@hraver.example",
  STUDIO_EMAIL: "hello@hraver.example",
  PUBLIC_URL: origin,
  ...secrets,
};

/** An answer that was read to its end. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
  told: () => Promise<Told>;
};

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  /** Posted as a page of this site does. */
  fields?: Record<string, string> | string;
  /** Sent as it is, as the page's script sends a part of a file. */
  body?: Uint8Array<ArrayBuffer>;
  /** Milliseconds after which the connection is broken off, as by a phone that goes away. */
  leaveAfterMs?: number;
  fault?: Fault;
};

export type Stores = { db: D1Database; content: KVNamespace; media: R2Bucket };

/** The built site in workerd with stores of its own, whose bindings fail on request. */
export type ProofSite = {
  stores: Stores;
  mailServer: Running;
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** Runs a cron. @returns the error with which it ended, or null. */
  cron: (
    fault?: Fault,
    cron?: string,
  ) => Promise<{ error: string | null; told: () => Promise<Told> }>;
  /** Hands messages of the outbox to the queue's consumer. */
  consume: (ids: readonly string[], fault?: Fault) => Promise<Answer>;
  /** Ends workerd at once, as a machine that fails does, and starts it again on the same stores. */
  kill: () => Promise<void>;
  /** The address at which the site answers over HTTP. */
  address: () => Promise<URL>;
  stop: () => Promise<void>;
};

/**
 * Milliseconds. No deadline of the site is as long: a request without an answer is a fault, and must not
 * keep a run from its end.
 */
const patienceMs = 90_000;

/** @throws where there is no answer within `patienceMs`. */
async function inTime<Result>(answer: Promise<Result>, what: string): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer from ${what}`)), patienceMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param folder where D1, KV and R2 are kept, so that they survive the Worker.
 * @param queue whether the queue wakes the sender; otherwise only the cron sends.
 * @param isMigrated whether the database has its tables already, or is to have none.
 * @param tells whether the Worker keeps what each request did for `told`, as long as it runs.
 */
export async function startSite(
  folder: string,
  {
    queue = false,
    tells = true,
    isMigrated = false,
    inspectorPort,
  }: { queue?: boolean; tells?: boolean; isMigrated?: boolean; inspectorPort?: number } = {},
): Promise<ProofSite> {
  const mailServer = await openScripted({});
  const begin = async () => {
    const site = new Miniflare({
      ...serverOptions(folder, {
        ...settings,
        SMTP_PORT: String(mailServer.port),
        QUEUE_WORKS: queue ? "yes" : "no",
      }),
      ...(inspectorPort !== undefined && { inspectorPort }),
    });
    await site.ready;
    return site;
  };
  let running = await begin();
  const stores = {
    db: databaseBy(async (statements) => {
      const body = JSON.stringify(statements);
      const to = `${origin}${databasePath}`;
      const answer = await inTime(running.dispatchFetch(to, { method: "POST", body }), to);
      return (await answer.json()) as Given;
    }),
  } as Stores;
  /** One object for the site's life: handles of a Worker that was killed are of no use. */
  const connect = async () => {
    const [content, media] = await patiently(() =>
      Promise.all([running.getKVNamespace("CONTENT"), running.getR2Bucket("MEDIA")]),
    );
    return Object.assign(stores, {
      content: patient(content),
      media: patient(media),
    });
  };
  await connect();
  if (!isMigrated) await applyMigrations(stores.db);
  let asked = 0;

  const ask: ProofSite["ask"] = async (
    path,
    { method, headers, fields, body, fault, leaveAfterMs } = {},
  ) => {
    const name = String((asked += 1));
    const started = performance.now();
    const isPosted = fields !== undefined || body !== undefined;
    const intent = typeof fields === "object" ? fields.intent : undefined;
    const asking = running.dispatchFetch(`${origin}${formTarget(path, intent)}`, {
      method: method ?? (isPosted ? "POST" : "GET"),
      redirect: "manual",
      headers: {
        ...(tells && { [nameHeader]: name }),
        [visitorHeader]: crypto.randomUUID(),
        ...(fault && { [faultHeader]: JSON.stringify(fault) }),
        ...(fields !== undefined && {
          "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
        }),
        ...(body && { "Content-Type": "application/octet-stream" }),
        ...(isPosted && {
          Origin: origin,
          "Sec-Fetch-Site": "same-origin",
        }),
        ...headers,
      },
      ...(fields !== undefined && {
        body: typeof fields === "string" ? fields : String(new URLSearchParams(fields)),
      }),
      ...(body && { body }),
      ...(leaveAfterMs !== undefined && { signal: AbortSignal.timeout(leaveAfterMs) }),
    });
    // A late request is left behind.
    asking.catch(() => {});
    const response = await inTime(asking, path);
    // A stream that breaks is an answer that breaks.
    const text = await inTime(
      response.text().catch(() => ""),
      path,
    );
    return {
      status: response.status,
      headers: response.headers as unknown as Headers,
      text,
      milliseconds: performance.now() - started,
      told: async () =>
        (await (await running.dispatchFetch(`${origin}${toldPath}?name=${name}`)).json()) as Told,
    };
  };
  return {
    mailServer,
    ask,
    async cron(fault, cron = "* * * * *") {
      const answer = await ask(`${cronPath}?cron=${encodeURIComponent(cron)}`, { fault });
      const { error } = JSON.parse(answer.text || '{"error":"died"}') as { error: string | null };
      return { error, told: answer.told };
    },
    consume: (ids, fault) =>
      ask(`${queuePath}?${new URLSearchParams(ids.map((id) => ["id", id]))}`, { fault }),
    stores,
    async kill() {
      // Miniflare ends workerd by SIGKILL.
      await running.dispose();
      running = await begin();
      await connect();
    },
    address: () => running.ready,
    async stop() {
      await running.dispose();
      mailServer.close();
    },
  };
}

function serverOptions(folder: string, bindings: Record<string, string>) {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(configuration);
  if (main === undefined) throw new UserError(`${configuration} names no Worker: npm run build`);
  const { modulesRules: _, assets: __, ...options } = workerOptions;
  const folderOfBuild = dirname(main);
  const own = (file: string) => ({
    type: "ESModule" as const,
    path: join(folderOfBuild, file),
    contents: withoutTypes(readFileSync(join(import.meta.dirname, file), "utf8")),
  });
  return {
    host: "127.0.0.1",
    cf: false as const,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
    defaultPersistRoot: folder,
    workers: [
      {
        ...options,
        name: "site",
        bindings: { ...options.bindings, ...bindings },
        modulesRoot: folderOfBuild,
        modules: [
          own("fault-worker.ts"),
          own("fault.ts"),
          {
            type: "ESModule" as const,
            path: join(folderOfBuild, "built-worker.js"),
            contents: `export { default } from "${main.replace(folderOfBuild, ".")}";`,
          },
          ...globSync("**/*.js", { cwd: folderOfBuild }).map((file) => ({
            type: "ESModule" as const,
            path: join(folderOfBuild, file),
          })),
        ],
      },
    ],
  };
}

/** workerd reads JavaScript. */
function withoutTypes(source: string): string {
  const { ScriptTarget, ModuleKind } = typescript;
  const compilerOptions = { target: ScriptTarget.ESNext, module: ModuleKind.ESNext };
  return typescript.transpileModule(source, { compilerOptions }).outputText;
}
