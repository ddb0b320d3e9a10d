import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, medium, rule } from "../../../styles/rule.ts";

const { color, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    alignContent: "center",
    gap: space.lg,
    minBlockSize: "80dvh",
  }),
);
export const mark = style(rule({ display: "inline-grid", alignItems: "center", minBlockSize: "1.5rem" }));
export const card = style(rule({ inlineSize: "100%", maxInlineSize: "56rem" }));
/** All controls are large enough for a gloved finger. */
globalStyle(`${card} button, ${card} [data-stage] input`, rule({ minBlockSize: gloveTarget }));
/** The entered text above the keys; beside them if there is space, so that everything is visible. */
export const form = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    "@media": { [medium]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "start" } },
  }),
);
export const content = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
export const because = style(rule({ margin: 0, color: color.text.muted }));
export const actions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.md }));
export const action = style(rule({ flex: "1 1 8rem" }));
export const link = style(
  rule({
    maxInlineSize: "100%",
    minBlockSize: gloveTarget,
    alignContent: "center",
    color: color.accent.ink,
    textAlign: "center",
    textDecoration: "underline",
    overflowWrap: "anywhere",
  }),
);
