import { emitThemeSheet, resolveTheme, type SkinTokens } from "@livery/ui/tokens";

/** Seeds: every other colour is derived and moved until each pair of ink and ground is readable, in light and dark. */
const tokens: SkinTokens = {
  color: { accent: "oklch(0.52 0.13 250)", ground: "#f6f8fb", ink: "#10202e" },
  regions: { header: { mode: "dark" } },
  shape: { radius: 6 },
};

/** The values of the theme, by mode. */
export const theme = resolveTheme(tokens);
// theme.root.light.color.accent.base: the accent as it is shown

/** The theme sheet: every value as `--lv-…`, for a `<style>` of the document. */
export const sheet = emitThemeSheet(tokens, { brand: "northwind" });
// sheet: "@layer lv-tokens{:root{…"
