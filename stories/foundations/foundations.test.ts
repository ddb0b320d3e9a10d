import { readdirSync, readFileSync } from "node:fs";
import { declaredPairs, leafPaths, resolveTheme, tokenTree } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { skins } from "../frame/skins.ts";
import { contrastRows, palettesOf, sightsOf } from "./contrast-rows.ts";
import { guarantees } from "./guarantees.ts";
import { skinNames, tokenGroups, tokenRows } from "./token-rows.ts";
import { themeOf } from "./theme.ts";

test("every token is shown on a page of the foundations", () => {
  const folder = new URL("./", import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const shown = [...text.matchAll(/at=\{\[([^\]]+)\]\}/gu)].map(([, path = ""]) =>
    path.replaceAll(/["\s]/gu, "").split(","),
  );
  const missing = leafPaths(tokenTree).filter(
    (path) => !shown.some((at) => at.every((part, index) => path[index] === part)),
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});

test("every duration and curve is shown", () => {
  const text = readFileSync(new URL("motion.stories.tsx", import.meta.url), "utf8");
  for (const name of Object.keys(tokenTree.motion)) expect(text).toContain(`"${name}"`);
});

test.each(Object.keys(skins))(
  "%s: the matrix has each declared pair in each mode and contrast, on the page and in the regions, and says which read",
  (skin) => {
    const theme = resolveTheme(skins[skin]);
    const excepted = new Set(theme.tokens.exceptions.map(({ ink }) => ink));
    const palettes = palettesOf(theme);
    expect(palettes).toEqual(["page", ...Object.keys(theme.regions)]);
    for (const palette of palettes) {
      const sights = sightsOf(theme, palette);
      const rows = contrastRows(sights);
      expect(sights).toHaveLength(theme.modes.length * (palette === "page" ? 2 : 1));
      expect(rows).toHaveLength(declaredPairs.length);
      const failing = rows.flatMap(({ ink, readings }) =>
        Object.values(readings)
          .filter(({ mark }) => mark === "fails")
          .map(() => ink),
      );
      expect(failing.filter((ink) => !excepted.has(ink))).toEqual([]);
    }
  },
);

test("every token says what it is for, and has a value in every skin", () => {
  const rows = tokenGroups.flatMap((group) => tokenRows(group, "light", ""));
  expect(rows.map(({ name }) => name)).toEqual(leafPaths(tokenTree).map((path) => path.join(".")));
  expect(rows.filter(({ use }) => use === "").map(({ name }) => name)).toEqual([]);
  const holes = rows.flatMap(({ name, values }) =>
    skinNames
      .filter((skin) => values[skin] === undefined && themeOf(skin).modes.includes("light"))
      .map((skin) => `${name} in ${skin}`),
  );
  expect(holes).toEqual([]);
});

test("a search finds tokens of every group by name, variable and use", () => {
  const names = (search: string) => tokenRows("color", "dark", search).map(({ name }) => name);
  expect(names("RADIUS lg")).toEqual(["radius.lg"]);
  expect(names("--lv-odds")).toEqual([]);
  expect(names("--lv-color-odds up")).toEqual(["color.odds.up", "color.odds.upSoft"]);
  expect(names("touch screen")).toEqual(["density.touch"]);
});

test.each(guarantees)("$name: the tests that the page of accessibility names exist", ({ tests }) => {
  const missing = tests.filter(
    ([file, test]) => !readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").includes(test),
  );
  expect(tests.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
