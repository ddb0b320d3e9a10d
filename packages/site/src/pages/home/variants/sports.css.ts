import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule } from "../../../styles/rule.ts";
import { linkRow, rowCount } from "../parts/link-row.css.ts";

const { color, font, radius, space, stroke } = vars;

/** Width of the page's content (beside a slip, or alone) from which a rail stands beside the matches. */
const railed = "(min-width: 50rem)";

export const container = style(
  rule({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }),
);
export const head = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
  }),
);
export const title = style(
  rule({ maxInlineSize: "30rem", fontSize: font.size.xl, outline: "none", color: color.text.strong }),
);
export const front = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    alignItems: "start",
    "@container": {
      [railed]: {
        gridTemplateColumns: "minmax(10rem, 14rem) minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr",
        gridTemplateAreas: `"rail middle" "offers middle"`,
      },
    },
  }),
);
/** A column; without space for it, a line above the matches. */
export const rail = style(
  rule({
    minInlineSize: 0,
    "@container": {
      [railed]: {
        gridArea: "rail",
        padding: space.xs,
        border: `${stroke.line} solid ${color.border.subtle}`,
        borderRadius: radius.lg,
        backgroundColor: color.surface,
      },
    },
  }),
);
/** At the bottom of the rail, where late content moves nothing; it stays while the matches scroll. */
export const offers = style(
  rule({
    minInlineSize: 0,
    "@container": {
      [railed]: { gridArea: "offers", position: "sticky", insetBlockStart: `calc(${headSpace} + ${space.md})` },
    },
  }),
);
export const sports = style(
  rule({
    display: "flex",
    gap: space.xs,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
    padding: space.hair,
    "@container": { [railed]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", overflowX: "visible" } },
  }),
);
/** Without space for the rail the days below have the same leagues. */
export const leagues = style(
  rule({
    display: "none",
    "@container": {
      [railed]: {
        display: "block",
        marginBlockStart: space.xs,
        borderBlockStart: `${stroke.line} solid ${color.border.subtle}`,
      },
    },
  }),
);
export const sportItem = style(rule({ flexShrink: 0, minInlineSize: 0 }));
export const sport = style([linkRow, rule({ paddingInline: space.md, borderRadius: radius.md })]);
export const sportName = style(rule({ minInlineSize: 0, overflowWrap: "anywhere" }));
export const count = style([rowCount, rule({ marginInlineStart: "auto" })]);
export const middle = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    minInlineSize: 0,
    "@container": { [railed]: { gridArea: "middle" } },
  }),
);
