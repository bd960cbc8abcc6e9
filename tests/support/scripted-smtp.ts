import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { HeardBySmtp, SmtpAnswer, SmtpScript, SmtpStep } from "./smtp-script.ts";

/** A server that runs: what it has heard, and the script by which it answers from now on. */
export type Running = { heard: HeardBySmtp; script: SmtpScript; port: number; close: () => void };

/** The answers of a correct server. */
export const usual: Record<SmtpStep, string> = {
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

/** Begins to listen on a free port of this machine. @returns the port. */
export function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  return promise;
}

/** Opens a mail server that answers by a script, which may be replaced at any time. */
export async function openScripted(script: SmtpScript): Promise<Running> {
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
      if (given.reset) return void socket.resetAndDestroy();
      if (given.dripMs !== undefined) return drip(socket, `${given.say}\r\n`, given.dripMs);
      if (given.say !== undefined) socket.write(`${given.say}${given.endless ? "" : "\r\n"}`);
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

/** Writes a text one byte at a time. */
function drip(socket: Socket, text: string, everyMs: number): void {
  const [first, ...rest] = text;
  if (first === undefined || socket.destroyed) return;
  socket.write(first);
  setTimeout(() => drip(socket, rest.join(""), everyMs), everyMs);
}

/** The answer to EHLO: every line but the last has a hyphen behind its code. */
function listed(first: string, capabilities: string[]): string {
  const lines = [first, ...capabilities.map((capability) => `250 ${capability}`)];
  return lines
    .map((line, index) => (index < lines.length - 1 ? line.replace(" ", "-") : line))
    .join("\r\n");
}
