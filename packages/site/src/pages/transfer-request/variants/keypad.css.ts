import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { medium, rule, small } from "../../../styles/rule.ts";

const { color, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "46rem",
    marginInline: "auto",
  }),
);
/** Below the keys, near the thumb: the number of methods that accept the amount, and the continue button. */
export const actions = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.sm,
    "@media": { [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.lg, alignItems: "center" } },
  }),
);
export const takers = style(rule({ color: color.text.muted, margin: 0, minBlockSize: "1lh" }));
export const action = style(rule({ inlineSize: "100%" }));

/** The keys; a mark, without rules of its own. */
export const keys = style({});
/** On a phone the amount, all keys and the continue button are visible together; what can wait or scroll makes space for them. */
const onPhone = (style: Parameters<typeof rule>[0]) => rule({ "@media": { [small]: style } });
globalStyle(`${page} > header p`, onPhone({ display: "none" }));
globalStyle(`${page} .${keys} button`, onPhone({ minBlockSize: "3.25rem" }));
globalStyle(`${page} .${takers}:empty`, onPhone({ display: "none" }));
