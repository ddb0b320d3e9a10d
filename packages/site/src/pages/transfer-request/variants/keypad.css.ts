import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { keys } from "../parts/amount-keys.css.ts";
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
/** Under the keys, where the thumb is: how many take it, and the way on. */
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

/** A phone has the amount, every key and the way on in one sight: what can wait or be drawn aside makes room for them. */
const onPhone = (style: Parameters<typeof rule>[0]) => rule({ "@media": { [small]: style } });
globalStyle(`${page} > header p`, onPhone({ display: "none" }));
globalStyle(`${page} .${keys} button`, onPhone({ minBlockSize: "3.25rem" }));
globalStyle(`${page} .${takers}:empty`, onPhone({ display: "none" }));
