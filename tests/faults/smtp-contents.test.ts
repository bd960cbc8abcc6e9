import * as fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import {
  newMail,
  openHonestServer,
  openScriptedServer,
  type TestMailServer,
} from "../support/smtp.ts";

/** The mail as a mail program parses it, and its lines as sent. */
async function arrived(
  changes: Partial<NamedMail>,
  openServer: () => Promise<TestMailServer> = openHonestServer,
) {
  const server = await openServer();
  const mail = newMail(changes);
  expect(await sendMail(server.settings, mail)).toEqual({ state: "sent" });
  const [received, ...others] = (await server.heard()).mails;
  if (!received) throw new Error("no mail arrived");
  expect(others).toEqual([]);
  const parsed = await PostalMime.parse(received.raw);
  // Each part is closed by an empty line.
  const [text, html] = [parsed.text?.replace(/\n\n$/, ""), parsed.html?.replace(/\n\n$/, "")];
  return { ...received, parsed, text, html, lines: received.raw.split("\r\n") };
}

test("Armenian text, HTML, subject and sender arrive as they were written", async () => {
  const text = "Արման և Աննա,\n\nՆարեկը կգա երեք հոգով։ «Շնորհավոր» — ասաց նա ՜";
  const html = `<p lang="hy">${text}</p>`;
  const { parsed, ...read } = await arrived({ subject: "Նոր պատասխան՝ Նարեկ", text, html });
  expect(parsed).toMatchObject({
    subject: "Նոր պատասխան՝ Նարեկ",
    from: { name: "Հրավեր", address: "invitations@hraver.example" },
  });
  expect(read).toMatchObject({ text, html });
});

test("a subject of 300 Armenian letters is equal after parsing and cut nowhere within a letter", async () => {
  const subject = "Պատասխան ".repeat(40).slice(0, 300).trim();
  const { parsed, lines } = await arrived({ subject });
  expect(parsed.subject).toBe(subject);
  const header = lines.slice(0, lines.indexOf(""));
  for (const line of header.filter((each) => each.includes("=?"))) {
    expect(line.length).toBeLessThanOrEqual(76);
    for (const [word, bytes = ""] of line.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)) {
      expect(word.length).toBeLessThanOrEqual(75);
      const raw = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
      expect(() => new TextDecoder("utf-8", { fatal: true }).decode(raw)).not.toThrow();
    }
  }
});

test("a lone dot, a line of 3000 characters and letters of every length are equal after parsing", async () => {
  const text = [
    ".",
    "..",
    "",
    ". leading",
    "x".repeat(3000),
    "Ա".repeat(3000),
    "trailing space ",
    "tab\t",
    "=3D",
    "👰🏽‍♀️🤵",
    "From here",
  ].join("\n");
  const html = `<pre>${text}</pre>`;
  const read = await arrived({ text, html });
  expect(read).toMatchObject({ text, html });
  for (const line of read.lines) expect(line.length).toBeLessThanOrEqual(998);
});

test("line breaks in a subject add no header and no recipient", async () => {
  const subject = "Նարեկ\r\nBcc: eve@example.com\u2028X-A: 1\u0085X-B: 2\nX-C: 3\r\n\r\nbody";
  const { parsed, to, lines } = await arrived({ subject, text: "text" });
  expect(to).toEqual(["anna@example.com"]);
  expect(parsed.subject).toBe("Նարեկ Bcc: eve@example.com X-A: 1 X-B: 2 X-C: 3 body");
  expect(parsed.headers.map((header) => header.key).toSorted()).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
    "x-auto-response-suppress",
  ]);
  expect(lines.filter((line) => line.startsWith("Subject:"))).toHaveLength(1);
});

test.each([
  '"Anna" \\ <x@y>',
  "=?UTF-8?Q?=0D=0ABcc:?=",
  "plain words",
  "  spaces  ",
  "a;b,c(d)",
  "",
])("the subject %j is that text to the recipient", async (subject) => {
  const { parsed } = await arrived({ subject });
  expect(parsed.subject ?? "").toBe(subject.trim());
});

test("a mail says who answers it, when it was written, its name and that no person wrote it", async () => {
  const mail = newMail({ replyTo: "guest@հայ.հայ" });
  const { parsed, raw } = await arrived(mail);
  expect(parsed).toMatchObject({
    messageId: mail.messageId,
    replyTo: [{ address: "guest@xn--y9a3aq.xn--y9a3aq" }],
    to: [{ address: "anna@example.com" }],
  });
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  expect(raw).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m);
});

test("a mail without an attachment is two texts and nothing around them", async () => {
  const { raw, parsed, text, html } = await arrived({ text: ".\nԱյո", html: "<p>Այո</p>" });
  expect(raw).toMatch(/^Content-Type: multipart\/alternative; boundary=/m);
  expect(raw).not.toContain("multipart/mixed");
  expect(raw.match(/^--/gm)).toHaveLength(3);
  expect({ text, html, attachments: parsed.attachments }).toEqual({
    text: ".\nԱյո",
    html: "<p>Այո</p>",
    attachments: [],
  });
});

test("a mail that can be stopped tells mail programs where, by one POST", async () => {
  const stop = "https://hraver.example/stop/token-1.signature?lng=en";
  const { parsed, raw } = await arrived({ stop });
  expect(parsed.headers).toContainEqual(
    expect.objectContaining({ key: "list-unsubscribe", value: `<${stop}>` }),
  );
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const server = await openHonestServer();
  const forged = newMail({ stop: "https://hraver.example/>\r\nBcc: x@example.com" });
  expect(await sendMail(server.settings, forged)).toMatchObject({ state: "retry", alarm: true });
  expect((await server.heard()).mails).toEqual([]);
});

test("an attached table arrives letter by letter, however long it is", async () => {
  const text = `\uFEFF"Անուն","Պատասխան"\r\n${'"Նարեկ ՜ — «Շնորհավոր»","Այո"\r\n'.repeat(5_000)}`;
  const {
    parsed,
    text: said,
    lines,
  } = await arrived({
    text: "Կցված ֆայլում",
    attachment: { name: "replies.csv", text },
  });
  expect(said).toBe("Կցված ֆայլում");
  const [file, ...others] = parsed.attachments;
  expect(others).toEqual([]);
  expect(file).toMatchObject({ filename: "replies.csv", mimeType: "text/csv" });
  const content = file?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error("no bytes arrived");
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(content)).toBe(text);
  expect(lines.filter((line) => line.length > 998)).toEqual([]);
});

test("an attachment's name cannot write a header", async () => {
  const server = await openHonestServer();
  const attachment = { name: 'a.csv"\r\nBcc: x@example.com', text: "" };
  const outcome = await sendMail(server.settings, newMail({ attachment }));
  expect(outcome).toMatchObject({ state: "retry", alarm: true });
  expect((await server.heard()).mails).toEqual([]);
});

test("a second mail carries nothing of the first", async () => {
  const server = await openHonestServer();
  await sendMail(
    server.settings,
    newMail({ to: "arman@example.com", subject: "first", replyTo: "one@example.com" }),
  );
  await sendMail(server.settings, newMail({ to: "anna@example.com", subject: "second" }));
  const second = (await server.heard()).mails[1];
  expect(second?.to).toEqual(["anna@example.com"]);
  expect(second?.raw).not.toMatch(/arman|first|Reply-To/);
});

test("bounces come back where the server can send them", async () => {
  const server = await openScriptedServer({ capabilities: ["DSN"] });
  await sendMail(server.settings, newMail());
  expect((await server.heard()).lines).toContain("MAIL FROM:<invitations@hraver.example> RET=HDRS");
  expect((await server.heard()).lines).toContain("RCPT TO:<anna@example.com> NOTIFY=FAILURE,DELAY");
});

test("an Armenian domain goes to the server in punycode", async () => {
  const { to } = await arrived({ to: "anna@հայ.հայ" }, openScriptedServer);
  expect(to).toEqual(["anna@xn--y9a3aq.xn--y9a3aq"]);
});

test("any text is equal after parsing, whatever letters it has", async () => {
  const line = fc.string({ unit: "grapheme", maxLength: 200 });
  const text = fc
    .array(fc.oneof(line, fc.constantFrom(".", "", " ", "=", "--", "\t", "Հ")), {
      minLength: 1,
      maxLength: 8,
    })
    .map((lines) => `.${lines.join("\n")}.`);
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const { text: read } = await arrived({ text: given }, openScriptedServer);
      expect(read).toBe(given.toWellFormed().replaceAll("\r\n", "\n"));
    }),
    { numRuns: 50 },
  );
}, 60_000);
