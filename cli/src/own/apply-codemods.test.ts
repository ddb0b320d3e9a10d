import { expect, test } from "vitest";
import { mendConfig, mendOwnCode } from "./apply-codemods.ts";
import { codemodsBetween, type Codemod } from "./codemods.ts";
import { isNewer } from "./releases.ts";

const table: readonly Codemod[] = [
  { release: "1.2.0", kind: "setting", from: "site_name", to: "site_title" },
  { release: "1.1.0", kind: "token", path: ["color", "accent"], to: "highlight" },
  { release: "1.1.0", kind: "variable", path: ["color", "accent"], to: "highlight" },
  { release: "1.1.0", kind: "variant", of: { kind: "pages", name: "home" }, from: "lobby", to: "arena" },
  { release: "1.1.0", kind: "export", from: "DayMatches", to: "MatchDay" },
];

test("a config has the new names of settings, variants and tokens, and the rest as it was written", () => {
  const config = `export default defineSkin({
  // A comment about lobby and site_name.
  pages: { home: "lobby", sports: "cards" },
  mobile: { pages: { home: 'lobby' } },
  settings: { site_name: "lobby" },
  tokens: { color: { accent: "#fff" } },
});
`;
  expect(mendConfig(config, table)).toBe(`export default defineSkin({
  // A comment about lobby and site_name.
  pages: { home: "arena", sports: "cards" },
  mobile: { pages: { home: "arena" } },
  settings: { site_title: "lobby" },
  tokens: { color: { highlight: "#fff" } },
});
`);
  expect(mendConfig("const accent = 1;\nexport const tokens = { color: { accent } };\n", table)).toBe(
    "const accent = 1;\nexport const tokens = { color: { highlight: accent } };\n",
  );
  expect(mendConfig("export default {{{", table)).toBe("export default {{{");
});

test("own code has the new names of exports and variables, under the names that it uses", () => {
  const code = `import { DayMatches, RouteLink } from "@livery/site/variants";
import { DayMatches as Day } from "@livery/site/variants";
import { DayMatches as Other } from "./other.ts";
import { vars } from "@livery/ui/contract";
const { color, space } = vars;
const { accent, ink } = color;
export const all = [DayMatches, Day, Other, color.accent.base, vars.color.accent, accent.on, space.accent, ink];
`;
  expect(mendOwnCode(code, table)).toBe(`import { MatchDay as DayMatches, RouteLink } from "@livery/site/variants";
import { MatchDay as Day } from "@livery/site/variants";
import { DayMatches as Other } from "./other.ts";
import { vars } from "@livery/ui/contract";
const { color, space } = vars;
const { highlight: accent, ink } = color;
export const all = [DayMatches, Day, Other, color.highlight.base, vars.color.highlight, accent.on, space.accent, ink];
`);
});

test("only the breaks after a brand's release and up to the product's are mended, the earliest first", () => {
  const releases = (since: string | undefined, to: string) =>
    codemodsBetween(table, since, to).map(({ release }) => release);
  expect(releases("1.0.0", "1.1.5")).toEqual(["1.1.0", "1.1.0", "1.1.0", "1.1.0"]);
  expect(releases("1.1.0", "2.0.0")).toEqual(["1.2.0"]);
  expect(releases(undefined, "1.2.0").at(-1)).toBe("1.2.0");
  expect(releases("1.2.0", "1.2.0")).toEqual([]);
});

test("releases are compared by their numbers, and a pre-release comes before its release", () => {
  const later = [
    ["1.10.0", "1.9.9"],
    ["2.0.0", "1.99.0"],
    ["1.0.0", "1.0.0-rc.1"],
    ["1.0.0-rc.10", "1.0.0-rc.9"],
  ] as const;
  for (const [a, b] of later) expect([isNewer(a, b), isNewer(b, a)]).toEqual([true, false]);
  expect(isNewer("1.0.0", "1.0.0")).toBe(false);
});
