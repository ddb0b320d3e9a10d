import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, medium, rule } from "../../../styles/rule.ts";

const { color, radius, space, stroke } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "60rem",
    marginInline: "auto",
  }),
);
export const sides = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    alignItems: "start",
    "@media": { [medium]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
  }),
);
export const side = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
/** The message stands beside the choices and grows with them. */
export const message = style(
  rule({
    minInlineSize: 0,
    "@media": { [medium]: { position: "sticky", insetBlockStart: `calc(${headSpace} + ${space.lg})` } },
  }),
);
export const messageText = style(
  rule({
    margin: 0,
    padding: space.lg,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    border: `${stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.sunken,
    color: color.text.strong,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const contacts = style(rule({ display: "grid", gap: space.md, margin: 0, padding: 0, listStyle: "none" }));
export const methods = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm, minInlineSize: 0 }));
export const problem = style(rule({ color: color.danger.ink, margin: 0 }));
export const noted = style(rule({ display: "grid", gap: space.md, justifyItems: "start" }));
