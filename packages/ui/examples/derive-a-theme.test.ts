import { contrast } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { sheet, theme } from "./derive-a-theme.example.ts";

test("a theme of a few seeds has both modes, and its text is readable in each", () => {
  expect(theme.modes).toEqual(["light", "dark"]);
  for (const mode of theme.modes) {
    const { page, text } = theme.root[mode].color;
    expect(contrast(text.base, page)).toBeGreaterThan(4.5);
  }
  expect(sheet).toMatch(/^@layer lv-tokens\{:root\{/u);
});
