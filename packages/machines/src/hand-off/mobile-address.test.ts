import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mobileAddress, type Arrival } from "./mobile-address.ts";

const narrow: Arrival = {
  address: "https://harbour.example/en/sports?x=1&y=a%20b#match-7",
  width: 499,
  domain: "harbour.example",
  enabled: true,
};

describe("a document that loads below 500 px (§1, D49)", () => {
  test("belongs on the m. host, with path, query and hash", () => {
    expect(mobileAddress(narrow)).toBe("https://m.harbour.example/en/sports?x=1&y=a%20b#match-7");
  });
  test("keeps the port, and is found from any host of the site", () => {
    const address = "http://www.harbour.localhost:4300/fa/";
    expect(mobileAddress({ ...narrow, address, domain: "harbour.localhost" })).toBe(
      "http://m.harbour.localhost:4300/fa/",
    );
    expect(mobileAddress({ ...narrow, domain: "" })).toContain("//m.harbour.example/");
    expect(mobileAddress({ ...narrow, domain: "https://harbour.example:8443/x" })).toContain("//m.harbour.example/");
  });
  test("stays from 500 px on, and if the site has switched the redirect off", () => {
    expect(mobileAddress({ ...narrow, width: 500 })).toBeNull();
    expect(mobileAddress({ ...narrow, enabled: false })).toBeNull();
  });
  test("stays if it is already on the m. host", () => {
    const address = "https://m.harbour.example/en/";
    expect(mobileAddress({ ...narrow, address })).toBeNull();
    expect(mobileAddress({ ...narrow, address, domain: "" })).toBeNull();
  });
  test("stays on a host outside the site: a preview, a numeric address, a bare name", () => {
    for (const host of ["127.0.0.1:4300", "[::1]:4300", "localhost:4300", "evil-harbour.example", "other.example"])
      expect(mobileAddress({ ...narrow, address: `http://${host}/en/` })).toBeNull();
    for (const host of ["127.0.0.1", "[::1]", "localhost"])
      expect(mobileAddress({ ...narrow, address: `http://${host}/en/`, domain: "" })).toBeNull();
  });
});

const word = fc.string({
  unit: fc.constantFrom("a", "Z", "0", "-", "_", ".", "~", "%20", "é", "/", "?", ":", "@"),
  maxLength: 12,
});

test("the mobile address differs in the host only, and has no mobile address itself", () => {
  fc.assert(
    fc.property(word, word, word, (path, query, hash) => {
      const url = new URL("https://harbour.example/");
      Object.assign(url, { pathname: path, search: query, hash });
      const there = mobileAddress({ ...narrow, address: url.href });
      expect(there?.replace("//m.", "//")).toBe(url.href);
      expect(mobileAddress({ ...narrow, address: there ?? "" })).toBeNull();
    }),
  );
});
