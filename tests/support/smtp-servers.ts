import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import type { TestProject } from "vitest/node";
import type { HeardBySmtp, HonestServer, SmtpAnswer, SmtpScript, SmtpStep } from "./smtp-script.ts";

/** Tests run in workerd, so they open their mail servers through a small HTTP interface. */

type Running = { heard: HeardBySmtp; script: SmtpScript; port: number; close: () => void };

const pem = readFileSync(new URL("smtp-localhost.pem", import.meta.url), "utf8");

const usual: Record<SmtpStep, string> = {
  connect: "220 localhost ESMTP",
  EHLO: "250 localhost",
  STARTTLS: "220 go ahead",
  AUTH: "235 2.7.0 welcome",
  MAIL: "250 2.1.0 ok",
  RCPT: "250 2.1.5 ok",
  DATA: "354 go on",
  body: "250 2.0.0 taken",
  QUIT: "221 bye",
};

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

function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  return promise;
}

async function openScripted(script: SmtpScript): Promise<Running> {
  const heard: HeardBySmtp = { connections: 0, open: 0, lines: [], mails: [] };
  const sockets = new Set<Socket>();
  const running = { heard, script, port: 0, close: () => {} };
  const server = createServer((socket) => {
    heard.connections += 1;
    heard.open += 1;
    sockets.add(socket);
    socket.on("close", () => {
      heard.open -= 1;
      sockets.delete(socket);
    });
    // Many of these tests are about clients that break off.
    socket.on("error", () => socket.destroy());
    converse(socket, running);
  });
  running.port = await listen(server);
  running.close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return running;
}

function converse(socket: Socket, running: Running): void {
  const { heard } = running;
  const letter: string[] = [];
  let unread = "";
  let from = "";
  let to: string[] = [];
  let inBody = false;

  function answer(step: SmtpStep, address = ""): SmtpAnswer {
    const { answers, capabilities = [], recipients, bodies } = running.script;
    const byAddress = step === "body" ? bodies : recipients;
    const given = byAddress?.[address.split(/[.@]/, 1)[0] ?? ""] ??
      answers?.[step] ?? {
        say: step === "EHLO" ? listed(usual.EHLO, capabilities) : usual[step],
      };
    const speak = () => {
      if (given.say !== undefined) socket.write(`${given.say}\r\n`);
      if (given.close) socket.end();
    };
    if (given.afterMs === undefined) speak();
    else setTimeout(speak, given.afterMs);
    return given;
  }

  function hear(line: string): void {
    if (inBody) {
      if (line !== ".") return void letter.push(line.startsWith(".") ? line.slice(1) : line);
      inBody = false;
      const { say, takes } = answer("body", to[0]);
      if (takes || say?.startsWith("2"))
        heard.mails.push({ from, to, raw: `${letter.join("\r\n")}\r\n` });
      letter.length = 0;
      to = [];
      return;
    }
    heard.lines.push(line);
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<(.*?)>/.exec(line)?.[1] ?? "";
    if (verb === "EHLO") answer("EHLO");
    else if (verb === "STAR") answer("STARTTLS");
    else if (verb === "AUTH") answer("AUTH");
    else if (verb === "MAIL") {
      from = address;
      answer("MAIL");
    } else if (verb === "RCPT") {
      if (answer("RCPT", address).say?.startsWith("2")) to.push(address);
    } else if (verb === "DATA") inBody = answer("DATA").say?.startsWith("3") ?? false;
    else if (verb === "QUIT") {
      if (!running.script.answers?.QUIT) socket.end(`${usual.QUIT}\r\n`);
      else answer("QUIT");
    } else socket.write("502 not here\r\n");
  }

  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    const lines = (unread + chunk).split("\r\n");
    unread = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  answer("connect");
}

/** The answer to EHLO: every line but the last has a hyphen behind its code. */
function listed(first: string, capabilities: string[]): string {
  const lines = [first, ...capabilities.map((capability) => `250 ${capability}`)];
  return lines
    .map((line, index) => (index < lines.length - 1 ? line.replace(" ", "-") : line))
    .join("\r\n");
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
