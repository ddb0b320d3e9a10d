import { expect, test } from "vitest";
import { defaultLook, formatLook, parseLook, type LookTheme } from "./look.ts";

const themes: readonly LookTheme[] = [
  { name: "harbour", modes: ["light", "dark"] },
  { name: "night", modes: ["dark"] },
];

test("a look is read as it was written", () => {
  for (const look of [
    { theme: "harbour", mode: "default" },
    { theme: "harbour", mode: "dark" },
    { theme: "night", mode: "dark" },
  ] as const)
    expect(parseLook(formatLook(look), themes)).toEqual(look);
});

test("what is not on offer is the default", () => {
  for (const text of [undefined, "", "gone.dark", '"><script>', "harbour", "harbour.violet", ".dark"])
    expect(parseLook(text, themes)).toEqual(defaultLook(themes));
  expect(parseLook("night.light", themes)).toEqual({ theme: "night", mode: "default" });
});
