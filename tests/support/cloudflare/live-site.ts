import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Log, LogLevel, Miniflare } from "miniflare";
import { build } from "vite";
import * as v from "valibot";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Stores } from "./live-worker.ts";
import { ids } from "./ids.ts";
import type { CloudflareDouble } from "./server.ts";
import { runningVersion, type Script, type Version } from "./workers.ts";

/** Folder of the modules in workerd; no such folder is read. */
const modulesRoot = "/live";

/** Headers of one connection, which are not those of the next. */
const ofConnection = /^(?:host|connection|content-length|transfer-encoding|accept-encoding)$/;

/**
 * Plays Cloudflare's network: a server that answers as soon as a Worker of the double has a custom
 * domain, with the version that is deployed there, its settings, its secrets and the double's stores.
 * Queues and rate limits are workerd's own.
 * Crons run each second in place of each minute. Mail to the configured server arrives at `smtpPort` of
 * this machine, whose certificate NODE_EXTRA_CA_CERTS has to name.
 * @param checkout the folder from which it was deployed: the static assets are read there.
 * @returns the server's address, which stands for `https://` and the domain.
 */
export async function startLiveSite(
  double: CloudflareDouble,
  checkout: string,
  smtpPort: number,
): Promise<{ address: string; stop: () => Promise<void> }> {
  let running: { id: string; site: Promise<Miniflare> } | null = null;

  /** The deployed Worker with its domain; null while nothing is deployed. */
  async function current(): Promise<{ site: Miniflare; domain: string } | null> {
    const [attached] = double.domains;
    const [domain, worker] = attached ?? [];
    const script = worker === undefined ? undefined : double.scripts.get(worker);
    const version = runningVersion(script);
    if (domain === undefined || !script || !version) return null;
    if (running?.id !== version.id)
      running = { id: version.id, site: replace(running?.site, script, version) };
    return { site: await running.site, domain };
  }

  async function replace(
    before: Promise<Miniflare> | undefined,
    script: Script,
    version: Version,
  ): Promise<Miniflare> {
    await (await before)?.dispose();
    return start({ double, checkout, script, version, smtpPort });
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const deployed = await current();
    if (!deployed) return void response.writeHead(530).end("error 1016: no origin");
    const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.test(name));
    const answer = await deployed.site.dispatchFetch(`https://${deployed.domain}${request.url}`, {
      method: request.method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
      redirect: "manual",
    });
    for (const [name, value] of answer.headers)
      if (!/^(?:set-cookie|content-encoding|content-length)$/.test(name))
        response.setHeader(name, value);
    response.setHeader("Set-Cookie", answer.headers.getSetCookie());
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }

  const crons = setInterval(() => void sweep().catch(console.error), 1000);
  async function sweep(): Promise<void> {
    const site = await running?.site;
    await (await site?.getWorker())?.scheduled({ cron: "* * * * *" });
  }

  const port = await new Promise<number>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      listening(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(crons);
      server.closeAllConnections();
      server.close();
      await (await running?.site)?.dispose();
    },
  };
}

async function start({
  double,
  checkout,
  script,
  version,
  smtpPort,
}: {
  double: CloudflareDouble;
  checkout: string;
  script: Script;
  version: Version;
  smtpPort: number;
}): Promise<Miniflare> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    join(checkout, "build/server/wrangler.json"),
  );
  const { modulesRules: _, ...options } = workerOptions;
  const settings = version.bindings.flatMap(({ type, name, text }) =>
    type === "plain_text" && text !== undefined ? [[name, text] as const] : [],
  );
  const modules = [
    { name: "entry.js", contents: await entry() },
    {
      name: "uploaded-worker.js",
      contents: `export { default } from "./${version.main_module}";`,
    },
    ...version.modules,
  ];
  const site = new Miniflare({
    cf: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    workers: [
      {
        ...options,
        name: "site",
        bindings: {
          ...Object.fromEntries([...settings, ...script.secrets]),
          // In place of the provider's name, which nothing on this machine answers to.
          SMTP_HOST: "localhost",
          SMTP_PORT: String(smtpPort),
          STORES: storesOf(double, version),
        },
        modulesRoot,
        modules: modules.map(({ name, contents }) => ({
          type: "ESModule" as const,
          path: join(modulesRoot, name),
          contents,
        })),
      },
    ],
  });
  await site.ready;
  return site;
}

/** The stores that a version's bindings name. */
function storesOf({ base }: CloudflareDouble, { bindings }: Version): Stores {
  const bound = (name: string) => bindings.find((one) => one.name === name);
  return {
    base,
    account: ids.account,
    token: ids.token,
    content: bound("CONTENT")?.namespace_id ?? "",
    visits: bound("VISITS")?.namespace_id ?? "",
    database: bound("DB")?.id ?? "",
    bucket: bound("MEDIA")?.bucket_name ?? "",
  };
}

const bundleSchema = v.tuple([
  v.object({ output: v.tupleWithRest([v.object({ code: v.string() })], v.unknown()) }),
]);

/** `live-worker.ts` as one module for workerd. */
async function entry(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry: join(import.meta.dirname, "live-worker.ts"), formats: ["es"] },
      rolldownOptions: { external: [/^node:/, /^cloudflare:/] },
    },
  });
  const [{ output }] = v.parse(bundleSchema, bundle);
  return output[0].code;
}
