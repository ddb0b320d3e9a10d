import { expect, test } from "vitest";
import { defaultThemeChoice, formatThemeChoice, parseThemeChoice, type ThemeOption } from "./theme-choice.ts";

const themes: readonly ThemeOption[] = [
  { name: "harbour", modes: ["light", "dark"] },
  { name: "night", modes: ["dark"] },
];

test("a theme choice is read as it was written", () => {
  for (const choice of [
    { theme: "harbour", mode: "default" },
    { theme: "harbour", mode: "dark" },
    { theme: "night", mode: "dark" },
  ] as const)
    expect(parseThemeChoice(formatThemeChoice(choice), themes)).toEqual(choice);
});

test("a theme that is not offered is replaced by the default", () => {
  for (const text of [undefined, "", "gone.dark", '"><script>', "harbour", "harbour.violet", ".dark"])
    expect(parseThemeChoice(text, themes)).toEqual(defaultThemeChoice(themes));
  expect(parseThemeChoice("gone.dark", themes, "night")).toEqual({ theme: "night", mode: "default" });
  expect(parseThemeChoice("harbour.dark", themes, "night")).toEqual({ theme: "harbour", mode: "dark" });
  expect(defaultThemeChoice(themes, "gone")).toEqual({ theme: "harbour", mode: "default" });
  expect(parseThemeChoice("night.light", themes)).toEqual({ theme: "night", mode: "default" });
});
