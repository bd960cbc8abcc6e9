import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { SMTPServer } from "smtp-server";
import type { TestProject } from "vitest/node";
import { listen, openScripted, usual, type Running } from "./scripted-smtp.ts";
import type { HeardBySmtp, HonestServer, SmtpScript } from "./smtp-script.ts";

/** Tests run in workerd, so they open their mail servers through a small HTTP interface. */

const pem = readFileSync(new URL("smtp-localhost.pem", import.meta.url), "utf8");

/**
 * The server in the site's own settings: it delays mail, unless a recipient's name says otherwise.
 */
const siteScript: SmtpScript = {
  answers: { RCPT: { say: "451 4.3.0 later" } },
  recipients: {
    taken: { say: usual.RCPT },
    refused: { say: "550 5.1.1 nobody" },
    closed: { close: true },
    unsure: { say: usual.RCPT },
  },
  bodies: { unsure: { close: true, takes: true } },
};

export default async function setup(project: TestProject): Promise<() => void> {
  const running = new Map<number, Running>();
  const control = createHttpServer(async (request, response) => {
    const port = Number(request.url?.slice(1));
    const body = await readJson(request);
    // A slow test may return to a connection that was closed meanwhile.
    response.setHeader("Connection", "close");
    if (request.method === "POST") {
      const server = body.honest ? await openHonest(body.honest) : await openScripted(body.script);
      running.set(server.port, server);
      response.end(JSON.stringify({ port: server.port }));
      return;
    }
    const server = running.get(port);
    if (server && request.method === "PUT") server.script = body.script;
    if (server && request.method === "DELETE") server.close();
    response.writeHead(server ? 200 : 404).end(JSON.stringify(server?.heard ?? null));
  });
  const port = await listen(control);
  project.provide("smtpControl", `http://127.0.0.1:${port}`);
  const site = await openScripted(siteScript);
  running.set(site.port, site);
  project.provide("siteSmtpPort", site.port);
  return () => {
    for (const server of running.values()) server.close();
    control.closeAllConnections();
    control.close();
  };
}

async function readJson(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
}

async function openHonest({
  security = "none",
  certificate = "ours",
  login,
}: HonestServer): Promise<Running> {
  const heard: HeardBySmtp = { connections: 0, open: 0, lines: [], mails: [] };
  const server = new SMTPServer({
    ...(certificate === "ours" && { key: pem, cert: pem }),
    secure: security === "tls",
    disabledCommands: [
      ...(security === "starttls" ? [] : ["STARTTLS"]),
      ...(login ? [] : ["AUTH"]),
    ],
    authOptional: !login,
    allowInsecureAuth: security === "none",
    disableReverseLookup: true,
    onConnect(_session, done) {
      heard.connections += 1;
      heard.open += 1;
      done();
    },
    onClose() {
      heard.open -= 1;
    },
    onAuth(given, _session, done) {
      const known = given.username === login?.user && given.password === login?.password;
      if (known) done(null, { user: given.username });
      else done(new Error("wrong user or password"));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        heard.mails.push({
          from,
          to: envelope.rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString("latin1"),
        });
        done();
      });
    },
  });
  // A client that refuses the certificate is an error here and the expected result of the test.
  server.on("error", (error) => heard.lines.push(String(error)));
  const port = await listen(server.server);
  return { heard, script: {}, port, close: () => server.close() };
}
