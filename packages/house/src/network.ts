import ipaddr from "ipaddr.js";

/** Groups of 16 bits that identify a household's network: it has at least a /64 with all its addresses. */
const groupsOfNetwork = 4;

/**
 * The network of an address: an IPv4 address itself, the /64 of an IPv6 address. An IPv4 address in IPv6 notation is the IPv4
 * address. Text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, groupsOfNetwork).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/**
 * The network whose failed sign-ins are counted together (D69): the /64 of an IPv6 address, the /24 of an IPv4 address, in which
 * one provider hands out addresses by turns.
 */
export function networkOfLogins(address: string): string {
  const network = networkOf(address);
  if (!ipaddr.IPv4.isValidFourPartDecimal(network)) return network;
  return `${network.split(".").slice(0, 3).join(".")}.0/24`;
}
