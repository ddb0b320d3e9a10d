import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { narrow, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

/** On a wide screen the list fills its container and scrolls inside; on others the page scrolls. */
export const root = style(
  rule({
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);
export const tools = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm, paddingBlockEnd: space.md }),
);
export const selected = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    paddingInline: space.md,
    paddingBlock: space.xs,
    backgroundColor: color.accent.soft,
    color: color.text.strong,
    fontSize: font.size.sm,
  }),
);
export const scroll = style(
  rule({
    flex: 1,
    minBlockSize: "12rem",
    overflow: "auto",
    "@media": { [narrow]: { flex: "none" } },
  }),
);
export const foot = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.md,
    paddingBlockStart: space.sm,
    borderBlockStart: `3px double ${color.border.strong}`,
    fontSize: font.size.sm,
  }),
);
export const count = style(
  rule({ flex: 1, color: color.text.muted, fontVariantNumeric: "tabular-nums", minBlockSize: "1.5em" }),
);
export const zone = style(rule({ color: color.text.muted }));
export const size = style(rule({ selectors: { "&&": { inlineSize: "auto" } } }));
