import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const page = style(rule({ maxInlineSize: "48rem", marginInline: "auto" }));
export const message = style(
  rule({
    selectors: { "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` } },
    scrollMarginBlock: "6rem",
  }),
);
export const link = style(
  rule({
    display: "grid",
    gap: space.xs,
    minBlockSize: density.touch,
    padding: space.lg,
    borderInlineStart: `${vars.stroke.mark} solid transparent`,
    borderRadius: radius.sm,
    outlineOffset: "-2px",
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
      '&[aria-current="true"]': { backgroundColor: color.accent.soft, borderInlineStartColor: color.selected.border },
    },
  }),
);
const text = rule({ color: color.text.strong, lineHeight: font.line.snug, overflowWrap: "anywhere" });
/** The link to the subject of an open notification. */
export const onward = style(
  rule({
    paddingInline: space.lg,
    paddingBlockEnd: space.lg,
    borderInlineStart: `${vars.stroke.mark} solid transparent`,
  }),
);
/** The first lines, until it is opened. */
export const short = style([
  text,
  rule({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" }),
]);
export const whole = style([text, rule({ fontWeight: font.weight.semibold })]);
export const detail = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    fontSize: font.size.sm,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
);
