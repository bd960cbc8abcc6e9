import { createServer, type Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { mailServerFindings } from "../../cli/doctor/mail-server.ts";

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllEnvs();
});

/** A mail server that says these lines: the first as its greeting, the others to EHLO. */
async function serverThatSays(greeting: string, answer: string): Promise<void> {
  server = createServer((socket) => {
    socket.write(`${greeting}\r\n`);
    socket.on("data", (text) => {
      if (String(text).startsWith("EHLO")) socket.write(`${answer}\r\n`);
    });
    socket.on("error", () => {});
  });
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((done) => listening.once("listening", done));
  const address = listening.address();
  vi.stubEnv("SMTP_HOST", "127.0.0.1");
  vi.stubEnv("SMTP_PORT", String(typeof address === "object" ? address?.port : ""));
  vi.stubEnv("SMTP_SECURITY", "none");
}

test("a mail server that answers EHLO is well", async () => {
  await serverThatSays("220-mail.example\r\n220 ready", "250-mail.example\r\n250 STARTTLS");
  expect(await mailServerFindings({})).toMatchObject([{ mark: "good" }]);
  vi.stubEnv("SMTP_SECURITY", "starttls");
  expect(await mailServerFindings({})).toMatchObject([{ mark: "good" }]);
});

test("a server that refuses, lacks STARTTLS or is away is a fault with its reason", async () => {
  await serverThatSays("554 no service for you", "");
  expect(await mailServerFindings({})).toMatchObject([
    { mark: "bad", text: expect.stringContaining("554 no service") },
  ]);
  server?.close();
  await serverThatSays("220 ready", "250 plain.example");
  vi.stubEnv("SMTP_SECURITY", "starttls");
  expect(await mailServerFindings({})).toMatchObject([
    { mark: "bad", text: expect.stringContaining("STARTTLS") },
  ]);
  server?.close();
  vi.stubEnv("SMTP_PORT", "1");
  expect(await mailServerFindings({})).toMatchObject([
    { mark: "bad", text: expect.stringContaining("ECONNREFUSED") },
  ]);
});

test("a deployed site's mail server is a fault at an address that no Worker reaches, and else to be tried by a mail", async () => {
  await serverThatSays("220 ready", "250 plain.example");
  expect(await mailServerFindings({ remote: true })).toMatchObject([
    { mark: "notice", mend: "npm run studio -- outbox test --remote" },
  ]);
  vi.stubEnv("SMTP_HOST", "104.16.0.1");
  vi.stubEnv("SMTP_SECURITY", "tls");
  expect(await mailServerFindings({ remote: true })).toMatchObject([
    { mark: "bad", text: expect.stringContaining("Cloudflare's own addresses") },
  ]);
});
