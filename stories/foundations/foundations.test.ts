import { readdirSync, readFileSync } from "node:fs";
import { declaredPairs, leafPaths, resolveTheme, tokenTree } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { skins } from "../frame/skins.ts";
import { contrastRows, palettesOf, sightsOf } from "./contrast-rows.ts";

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
