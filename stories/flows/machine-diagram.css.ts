import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

const { color, font, space, stroke } = vars;
const forced = "(forced-colors: active)";

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  margin: 0,
  selectors: { "& + &": { marginBlockStart: space.xxl } },
});

export const caption = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md });

export const title = style({
  color: color.text.strong,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  overflowWrap: "anywhere",
});

export const scroll = style({
  overflowX: "auto",
  ":focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
});

/** Its lengths are sixteenths of these letters. */
export const diagram = style({
  display: "block",
  maxInlineSize: "none",
  fontSize: font.size.md,
  fontFamily: "ui-monospace, monospace",
});

export const state = style({});
export const nest = style({});
export const leaf = style({});

export const box = style({
  fill: color.surface,
  stroke: color.border.strong,
  strokeWidth: 1,
  selectors: {
    [`${nest} > &`]: { fill: color.page },
    [`${state}[data-lit] > &`]: { stroke: color.selected.border, strokeWidth: 2.5 },
    [`${leaf}[data-lit] > &`]: { fill: color.selected.ground },
  },
  "@media": {
    [forced]: {
      forcedColorAdjust: "none",
      fill: "Canvas",
      stroke: "CanvasText",
      selectors: {
        [`${nest} > &`]: { fill: "Canvas" },
        [`${state}[data-lit] > &`]: { stroke: "Highlight", strokeWidth: 3 },
        [`${leaf}[data-lit] > &`]: { fill: "Canvas" },
      },
    },
  },
});

/** Its states are all at once. */
export const parallel = style({ strokeDasharray: "6 4" });

const text = { "@media": { [forced]: { forcedColorAdjust: "none", fill: "CanvasText" } } } as const;

export const name = style({
  ...text,
  fill: color.text.strong,
  fontWeight: font.weight.bold,
  selectors: { [`${leaf}[data-lit] > &`]: { fill: color.selected.ink } },
});

export const line = style({ ...text, fill: color.text.base });

export const label = style({ ...text, fill: color.text.base });

export const arrows = style({});

export const arrow = style({ fill: "none", stroke: color.text.muted, strokeWidth: 1.25 });

export const head = style({ fill: color.text.muted });

/** A long list of events leaves room to the other columns. */
export const events = style({ display: "inline-block", maxInlineSize: "24rem" });
