import { colorTree, regionNames, sectionNames, sharedTree } from "./tree.ts";

/** The rule for a value in the skin's tokens. */
export type Rule =
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "color" }
  | { readonly kind: "colorByMode"; readonly modes: Rule }
  | { readonly kind: "colors"; readonly count: number }
  | { readonly kind: "exceptions" }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly unit: string }
  | { readonly kind: "families" }
  | { readonly kind: "css" }
  | { readonly kind: "group"; readonly members: Readonly<Record<string, Rule>> };

const color: Rule = { kind: "color" };
/** One colour, or one for each mode. */
const colorByMode: Rule = { kind: "colorByMode", modes: { kind: "group", members: { light: color, dark: color } } };
const css: Rule = { kind: "css" };
const group = (members: Readonly<Record<string, Rule>>): Rule => ({ kind: "group", members });
const choice = (...values: string[]): Rule => ({ kind: "choice", values });
const number = (least: number, most: number, unit: string): Rule => ({ kind: "number", least, most, unit });
const each = (names: readonly string[], rule: Rule): Rule =>
  group(Object.fromEntries(names.map((name) => [name, rule])));

interface Tree {
  readonly [name: string]: null | Tree;
}
const leaves = (tree: Tree, leaf: Rule): Rule =>
  group(
    Object.fromEntries(
      Object.entries(tree).map(([name, below]) => [name, below === null ? leaf : leaves(below, leaf)]),
    ),
  );

const saturation = choice("muted", "full");
const mode = choice("light", "dark");

/** All of `SkinTokens`, as rules for a checker. The type and this table change together. */
export const tokenRules: Rule = group({
  modes: choice("both", "light", "dark"),
  home: choice("system", "light", "dark"),
  color: each(["accent", "ground", "ink", "signal", "danger", "success", "warning", "info"], color),
  sections: each(sectionNames, color),
  regions: each(
    regionNames,
    group({ mode, ground: colorByMode, accent: colorByMode, saturation, density: choice("comfortable", "compact") }),
  ),
  type: group({
    text: { kind: "families" },
    display: { kind: "families" },
    figures: { kind: "families" },
    base: number(13, 22, "px"),
    ratio: number(1.05, 1.4, "times"),
    heading: number(400, 900, "font weight"),
    table: { kind: "families" },
    caps: choice("none", "headings"),
    slant: number(0, 16, "degrees"),
    figureWeight: number(300, 900, "font weight"),
    figureSize: number(0.9, 1.5, "times"),
  }),
  shape: group({
    radius: number(0, 32, "px"),
    shadow: choice("soft", "lift", "flat", "hard", "glow"),
    corner: choice("round", "chamfer", "scoop", "slant"),
    stroke: number(1, 4, "px"),
    frame: choice("box", "doubleBox", "rules", "doubleRules", "bare"),
    tail: choice("none", "start"),
    edge: choice("plain", "perforated"),
  }),
  motion: group({ duration: number(0, 400, "ms"), easing: choice("out", "snap", "bounce", "linear") }),
  decor: group({
    veil: choice("none", "scanlines"),
    glow: choice("none", "headings"),
    boxes: choice("none", "labelled"),
    ground: choice("none", "grid", "stripes"),
    headings: choice("plain", "block", "stripes"),
    wait: choice("ring", "dots"),
    win: choice("none", "confetti"),
    lights: { kind: "colors", count: 2 },
  }),
  density: number(0.45, 1.6, "times"),
  compact: number(0.6, 1, "times"),
  layout: group({
    page: number(960, 2560, "px"),
    reading: number(480, 960, "px"),
    sidebar: number(180, 360, "px"),
    rail: number(280, 480, "px"),
    header: number(48, 120, "px"),
    pairs: choice("stacked", "line"),
  }),
  overrides: group({
    light: leaves(colorTree, color),
    dark: leaves(colorTree, color),
    shared: leaves(sharedTree, css),
  }),
  exceptions: { kind: "exceptions" },
});
