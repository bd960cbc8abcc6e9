import { Agent, request } from "node:http";
import type { Asked } from "./cost-pages.ts";

/**
 * Sends requests to a port of this machine on some connections at once.
 * @returns the milliseconds of each, in the order of their ends.
 * @throws Error for a response other than 200 and 303.
 */
export async function loadOf(
  port: number,
  next: () => Asked,
  requests: number,
  parallel: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const times: number[] = [];
  let left = requests;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await visit(port, next(), agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: parallel }, connection));
  agent.destroy();
  return times;
}

/** Once more where workerd closed a connection in the moment in which it was used again. */
async function visit(port: number, asked: Asked, agent: Agent): Promise<void> {
  try {
    await ask(port, asked, agent);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ECONNRESET")) throw error;
    await ask(port, asked, agent);
  }
}

function ask(port: number, asked: Asked, agent: Agent): Promise<void> {
  const { path, headers, body } = typeof asked === "string" ? { path: asked, ...plain } : asked;
  const method = body === undefined ? "GET" : "POST";
  return new Promise((done, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent, method, headers }, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode !== 200 && statusCode !== 303) reject(new Error(`${path}: ${statusCode}`));
      response.resume();
      response.once("end", done);
      response.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const plain = { headers: {}, body: undefined };
