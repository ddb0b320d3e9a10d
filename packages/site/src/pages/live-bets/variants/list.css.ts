import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, section, space } = vars;

export const tools = style(rule({ display: "grid", gap: space.sm, marginBlockEnd: space.md }));
export const sports = style(
  rule({
    display: "flex",
    gap: space.sm,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    // The focus ring of a chip is not cut off.
    padding: space.hair,
    margin: `calc(-1 * ${space.hair})`,
  }),
);
export const sport = style(rule({ flexShrink: 0 }));
export const finders = style(rule({ display: "flex", alignItems: "start", gap: space.sm }));
export const search = style(
  rule({ flex: "1 1 9rem", display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" }),
);
export const hint = style(
  rule({ gridColumn: "1 / -1", paddingBlockStart: space.xs, fontSize: font.size.sm, color: color.text.muted }),
);
export const order = style(rule({ flex: "0 0 8.75rem" }));
export const count = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const dot = style(
  rule({ inlineSize: "0.5rem", blockSize: "0.5rem", borderRadius: "50%", backgroundColor: section.live.base }),
);
