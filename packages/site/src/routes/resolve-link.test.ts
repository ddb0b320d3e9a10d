import { expect, test } from "vitest";
import { resolveLink } from "./resolve-link.ts";

test("a link to a page of the site in its language stays in the document", () => {
  expect(resolveLink("en", "/en/sports?sport=1")).toEqual({ kind: "site", href: "/en/sports?sport=1", isPage: true });
  expect(resolveLink("en", "/fa/sports")).toEqual({ kind: "site", href: "/fa/sports", isPage: false });
  expect(resolveLink("en", "/files/terms.pdf")).toEqual({ kind: "site", href: "/files/terms.pdf", isPage: false });
});

test("a link to another site opens a new tab", () => {
  expect(resolveLink("en", "https://shop.example/a")).toEqual({ kind: "away", href: "https://shop.example/a" });
});

test.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", "sports", ""])(
  "%s leads nowhere",
  (href) => {
    expect(resolveLink("en", href)).toBeNull();
  },
);
