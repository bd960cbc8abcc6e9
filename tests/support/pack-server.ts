import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

/**
 * The behaviour of the pack server, by the first part of its address: `/fails-2/KEY/locales/…`
 * answers 503 twice for each pack and then the pack, `/404/KEY/…` always 404, `/cut-1/KEY/…` breaks
 * the connection once, `/slow/KEY/…` answers late. `/heard/KEY` returns the requests.
 */
export type HeardByPacks = {
  reads: Record<string, number>;
  reports: { path: string; body: string }[];
  mostAtOnce: number;
};

declare module "vitest" {
  interface ProvidedContext {
    packServer: string;
  }
}

type Heard = HeardByPacks & { open: number };

/** Long enough that parallel requests overlap. */
const slowMilliseconds = 100;

export default async function setup(project: TestProject): Promise<() => void> {
  const all = new Map<string, Heard>();
  const server = createServer(async (request, response) => {
    const [, behaviour = "", key = "", ...rest] = (request.url ?? "").split("/");
    const heard = all.get(key) ?? { reads: {}, reports: [], mostAtOnce: 0, open: 0 };
    all.set(key, heard);
    if (behaviour === "heard") return void response.end(JSON.stringify(heard));
    const path = rest.join("/");
    if (request.method === "POST") {
      let body = "";
      for await (const chunk of request) body += chunk;
      heard.reports.push({ path, body });
      return void response.writeHead(204).end();
    }
    heard.open += 1;
    heard.mostAtOnce = Math.max(heard.mostAtOnce, heard.open);
    const times = (heard.reads[path] = (heard.reads[path] ?? 0) + 1);
    await answer(response, behaviour, times, path);
    heard.open -= 1;
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  project.provide("packServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function answer(
  response: ServerResponse,
  behaviour: string,
  times: number,
  path: string,
): Promise<void> {
  const [what, limit = "0"] = behaviour.split("-");
  if (what === "slow") await new Promise((done) => setTimeout(done, slowMilliseconds));
  if (what === "404") return void response.writeHead(404).end();
  if (what === "cut" && times <= Number(limit)) return void response.destroy();
  if (what === "fails" && times <= Number(limit)) return void response.writeHead(503).end();
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ hello: path }));
}
