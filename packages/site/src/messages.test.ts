import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMissingAndUnusedKeys, parityProblems } from "@livery/i18n/check";
import { readMessages } from "@livery/i18n/read";
import { describe, expect, test } from "vitest";

/** Namespaces whose messages belong to the site; the others belong to the languages' own package. */
const siteNamespaces = [
  "account",
  "announce",
  "bonus",
  "chat",
  "coupon",
  "feedback",
  "frame",
  "live",
  "slip",
  "sport",
] as const;
const selection = (messages: ReturnType<typeof readMessages>) =>
  Object.fromEntries(siteNamespaces.map((name) => [name, messages[name] ?? {}]));

const folder = new URL(".", import.meta.url).pathname;
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("testing"))
  .concat(
    ...["category-names", "coupon-form", "market-names", "sport-name", "tournament-names"].map(
      (name) => `../../i18n/src/${name}.ts`,
    ),
  )
  .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

/** The slip's notices travel as \`slip.minLimit\` and are looked up as \`slip:minLimit\`. */
const notices = new Set([
  "minLimit",
  "maxLimit",
  "duplicate",
  "full",
  "fullMatches",
  "replaced",
  "gone",
  "matchFinished",
  "checkCoupons",
]);
/** The house names markets by key (\`market.18\`), and the reasons that the site gives travel as data. */
const byName = /^(slip:(\w+)|sport:market\.\d+)$/;

describe("The messages of the site", () => {
  const usage = findMissingAndUnusedKeys(sources, selection(readMessages("en")));

  test("every key that the code uses has a message", () => {
    expect(usage.missing).toEqual([]);
  });

  test("every message is used", () => {
    const unused = usage.unused.filter((key) => {
      const name = byName.exec(key);
      return name === null || (key.startsWith("slip:") && !notices.has(name[2] ?? ""));
    });
    expect(unused).toEqual([]);
  });

  test("Persian has every message of English, with the same variables", () => {
    expect(
      parityProblems({
        bcp47: "fa",
        original: selection(readMessages("en")),
        translation: selection(readMessages("fa")),
      }),
    ).toEqual([]);
  });
});
