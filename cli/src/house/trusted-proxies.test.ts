import { expect, test } from "vitest";
import { UsageError } from "../errors.ts";
import { trustedProxies } from "./trusted-proxies.ts";

/** Repeated options arrive as one text, a line each. */
const proxies = (...given: readonly string[]) =>
  trustedProxies({ option: () => (given.length === 0 ? undefined : given.join("\n")) });

test("addresses and networks of both families are taken, in one option or in several", () => {
  expect(proxies()).toEqual({});
  expect(proxies("127.0.0.1, 10.0.0.0/8", "fd00::/8")).toEqual({ trustProxy: "127.0.0.1,10.0.0.0/8,fd00::/8" });
  expect(proxies("::ffff:10.0.0.1")).toEqual({ trustProxy: "::ffff:10.0.0.1" });
});

test.each([
  "",
  "proxy.example",
  "10.0.0",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/",
  "fd00::/129",
  "10.0.0.1,,10.0.0.2",
  "true",
])("%j is refused with an example", (text) => {
  expect(() => proxies(text)).toThrow(UsageError);
  expect(() => proxies(text)).toThrow(/no address and no network/u);
});

test.each(["0.0.0.0/0", "::/0"])("%s is refused: every visitor could choose an address", (network) => {
  expect(() => proxies(network)).toThrow(/trusts every address/u);
});
