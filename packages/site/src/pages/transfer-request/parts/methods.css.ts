import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

const { color, font, motion, radius, space } = vars;

export const list = style(partRule({ display: "grid", gap: space.sm }));
export const method = style(
  partRule({
    display: "flex",
    alignItems: "center",
    gap: space.md,
    padding: space.md,
    minInlineSize: 0,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    cursor: "pointer",
    transition: `border-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { borderColor: color.accent.border },
      "&:has(:checked)": { borderColor: color.accent.border, boxShadow: `inset 0 0 0 1px ${color.accent.border}` },
      "&:has(:focus-visible)": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const radio = style(partRule({ flexShrink: 0, inlineSize: "1.25rem", blockSize: "1.25rem", margin: 0 }));
export const words = style(partRule({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" }));
export const title = style(partRule({ fontWeight: font.weight.semibold, color: color.text.strong }));
export const detail = style(
  partRule({ fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums" }),
);
