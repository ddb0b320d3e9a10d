import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { phone, rule, wide } from "../styles/rule.ts";

const { color, font, layout, space } = vars;

export const narrowForm = style(rule({ maxInlineSize: "30rem", display: "grid", gap: space.lg }));
export const readingForm = style(rule({ maxInlineSize: layout.reading, display: "grid", gap: space.lg }));
/** Facts in the style of a register: name, dots, value. */
export const facts = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    columnGap: space.xxl,
    fontSize: font.size.sm,
  }),
);
export const fact = style(
  rule({
    display: "flex",
    // A value that does not fit beside its name wraps below.
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.lg,
    paddingBlock: space.xs,
    minBlockSize: "2rem",
    alignItems: "center",
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    "@media": { [phone]: { alignItems: "baseline" } },
  }),
);
export const factName = style(rule({ minInlineSize: 0, color: color.text.muted, overflowWrap: "anywhere" }));
export const factValue = style(
  rule({
    minInlineSize: 0,
    marginInlineStart: "auto",
    color: color.text.strong,
    textAlign: "end",
    overflowWrap: "anywhere",
    fontVariantNumeric: "tabular-nums",
  }),
);
export const section = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm, minInlineSize: 0 }),
);
export const sectionTitle = style(
  rule({
    // A table has its own rule.
    selectors: { [`${section}:has(table) > &`]: { borderBlockEnd: 0, paddingBlockEnd: 0 } },
    fontSize: font.size.md,
    borderBlockEnd: `${vars.stroke.mark} solid ${color.text.strong}`,
    paddingBlockEnd: space.xs,
  }),
);
export const sections = style(rule({ display: "grid", gap: space.xl, gridTemplateColumns: "minmax(0, 1fr)" }));
/** A page's tabs fill the remaining height, so that a list in one of them scrolls inside. */
export const tabs = style(
  rule({
    "@media": {
      [wide]: {
        flex: 1,
        minBlockSize: 0,
        display: "flex",
        flexDirection: "column",
      },
    },
  }),
);
globalStyle(
  `${tabs} > [role=tabpanel]`,
  rule({
    "@media": {
      [wide]: { flex: 1, minBlockSize: 0, display: "flex", flexDirection: "column", overflowY: "auto" },
    },
  }),
);
export const path = style(rule({ display: "flex", flexWrap: "wrap", gap: space.xs, alignItems: "center" }));
export const buttons = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
/** The status of a record, above its details, with the button that changes it. */
export const statusRow = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md, paddingBlockEnd: space.lg }),
);
export const countdown = style(
  rule({ fontVariantNumeric: "tabular-nums", fontWeight: font.weight.semibold, color: color.text.strong }),
);
