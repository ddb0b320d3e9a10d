import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font } = vars;

export const place = style(
  rule({ position: "relative", display: "grid", placeItems: "center", inlineSize: "3.5rem", blockSize: "3.5rem" }),
);
/** Runs with the clock, in the direction of reading. */
export const ring = style(
  rule({
    position: "absolute",
    inset: 0,
    transform: "rotate(-90deg)",
    selectors: { "[dir=rtl] &": { transform: "rotate(-90deg) scaleY(-1)" } },
  }),
);
export const track = style(rule({ stroke: color.border.base }));
export const arc = style(
  rule({ stroke: color.accent.base, "@media": { "(forced-colors: active)": { stroke: "Highlight" } } }),
);
export const last = style(rule({ stroke: color.danger.base }));
export const seconds = style(
  rule({ fontWeight: font.weight.bold, fontVariantNumeric: "tabular-nums", color: color.text.strong }),
);
