import { mergeTokens, resolveTheme } from "@livery/ui/tokens";
import type { Skin } from "@livery/skin";
import { withFallbacks } from "../../assembly/fonts.ts";

/** The tokens of a brand that its card needs, in the brand's initial mode: a rule of custom properties. */
export function galleryTheme({ assets, name, tokens }: Skin): string {
  const theme = resolveTheme(withFallbacks(tokens, assets.fonts ?? []));
  const { home, modes } = mergeTokens(tokens);
  const mode = modes === "both" ? (home === "dark" ? "dark" : "light") : modes;
  const { color, shadow } = theme.root[mode];
  const header = theme.regions.header?.[mode].color ?? color;
  const promo = theme.regions.promo?.[mode].color ?? color;
  const { font, frame, radius, shape, stroke } = theme.shared;
  const values: Readonly<Record<string, string>> = {
    page: color.page,
    surface: color.surface,
    text: color.text.base,
    frame: color.frame,
    odds: color.odds.surface,
    "odds-text": color.odds.text,
    "odds-line": color.odds.border,
    selected: color.odds.selected,
    "on-selected": color.odds.selectedText,
    header: header.page,
    "header-line": header.border.subtle,
    "header-strong": header.text.strong,
    accent: header.accent.base,
    stage: promo.page,
    "on-stage": promo.text.strong,
    family: font.family.text,
    display: font.family.display,
    figures: font.family.figures,
    heading: font.weight.bold,
    radius: radius.md,
    large: radius.lg,
    corner: shape.corner,
    tail: shape.tail,
    line: stroke.line,
    side: frame.side.startsWith("var") ? stroke.line : frame.side,
    edge: frame.edge.startsWith("var") ? stroke.line : frame.edge,
    style: frame.style,
    shadow: shadow.md,
  };
  const declarations = Object.entries(values).map(([key, value]) => `--${key}:${value}`);
  return `[data-brand="${name}"]{color-scheme:${mode};${declarations.join(";")}}`;
}
