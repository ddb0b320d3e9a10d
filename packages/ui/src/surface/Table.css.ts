import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, space } = vars;
/** Of the table's own place, not of the screen: a table in a narrow rail folds too. */
const narrow = "(max-width: 36rem)";

export const wrap = style(
  component({ position: "relative", containerType: "inline-size", minInlineSize: 0, overflowX: "auto" }),
);
export const table = style(component({ "@container": { [narrow]: { display: "block" } } }));
export const head = style(
  component({
    "@container": {
      [narrow]: {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
    },
  }),
);
export const headCell = style(
  component({
    paddingInline: space.lg,
    paddingBlock: space.sm,
    textAlign: "start",
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
    backgroundColor: color.sunken,
    overflowWrap: "anywhere",
  }),
);
export const headFigures = style(component({ textAlign: "end" }));
export const rows = style(component({ "@container": { [narrow]: { display: "block" } } }));
export const row = style(
  component({
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    selectors: { "&:last-child": { borderBlockEnd: 0 }, "&:hover": { backgroundColor: color.hover } },
    "@container": { [narrow]: { display: "block", paddingBlock: space.sm, paddingInline: space.lg } },
  }),
);
export const cell = style(
  component({
    paddingInline: space.lg,
    paddingBlock: space.md,
    verticalAlign: "baseline",
    overflowWrap: "anywhere",
    "@container": {
      [narrow]: {
        display: "flex",
        justifyContent: "space-between",
        gap: space.lg,
        padding: 0,
        paddingBlock: space.xs,
        textAlign: "end",
        overflowWrap: "anywhere",
        selectors: {
          "&::before": {
            // Shown, not read: the reader says the column's head by itself.
            content: "attr(data-head) / ''",
            color: color.text.muted,
            fontSize: font.size.sm,
            textAlign: "start",
            whiteSpace: "normal",
            flexShrink: 0,
            maxInlineSize: "50%",
          },
        },
      },
    },
  }),
);
export const figures = style(
  component({
    textAlign: "end",
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    // An amount is never broken: it goes below its head where it has no room beside it.
    "@container": { [narrow]: { flexWrap: "wrap" } },
  }),
);
