import { BlockList, isIPv6 } from "node:net";

/** Cloudflare's own addresses, which a Worker cannot connect to: https://www.cloudflare.com/ips/ */
const ranges = [
  "173.245.48.0/20",
  "103.21.244.0/22",
  "103.22.200.0/22",
  "103.31.4.0/22",
  "141.101.64.0/18",
  "108.162.192.0/18",
  "190.93.240.0/20",
  "188.114.96.0/20",
  "197.234.240.0/22",
  "198.41.128.0/17",
  "162.158.0.0/15",
  "104.16.0.0/13",
  "104.24.0.0/14",
  "172.64.0.0/13",
  "131.0.72.0/22",
  "2400:cb00::/32",
  "2606:4700::/32",
  "2803:f800::/32",
  "2405:b500::/32",
  "2405:8100::/32",
  "2a06:98c0::/29",
  "2c0f:f248::/32",
];

const cloudflare = new BlockList();
for (const range of ranges) {
  const [network = "", prefix = ""] = range.split("/");
  cloudflare.addSubnet(network, Number(prefix), isIPv6(network) ? "ipv6" : "ipv4");
}

/** True if an IP address is Cloudflare's. */
export function isOfCloudflare(address: string): boolean {
  return cloudflare.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * True if a Worker cannot connect to a server, whatever this computer can: https://developers.cloudflare.com/workers/runtime-apis/tcp-sockets/
 * @param addresses of the host, as DNS has them.
 */
export function isAtCloudflare(host: string, addresses: readonly string[]): boolean {
  return `.${host.toLowerCase()}`.endsWith(".cloudflare.net") || addresses.some(isOfCloudflare);
}
