import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { storyNameFromExport } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { searchedTitleOf, shownVariants } from "./shown.ts";
import { writeStories } from "./write.ts";

interface Entry {
  readonly type: "story";
  readonly name: string;
  readonly path: readonly string[];
}

interface Search {
  readonly search: (words: string) => readonly { readonly item: Entry }[];
}

/** The search of Storybook's sidebar: its library and its options, both cut out of the bundle that a browser gets. */
function sidebarSearch(entries: readonly Entry[]): Search {
  const manager = createRequire(import.meta.url)
    .resolve("storybook/package.json")
    .replace(/package\.json$/u, "");
  const runtime = readFileSync(`${manager}dist/manager/runtime.js`, "utf8");
  const library = /var require_fuse = __commonJS\(\{\n[^\n]*?(\(exports, module\) \{[\s\S]*?\n {2}\})\n\}\);/u;
  const body = library.exec(runtime)?.[1];
  const options = /options = (\{\n {2}shouldSort[\s\S]*?\n\}), SearchBar/u.exec(runtime)?.[1];
  if (body === undefined || options === undefined) throw new Error("Storybook's bundle has its search elsewhere now");
  const module = { exports: {} as new (list: readonly Entry[], options: unknown) => Search };
  runInNewContext(`(function ${body})(module.exports, module)`, { module });
  return new module.exports([...entries], runInNewContext(`(${options})`));
}

/** Every story of the written and the hand-written files, as the sidebar knows it. */
function indexed(): readonly Entry[] {
  writeStories();
  const stories = fileURLToPath(new URL("../", import.meta.url));
  const files = readdirSync(stories, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".stories.tsx") && !file.includes("node_modules"))
    .flatMap((file) => {
      const text = readFileSync(stories + file, "utf8");
      const path = /^ *(?:export default \{.*)?title: "([^"]+)"/mu.exec(text)?.[1]?.split("/") ?? [];
      const names = [...text.matchAll(/^export const (\w+)\b/gmu)].map(([, name = ""]) => storyNameFromExport(name));
      return names.map((name) => ({ type: "story" as const, name, path: path.toReversed() }));
    });
}

const search = sidebarSearch(indexed());

/** So many entries are listed before a reader has to ask for more; those of one component are one. */
const listed = 10;

test.each([
  ["deposit", "TransferRequest"],
  ["withdraw", "TransferRequest"],
  ["withdrawal", "TransferRequest"],
  ["cashier", "TransferRequest"],
  ["cash out", "Coupon"],
  ["cashout", "Coupon"],
  ["bet slip", "BetSlip"],
  ["booking code", "BetSlip"],
  ["login", "Login"],
  ["sign in", "Login"],
  ["sign up", "Register"],
  ["my bets", "Coupons"],
  ["bet history", "Coupons"],
  ["in-play", "LiveBets"],
  ["bonus", "Promotions"],
  ["profile", "UserInformation"],
  ["inbox", "Notifications"],
  ["top bar", "Header"],
  ["imprint", "Footer"],
  ["404", "UnknownPath"],
  ["landing", "Home"],
  ["account statement", "Transactions"],
])("who looks for “%s” finds %s", (words, name) => {
  const found = search.search(words).map(({ item }) => item.path.join("/"));
  const components = [...new Set(found)].slice(0, listed);
  expect(components.map((path) => path.split("/"))).toContainEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(String.raw`^${name} \(`, "u"))]),
  );
});

test("every page, block and screen has words that it is found by", () => {
  expect(
    shownVariants()
      .map((shown) => searchedTitleOf(shown))
      .filter((title) => /\((?:undefined)?\)/u.test(title)),
  ).toEqual([]);
});
