import { lookup as lookUpName, Resolver, resolve4 } from "node:dns/promises";
import { request, type RequestOptions } from "node:https";
import { request as requestPlainly, type IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { text } from "node:stream/consumers";

export type Answer = {
  status: number;
  release: string | null;
  /** The Content-Type. */
  type: string | null;
  body: string;
};

/**
 * Why an address gave no answer at all: its name has no address yet, its certificate is not there or
 * not good, or the connection failed.
 */
export type Silence = { silent: "name" | "certificate" | "connection"; reason: string };

const timeoutMs = 20_000;
const mostRedirects = 5;

/**
 * Asks an address, and follows its redirects within the same host.
 * @param ipAddress the IP address of the host, named to the server by SNI and Host as usual; null: as this
 *   machine's resolver says.
 */
export async function askSite(
  address: string,
  ipAddress: string | null,
  redirects = mostRedirects,
): Promise<Answer | Silence> {
  const url = new URL(address);
  try {
    const { answer, location } = await ask(url, ipAddress);
    const next = location === undefined ? null : URL.parse(location, url);
    return next?.host === url.host && redirects > 0
      ? await askSite(next.href, ipAddress, redirects - 1)
      : answer;
  } catch (error) {
    return silenceOf(error);
  }
}

async function ask(
  url: URL,
  ipAddress: string | null,
): Promise<{ answer: Answer; location?: string }> {
  const options: RequestOptions = {
    signal: AbortSignal.timeout(timeoutMs),
    // A kept connection would be to the address of before.
    agent: false,
    headers: { "User-Agent": "hraver-deploy" },
    ...(ipAddress !== null && {
      lookup: (_name, { all }, callback) =>
        all
          ? callback(null, [{ address: ipAddress, family: isIP(ipAddress) }])
          : callback(null, ipAddress, isIP(ipAddress)),
    }),
  };
  const send = url.protocol === "https:" ? request : requestPlainly;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, options, resolve).once("error", reject).end();
  });
  const { statusCode: status = 0, headers } = response;
  const { "x-release": release, "content-type": type = null, location } = headers;
  const releaseName = typeof release === "string" ? release : null;
  const answer = { status, release: releaseName, type, body: await text(response) };
  return { answer, ...(location !== undefined && { location }) };
}

/** OpenSSL's and Node's codes of a handshake or a certificate that fails. */
const certificateFaults =
  /^(?:EPROTO$|ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

function silenceOf(error: unknown): Silence {
  const code = String(error instanceof Error ? (Reflect.get(error, "code") ?? error.name) : error);
  const silent = /^(?:ENOTFOUND|ENODATA|EAI_)/.test(code)
    ? "name"
    : certificateFaults.test(code)
      ? "certificate"
      : "connection";
  return { silent, reason: code };
}

/** Absence, in the words of getaddrinfo(3) and of c-ares. */
export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error ? Reflect.get(error, "code") : null;
  return code === "ENOTFOUND" || code === "ENODATA";
}

/**
 * Addresses of a name, then its aliases, asked at the zone's own name servers; none for a name that
 * is not there. Resolvers keep the absence of a name for as long as its zone says, half an hour at
 * Cloudflare (RFC 2308), so that this machine's must not be asked before the name is made.
 * @returns null where they cannot be asked.
 */
export async function lookUpAt(
  host: string,
  nameServers: readonly string[],
): Promise<string[] | null> {
  const servers = await Promise.all(nameServers.map((name) => resolve4(name).catch(() => [])));
  if (servers.flat().length === 0) return null;
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  resolver.setServers(servers.flat());
  const answers = await Promise.all(
    [
      () => resolver.resolve4(host),
      () => resolver.resolve6(host),
      () => resolver.resolveCname(host),
    ].map((find) => find().catch((error: unknown) => (isAbsence(error) ? [] : null))),
  );
  const records = answers.flatMap((answer) => answer ?? []);
  return records.length === 0 && answers.includes(null) ? null : records;
}

/** True if this machine's resolver has an address of a name; null when it cannot be asked. */
export async function isKnownHere(host: string): Promise<boolean | null> {
  try {
    await resolve4(host);
    return true;
  } catch (error) {
    return isAbsence(error) ? false : null;
  }
}

/** The addresses of a server, as this machine sees them; none where it sees none. */
export async function addressesOf(host: string): Promise<string[]> {
  const addresses = await lookUpName(host, { all: true }).catch(() => []);
  return addresses.map(({ address }) => address);
}
