import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const html = readFileSync(new URL("../index.html", import.meta.url), "utf8");
const meta = (name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`, "u").exec(html)?.[1];

test("a phone makes no telephone links of coupon numbers and amounts", () => {
  expect(meta("format-detection")).toBe("telephone=no");
});

test("an on-screen keyboard makes the page lower, so that a dialog's buttons stay above it", () => {
  expect(meta("viewport")?.split(", ")).toContain("interactive-widget=resizes-content");
});

test("no search engine lists the panel", () => {
  expect(meta("robots")).toBe("noindex, nofollow");
});
