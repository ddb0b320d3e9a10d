import { isIPv6 } from "node:net";

/** Groups of 16 bits that say whose network it is: a household has a whole /64 at least, and as many addresses in it as it likes. */
const groupsOfNetwork = 4;

/**
 * Who asks, as far as an address tells: an IPv4 address, the /64 of an IPv6 one. An IPv4 address that is written as IPv6 is itself. Whatever
 * is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail] = address.split("::").map(groupsIn);
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function groupsIn(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
