/** Groups of 16 bits of an IPv6 address. */
const groupsOfAddress = 8;

/**
 * The network that an address belongs to, by which visitors are counted. Of an IPv6 address the
 * first groups are left, because a host chooses the others as it likes, a new one for each request
 * (RFC 4291 section 2.5.1; RFC 8981). An IPv4 address, also one in the clothes of IPv6
 * (RFC 4291 section 2.5.5.2), is its own network; what is no address is left as it is.
 * @param groups how many of the eight groups count: 4 are the /64 of one line at home, 3 the /48
 * that an end site may be given (RFC 6177 section 2).
 */
export function networkOf(address: string, groups: 3 | 4): string {
  const written = address.trim().toLowerCase();
  if (!/^[\da-f:.]*:[\da-f:.]*$/.test(written)) return written;
  const all = groupsOf(written);
  const [high = "", low = ""] = all.slice(-2);
  if (all.slice(0, 6).join(":") === "0:0:0:0:0:ffff")
    return [...bytesOf(high), ...bytesOf(low)].join(".");
  return `${all.slice(0, groups).join(":")}::`;
}

/** The eight groups without their leading zeros; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = "", tail = ""] = hexadecimal.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const gap = Math.max(0, groupsOfAddress - first.length - last.length);
  return [...first, ...Array<string>(gap).fill("0"), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
