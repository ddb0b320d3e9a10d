import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, motion, space, stroke } = vars;

/** A sport or a league with the number of its matches, as a link to them. */
export const linkRow = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.touch,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
  }),
);
export const rowCount = style(
  rule({ color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" }),
);
