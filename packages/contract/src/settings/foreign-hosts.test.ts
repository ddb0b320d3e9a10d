import { expect, test } from "vitest";
import { foreignHosts } from "./foreign-hosts.ts";

const hosts = { site: ["site.example", "m.site.example"], apiHosts: ["api.example"], liveHosts: ["live.example"] };
const foreign = (document: Parameters<typeof foreignHosts>[0]) =>
  foreignHosts(document, hosts).map(({ field }) => field);

test("settings may name the site's own hosts, and each those that the skin lists for it", () => {
  for (const address of ["", "site.example", "https://m.site.example:8443/v1", "WSS://SITE.example"])
    expect(foreign({ site_api: address, live_ip: address })).toEqual([]);
  expect(foreign({ site_api: "api.example", live_ip: "live.example" })).toEqual([]);
  expect(foreign({ site_api: "live.example", live_ip: "api.example" })).toEqual(["site_api", "live_ip"]);
});

test.each([
  "evil.example",
  "https://evil.example/site.example",
  "site.example.evil.example",
  "evil.example:443",
  "xsite.example",
])("%s is somebody else's", (address) => {
  expect(foreign({ site_api: address, live_ip: address })).toEqual(["site_api", "live_ip"]);
});
