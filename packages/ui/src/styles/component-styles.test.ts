import { describe, expect, test } from "vitest";
import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { kitFolder, sheetOf } from "../../test/styles/component-styles.ts";
import { kitElsewhere } from "../../test/styles/elsewhere.ts";
import { literals } from "../../test/styles/literals.ts";
import { paintedBy } from "../../test/styles/painted.ts";
import { testComponentStyles } from "../../test/styles/suite.ts";
import { uncovered } from "../../test/styles/uncovered.ts";
import { vars } from "../tokens/contract.css.ts";

testComponentStyles({
  folder: kitFolder,
  elsewhere: kitElsewhere,
  // Gives the tokens their values.
  apart: ["ui/src/styles/tokens.css.ts"],
  least: { sheets: 60, states: 90 },
});

describe("A literal colour, size or duration", () => {
  test.each([
    { color: "#fff" },
    { boxShadow: "0 0 2px rgba(0, 0, 0, 0.4)" },
    { backgroundColor: "white" },
    { padding: "1rem" },
    { gap: "12px" },
    { fontSize: "14px" },
    { fontWeight: 600 },
    { lineHeight: 1.4 },
    { borderRadius: "8px" },
    { border: `1px solid ${vars.color.border.base}` },
    { zIndex: 40 },
    { transition: "opacity 200ms" },
    { "@media": { "(min-width: 40rem)": { selectors: { "&:hover": { animation: "turn .4s linear" } } } } },
  ] satisfies StyleRule[])("is found: %j", async (rule) => {
    expect(literals([await sheetOf("made here", () => style(rule))])).toHaveLength(1);
  });

  test.each([
    { color: "currentColor", backgroundColor: "transparent", outlineColor: "Highlight" },
    { padding: vars.space.lg, marginBlockStart: "0.125rem", gap: 0, inlineSize: "26rem" },
    { fontSize: "1.0625em", lineHeight: 1, borderRadius: "50%", zIndex: -1 },
    {
      transition: `opacity ${vars.motion.fast}`,
      "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
    },
  ] satisfies StyleRule[])("is not found in %j", async (rule) => {
    expect(literals([await sheetOf("made here", () => style(rule))])).toEqual([]);
  });
});

describe("The check of text on its ground", () => {
  const { color } = vars;
  const found = async (make: () => string) => [...uncovered(await paintedBy(make), {})];

  test.each([
    ["at rest", { color: color.signal.on, backgroundColor: color.accent.base }],
    [
      "under the pointer",
      { color: color.accent.ink, selectors: { "&:hover": { backgroundColor: color.danger.base } } },
    ],
    [
      "in two states at once",
      {
        color: color.text.base,
        backgroundColor: color.surface,
        selectors: {
          "&:hover": { backgroundColor: color.accent.hover, color: color.accent.on },
          "&[aria-pressed=true]": { color: color.signal.ink },
        },
      },
    ],
    [
      "on a small screen",
      { color: color.accent.on, "@media": { "(max-width: 30rem)": { background: color.surface } } },
    ],
    ["as a literal", { color: "#123456" }],
    [
      "while it is pressed",
      { color: color.text.base, selectors: { "&:active": { backgroundColor: color.danger.base } } },
    ],
    [
      "where it is chosen",
      { color: color.warning.ink, selectors: { '&[data-state="checked"]': { background: color.selected.ground } } },
    ],
    [
      "in a field's hint",
      { backgroundColor: color.accent.base, selectors: { "&::placeholder": { color: color.text.muted } } },
    ],
    [
      "through a picture of a colour",
      { color: color.text.base, backgroundImage: `linear-gradient(${color.surface}, ${color.accent.base})` },
    ],
    ["half drawn", { color: color.text.muted, opacity: 0.6 }],
    ["mixed from two", { color: `color-mix(in srgb, ${color.text.base} 50%, transparent)` }],
    ["in a section's own colour", { color: vars.section.live.on, backgroundColor: vars.section.slots.base }],
  ])("finds a pair that is not declared %s", async (_, rule) => {
    expect(await found(() => style(rule))).not.toEqual([]);
  });

  test("finds a ground that another rule puts below a text", async () => {
    const made = await paintedBy(() => {
      const parent = style({});
      const child = style({ color: color.accent.on, backgroundColor: color.accent.base });
      globalStyle(`${parent}:hover > ${child}`, { backgroundColor: color.surface });
      return child;
    });
    expect([...uncovered(made, {})]).not.toEqual([]);
  });

  test.each([
    ["what cannot be used", { color: color.text.base, selectors: { "&:disabled": { color: color.text.disabled } } }],
    [
      "forced colours",
      { "@media": { "(forced-colors: active)": { color: "HighlightText", backgroundColor: "Highlight" } } },
    ],
    [
      "a drawing",
      { color: color.text.base, selectors: { "&::after": { content: "", background: color.accent.base } } },
    ],
    [
      "two values of one attribute",
      {
        backgroundColor: color.surface,
        selectors: {
          "&[data-move=up]": { backgroundColor: color.accent.base, color: color.accent.on },
          "&[data-move=down]": { color: color.danger.ink },
        },
      },
    ],
  ])("accepts %s", async (_, rule) => {
    expect(await found(() => style(rule))).toEqual([]);
  });
});
