import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ["", ""],
  ["harbour-site-key", "harbour-site-key"],
])("%s belongs to %s", (address, network) => expect(networkOf(address)).toBe(network));

test("all addresses of a /64 are one network, and those of another /64 are another", () => {
  const group = fc.integer({ min: 1, max: 0xffff });
  const four = fc.tuple(group, group, group, group);
  const written = (...groups: readonly number[]): string => groups.map((each) => each.toString(16)).join(":");
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      expect(networkOf(written(...network, ...one))).toBe(networkOf(written(...network, ...other)));
      const [first, ...rest] = network;
      expect(networkOf(written(...network, ...one))).not.toBe(networkOf(written(first ^ 1 || 2, ...rest, ...one)));
    }),
  );
});
