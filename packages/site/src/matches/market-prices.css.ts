import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../styles/rule.ts";

const { color, font, space } = vars;

/** The handicap lines of one market, one below the other. */
export const lines = style(rule({ display: "grid", gap: space.sm }));

export const prices = style(rule({ display: "grid", gap: space.sm }));

const three = rule({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" });

export const layouts = styleVariants({
  two: rule({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
  three,
  scores: three,
  many: rule({ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" }),
});

export const column = style(rule({ display: "grid", gap: space.sm, alignContent: "start", minInlineSize: 0 }));

export const head = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
    textAlign: "center",
    alignSelf: "end",
    minInlineSize: 0,
    overflowWrap: "anywhere",
  }),
);
