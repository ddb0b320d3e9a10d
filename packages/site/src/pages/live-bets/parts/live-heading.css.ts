import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, section, space } = vars;

export const count = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const dot = style(
  rule({ inlineSize: "0.5rem", blockSize: "0.5rem", borderRadius: "50%", backgroundColor: section.live.base }),
);
/** The number is that of the last news: the link is lost, or the device is offline. */
export const stale = style(
  rule({ backgroundColor: "transparent", boxShadow: `inset 0 0 0 ${vars.stroke.mark} currentColor` }),
);
