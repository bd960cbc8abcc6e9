import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { HeardByBot } from "./telegram.ts";

/**
 * A fake Bot API. A chat's number determines its answers (telegram.ts), so that tests can share one
 * server. `GET /heard/CHAT` returns the messages to a chat.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const heard = new Map<string, HeardByBot[]>();
  const server = createServer(async (request, response) => {
    const [, first = "", last = ""] = request.url?.split("/") ?? [];
    response.setHeader("Connection", "close");
    if (first === "heard") return void response.end(JSON.stringify(heard.get(last) ?? []));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const message = await messageOf(Buffer.concat(chunks), request.headers["content-type"] ?? "");
    const chat = String(message.chat_id);
    heard.set(chat, [...(heard.get(chat) ?? []), { path: request.url ?? "", ...message }]);
    const answer = answers[chat.slice(0, 2)] ?? { status: 200, body: { ok: true, result: {} } };
    if (answer === "silence") return;
    if (answer === "close") return void request.socket.destroy();
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  project.provide("telegramApi", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** The parameters of a call; of a file its name and its text. */
async function messageOf(body: Buffer<ArrayBuffer>, type: string) {
  if (type.startsWith("application/json")) return JSON.parse(body.toString());
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
  const { document, ...parameters } = Object.fromEntries(form);
  if (!(document instanceof File)) return parameters;
  return { ...parameters, document: { name: document.name, text: await document.text() } };
}

type Answer = { status: number; body: object | string } | "silence" | "close";

function failure(status: number, description: string, parameters?: object): Answer {
  return { status, body: { ok: false, error_code: status, description, parameters } };
}

/** By the first two digits of a chat's number. */
const answers: Record<string, Answer> = {
  "11": failure(429, "Too Many Requests: retry after 400", { retry_after: 400 }),
  "12": failure(500, "Internal Server Error"),
  "13": "silence",
  "14": failure(403, "Forbidden: bot was blocked by the user"),
  "15": failure(400, "Bad Request: chat not found"),
  "16": failure(401, "Unauthorized"),
  "17": "close",
  "18": { status: 502, body: "<html>Bad gateway</html>" },
  "19": failure(400, "Bad Request: can't parse entities"),
};
