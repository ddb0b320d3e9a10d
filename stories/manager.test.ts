import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { messageLanguages } from "@livery/i18n";
import { expect, test } from "vitest";
import storybook from "../.storybook/main.ts";
import { theme } from "../.storybook/theme.ts";
import { skins } from "./frame/skins.ts";
import { initialGlobals, tools } from "./frame/tools.ts";

const file = (path: string): string => fileURLToPath(new URL(`../.storybook/${path}`, import.meta.url));

test("Storybook has Livery's title, icon and name, and the version of the packages", () => {
  expect(readFileSync(file("manager-head.html"), "utf8")).toContain("<title>Livery");
  expect(storybook.staticDirs).toContain("./public");
  expect(existsSync(file("public/favicon.svg"))).toBe(true);
  const [, picture] = /src="\.\/([^"]+)"/u.exec(theme.brandTitle ?? "") ?? [];
  expect(picture).toMatch(/^livery-(?:light|dark)\.svg$/u);
  for (const base of ["light", "dark"]) expect(existsSync(file(`public/livery-${base}.svg`))).toBe(true);
  expect(theme.brandTitle).toMatch(/alt="Livery".*\d+\.\d+\.\d+/u);
});

test("the pages of documentation are in the same colours as Storybook itself", () => {
  expect(readFileSync(file("preview.tsx"), "utf8")).toMatch(/docs: \{[^}]*\btheme\b/u);
});

/** Widths in px, measured in Storybook: a tool with a picture, one with a name, each letter of it, and what Storybook has itself. */
const [icon, named, letter, itsOwn] = [34, 48, 7, 406 + 166] as const;

test("the toolbar fits a window of 1280 px in every brand and language", () => {
  // Tools of Storybook's that a brand's page has no use for.
  expect(storybook.features).toMatchObject({ backgrounds: false, measure: false, outline: false });
  const widthOf = (
    { toolbar: { items, title } }: (typeof tools)[keyof typeof tools],
    shown: readonly string[],
  ): number => {
    const titles = items.filter(({ value }) => shown.includes(value)).map((item) => item.title.length);
    return title === undefined ? icon : named + letter * Math.max(...titles, 0);
  };
  const shown: Readonly<Record<string, readonly string[]>> = {
    skin: Object.keys(skins).filter((skin) => !/^(?:wireframe|gauntlet)/u.test(skin)),
    lang: messageLanguages,
    mode: tools.mode.toolbar.items.map(({ value }) => value),
  };
  const widths = Object.entries(tools).map(([name, each]) =>
    widthOf(each, shown[name] ?? [initialGlobals[name as keyof typeof tools] ?? ""]),
  );
  expect(itsOwn + widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1280);
});
