import { createSocket } from "node:dgram";

/** RFC 1035 section 4.1.1. */
const headerBytes = 12;
const noSuchName = 3;
/** Of addresses, RFC 1035 section 3.2.2. */
const typeA = 1;

/** How long resolvers keep that a name is not there: the SOA minimum of Cloudflare's zones (RFC 2308). */
const negativeTtlMs = 1_800_000;

/** The servers that the double names for each of its zones. */
export const nameServers = ["ada.ns.cloudflare.com", "bob.ns.cloudflare.com"];

type Lookup = (name: string) => boolean;

/**
 * Two DNS servers: the zones' own, which knows the custom domains of the double alone, and a
 * provider's resolver, which asks it and keeps what is not there for half an hour.
 * @param domains by their names.
 * @returns their addresses, as `dns.setServers` takes them.
 */
export async function startDns(
  domains: ReadonlyMap<string, unknown>,
): Promise<{ authority: string; resolver: string; stop: () => Promise<void> }> {
  const absentUntil = new Map<string, number>();
  const isThere: Lookup = (name) => domains.has(name);
  const isKnown: Lookup = (name) => {
    if (nameServers.includes(name)) return true;
    if ((absentUntil.get(name) ?? 0) > Date.now()) return false;
    if (!isThere(name)) absentUntil.set(name, Date.now() + negativeTtlMs);
    return isThere(name);
  };
  const servers = await Promise.all([isThere, isKnown].map(startServer));
  const [authority = "", resolver = ""] = servers.map(({ address }) => address);
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  return { authority, resolver, stop };
}

async function startServer(knows: Lookup): Promise<{ address: string; stop: () => Promise<void> }> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) =>
    socket.send(answerTo(query, knows), port, address),
  );
  await new Promise<void>((bound) => {
    socket.bind(0, "127.0.0.1", bound);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () =>
      new Promise<void>((closed) => {
        socket.close(() => closed());
      }),
  };
}

function answerTo(query: Buffer, knows: Lookup): Buffer {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  // The question ends with its type and its class.
  const question = query.subarray(headerBytes, at + 5);
  const isKnown = knows(labels.join(".").toLowerCase());
  const answer = isKnown && type === typeA ? addressRecord : Buffer.alloc(0);
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  // An answer, to a question that asks for recursion, which is offered.
  header.writeUInt16BE(0x8180 | (isKnown ? 0 : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answer.length > 0 ? 1 : 0, 6);
  return Buffer.concat([header, question, answer]);
}

/** The name of the question, an A record of class IN for a minute: 192.0.2.1 (RFC 5737). */
const addressRecord = Buffer.from([
  0xc0,
  headerBytes,
  0,
  typeA,
  0,
  1,
  0,
  0,
  0,
  60,
  0,
  4,
  192,
  0,
  2,
  1,
]);
