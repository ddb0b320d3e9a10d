import ipaddr from "ipaddr.js";

/** Groups of 16 bits that name the network of a household: it has a /64 at least, and all addresses in it. */
const groupsOfNetwork = 4;

/**
 * The network that an address belongs to: an IPv4 address itself, the /64 of an IPv6 address. An IPv4 address that is written as IPv6 is
 * the IPv4 address. Text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, groupsOfNetwork).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}
