import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule, sightHeight } from "../../../styles/rule.ts";

const { color, font, layout, space } = vars;
/** Widths of the page's own space: a wide screen also has other content. */
const two = "(min-width: 42rem)";
const three = "(min-width: 60rem)";

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    maxInlineSize: layout.page,
    marginInline: "auto",
  }),
);
export const container = style(rule({ containerType: "inline-size", minInlineSize: 0 }));
export const panes = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: space.lg,
    "@container": {
      [two]: { gridTemplateColumns: "minmax(13rem, 2fr) minmax(0, 3fr)" },
      [three]: { gridTemplateColumns: "minmax(13rem, 4fr) minmax(0, 6fr) minmax(16rem, 5fr)" },
    },
  }),
);
/** A pane that stays in place during the review. */
export const pane = style(rule({ display: "grid", gap: space.md, minInlineSize: 0, margin: 0, padding: 0, border: 0 }));
export const rail = style([
  pane,
  rule({
    alignContent: "start",
    "@container": {
      [two]: {
        // A line separates it from the form.
        borderInlineEnd: `${vars.stroke.line} solid ${color.border.base}`,
        paddingInlineEnd: space.lg,
        gridRow: "1 / span 2",
        position: "sticky",
        insetBlockStart: `calc(${headSpace} + ${space.md})`,
        maxBlockSize: sightHeight,
        overflowY: "auto",
        overscrollBehavior: "contain",
        scrollbarWidth: "thin",
      },
      [three]: { gridRow: 1 },
    },
  }),
]);
export const category = style(
  rule({
    margin: 0,
    paddingBlock: `${space.sm} ${space.xs}`,
    paddingInline: space.md,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
    overflowWrap: "anywhere",
  }),
);
export const methods = style(rule({ display: "grid", minInlineSize: 0 }));
export const summary = style(
  rule({
    minInlineSize: 0,
    "@container": {
      [two]: { gridColumn: 2 },
      [three]: {
        gridColumn: 3,
        position: "sticky",
        insetBlockStart: `calc(${headSpace} + ${space.md})`,
        maxBlockSize: sightHeight,
        overflowY: "auto",
        scrollbarWidth: "thin",
      },
    },
  }),
);
export const heading = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
