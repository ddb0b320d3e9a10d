import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;
const forced = "(forced-colors: active)";

export const root = style(component({ display: "grid", gap: "0.125rem", minInlineSize: 0 }));
/** Runs in the direction of reading. */
export const chart = style(
  component({
    display: "block",
    inlineSize: "100%",
    blockSize: space.xl,
    selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
  }),
);
const on = (trend: "up" | "down") => `${root}[data-course="${trend}"] &`;
export const path = style(
  component({
    fill: "none",
    stroke: color.text.muted,
    strokeWidth: "0.09375rem",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
    selectors: { [on("up")]: { stroke: color.odds.up }, [on("down")]: { stroke: color.odds.down } },
    "@media": {
      [forced]: {
        stroke: "CanvasText",
        selectors: { [on("up")]: { stroke: "CanvasText" }, [on("down")]: { stroke: "CanvasText" } },
      },
    },
  }),
);
export const label = style(
  component({
    color: color.text.muted,
    fontSize: font.size.xs,
    fontVariantNumeric: "tabular-nums",
    lineHeight: font.line.snug,
    textAlign: "center",
    overflowWrap: "anywhere",
  }),
);
