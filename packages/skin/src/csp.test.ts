import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));

test("nothing is allowed by default, nothing unsafe is allowed at all", () => {
  const policy = contentSecurityPolicy({ styleHashes: ["sha256-abc="] });
  expect(directives(policy).get("default-src")).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|blob:|http:/);
});

test("scripts and frames load from the site alone, the inline style by its hash; base URLs and framing are forbidden", () => {
  const parsed = directives(contentSecurityPolicy({ styleHashes: ["sha256-abc="] }));
  expect(parsed.get("script-src")).toEqual(["'self'"]);
  expect(parsed.get("style-src")).toEqual(["'self'", "'sha256-abc='"]);
  expect(parsed.get("frame-src")).toEqual(["'self'"]);
  for (const name of ["base-uri", "frame-ancestors"]) expect(parsed.get(name)).toEqual(["'none'"]);
});

test("strings reach the page through one policy, and violations are reported", () => {
  const parsed = directives(contentSecurityPolicy({ styleHashes: [] }));
  expect(parsed.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(parsed.get("trusted-types")).toEqual(["livery"]);
  expect(parsed.get("report-uri")).toEqual(["/csp-report"]);
});

test("calls, sockets and pictures may go to the site's other host and to those that the skin lists", () => {
  const parsed = directives(
    contentSecurityPolicy({
      styleHashes: [],
      otherHost: "m.harbour.example",
      apiHosts: ["api.example"],
      liveHosts: ["live.example"],
      imageHosts: ["img.example"],
    }),
  );
  expect(parsed.get("connect-src")).toEqual([
    "'self'",
    "m.harbour.example:*",
    "https://api.example",
    "wss://live.example",
  ]);
  expect(parsed.get("img-src")).toEqual(["'self'", "data:", "https://img.example"]);
});
