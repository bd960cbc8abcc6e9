import { readFileSync } from "node:fs";
import { createServer as createPlainServer, type Server } from "node:http";
import { createServer } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { askSite, isKnownHere, lookUpAt } from "../../scripts/site-requests.ts";
import { nameServers, startDns } from "../support/cloudflare/dns.ts";
import { certificate } from "../support/cloudflare/mail-server.ts";

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

test("a site is asked at an address by its own name, and its redirects are followed there", async () => {
  const hosts: unknown[] = [];
  const port = await listening(
    createPlainServer(({ url, headers }, response) => {
      hosts.push(headers.host);
      if (url === "/") response.writeHead(301, { Location: "/am" });
      else response.writeHead(200, { "X-Release": "abc-1", "Content-Type": "text/html" });
      response.end("whole");
    }),
  );
  const answer = await askSite(`http://hraver.am:${port}/`, "127.0.0.1");
  expect(answer).toEqual({ status: 200, release: "abc-1", type: "text/html", body: "whole" });
  expect(hosts).toEqual([`hraver.am:${port}`, `hraver.am:${port}`]);
});

test("a certificate, a name and a connection that are not there are told apart", async () => {
  const pem = readFileSync(certificate);
  const server = createServer({ key: pem, cert: pem });
  server.on("tlsClientError", () => {});
  const port = await listening(server);
  const silent = async (address: string, at: string | null) => {
    const answer = await askSite(address, at);
    return "silent" in answer ? answer.silent : answer.status;
  };
  expect(await silent(`https://hraver.am:${port}/`, "127.0.0.1")).toBe("certificate");
  expect(await silent("https://nobody.invalid/", null)).toBe("name");
  server.close();
  expect(await silent(`https://hraver.am:${port}/`, "127.0.0.1")).toBe("connection");
});

test("a name that is asked for at its zone's own servers is not kept as absent", async () => {
  const domains = new Map<string, string>();
  const dns = await startDns(domains);
  onTestFinished(dns.stop);
  Object.assign(process.env, { DNS_AUTHORITY: dns.authority, DNS_RESOLVER: dns.resolver });
  await import("./support/own-dns.ts");
  expect(await lookUpAt("hraver.am", nameServers)).toEqual([]);
  expect(await isKnownHere("too-early.am")).toBe(false);
  for (const domain of ["hraver.am", "too-early.am"]) domains.set(domain, "hraver");
  expect(await lookUpAt("hraver.am", nameServers)).toEqual(["192.0.2.1"]);
  expect(await isKnownHere("hraver.am")).toBe(true);
  // As a provider's resolver does for half an hour.
  expect(await isKnownHere("too-early.am")).toBe(false);
});
