import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { roomy, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const bar = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm }));
export const search = style(
  rule({ display: "flex", alignItems: "center", gap: space.xs, flex: "1 1 14rem", maxInlineSize: "22rem" }),
);
/** A popover of this bar opens from its button's start, where there is space. */
export const start = style(rule({}));
globalStyle(`${start} > [role=group]`, rule({ "@media": { [roomy]: { insetInline: "0 auto" } } }));
export const panel = style(rule({ display: "flex", flexDirection: "column", minBlockSize: 0, overflow: "hidden" }));
export const fields = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
    gap: space.md,
    padding: space.lg,
    overflowY: "auto",
  }),
);
export const wide = style(rule({ gridColumn: "1 / -1" }));
export const several = style(
  rule({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))", columnGap: space.md }),
);
export const foot = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.sm,
    padding: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.base}`,
  }),
);
export const marks = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm, alignItems: "center" }));
export const mark = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    paddingInlineStart: space.sm,
    fontSize: font.size.sm,
    backgroundColor: color.accent.soft,
    color: color.text.strong,
    borderInlineStart: `${vars.stroke.mark} solid ${color.accent.base}`,
  }),
);
