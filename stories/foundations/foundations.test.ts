import { readdirSync, readFileSync } from "node:fs";
import { declaredPairs, leafPaths, resolveTheme, tokenTree } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { skins } from "../frame/skins.ts";
import { contrastRows, sightsOf } from "./contrast-rows.ts";

test("every token is shown on a page of the foundations", () => {
  const folder = new URL("./", import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const shown = [...text.matchAll(/at=\{\[([^\]]+)\]\}/gu)].map(([, path = ""]) =>
    path.replaceAll(/["\s]/gu, "").split(","),
  );
  const unseen = leafPaths(tokenTree).filter(
    (path) => !shown.some((at) => at.every((part, place) => path[place] === part)),
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(unseen).toEqual([]);
});

test("a duration or a curve that is added is shown", () => {
  const text = readFileSync(new URL("Motion.stories.tsx", import.meta.url), "utf8");
  for (const name of Object.keys(tokenTree.motion)) expect(text).toContain(`"${name}"`);
});

test.each(Object.keys(skins))(
  "%s: the matrix has each declared pair in each mode and contrast, and says which read",
  (skin) => {
    const theme = resolveTheme(skins[skin]);
    const sights = sightsOf(theme);
    const rows = contrastRows(sights);
    expect(sights).toHaveLength(theme.modes.length * 2);
    expect(rows).toHaveLength(declaredPairs.length);
    const failing = rows.flatMap(({ ink, readings }) =>
      Object.values(readings)
        .filter(({ mark }) => mark === "fails")
        .map(() => ink),
    );
    const excepted = new Set(theme.tokens.exceptions.map(({ ink }) => ink));
    expect(failing.filter((ink) => !excepted.has(ink))).toEqual([]);
  },
);
