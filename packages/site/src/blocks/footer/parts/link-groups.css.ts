import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const title = style(
  rule({
    marginBlockEnd: space.sm,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    color: color.text.strong,
  }),
);
export const list = style(rule({ display: "grid", gap: "0.125rem" }));
export const link = style(
  rule({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "2rem",
    color: color.text.muted,
    borderRadius: radius.sm,
    selectors: {
      "&:hover": { color: color.text.strong, textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
  }),
);
export const logos = style(rule({ display: "flex", flexWrap: "wrap", gap: space.lg, alignItems: "center" }));
export const logo = style(rule({ blockSize: "1.75rem", inlineSize: "auto" }));
