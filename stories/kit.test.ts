import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What the kit exports, as its index says. */
const exported = [
  ...readFileSync(new URL("../packages/ui/src/index.ts", import.meta.url), "utf8").matchAll(/^export \{([^}]*)\}/gmu),
].flatMap(([, names = ""]) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/u.test(name)),
);
/** Shown by another one's stories: a list by its rows, the provider by every story. */
const apart = new Set(["LiveryProvider", "RowList"]);

test("every component of the kit has its stories", () => {
  const files = readdirSync(new URL("kit/", import.meta.url));
  const shown = new Set([...apart, ...files.map((file) => file.replace(".stories.tsx", ""))]);
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter((name) => !shown.has(name))).toEqual([]);
});

test("no page draws a button, a field or a list of choices of its own: each is the kit's", () => {
  const pages = ["site", "panel"].flatMap((room) => {
    const source = new URL(`../packages/${room}/src/`, import.meta.url);
    return readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
      .map((path) => ({ path: `${room}/src/${path}`, text: readFileSync(new URL(path, source), "utf8") }));
  });
  expect(pages.length).toBeGreaterThan(150);
  const own = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:button|input|select|textarea)\b/gu)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(own).toEqual([]);
});
