import { expect, test } from "vitest";
import { resolveLink } from "./resolve-link.ts";

test("a path of the site stays in the document where it is a page of its language", () => {
  expect(resolveLink("en", "/en/sports?sport=1")).toEqual({ kind: "site", href: "/en/sports?sport=1", isPage: true });
  expect(resolveLink("en", "/fa/sports")).toEqual({ kind: "site", href: "/fa/sports", isPage: false });
  expect(resolveLink("en", "/files/terms.pdf")).toEqual({ kind: "site", href: "/files/terms.pdf", isPage: false });
});

test("another site is another tab", () => {
  expect(resolveLink("en", "https://shop.example/a")).toEqual({ kind: "away", href: "https://shop.example/a" });
});

test.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", "sports", ""])(
  "%s leads nowhere",
  (href) => {
    expect(resolveLink("en", href)).toBeNull();
  },
);
