import { frameLines, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { gloveTarget, rule } from "../../../styles/rule.ts";

const { color, font, radius, section, space, stroke } = vars;

/** From this width of the list on, match, prices and the way on share a row. */
const oneRow = "(min-width: 72rem)";

export const frame = style(rule({ containerType: "inline-size", display: "grid", gap: space.lg }));
export const list = style(rule({ display: "grid", gap: space.md }));
export const plate = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: `"match more" "prices prices"`,
    alignItems: "center",
    gap: space.md,
    padding: space.md,
    ...frameLines,
    borderRadius: radius.lg,
    backgroundColor: color.surface,
    "@container": {
      [oneRow]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 30rem) auto",
        gridTemplateAreas: `"match prices more"`,
      },
    },
  }),
);
export const match = style(
  rule({
    gridArea: "match",
    display: "grid",
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: gloveTarget,
    borderRadius: radius.sm,
    color: color.text.base,
    selectors: { "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}`, outlineOffset: space.hair } },
  }),
);
/** Above the names: league, clock, and that bets are stopped. */
export const state = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
  }),
);
export const league = style(rule({ minInlineSize: 0, overflowWrap: "anywhere" }));
export const clock = style(
  rule({ color: section.live.ink, fontWeight: font.weight.semibold, fontVariantNumeric: "tabular-nums" }),
);
export const suspended = style(rule({ color: color.warning.ink }));
export const team = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    fontSize: font.size.xl,
    lineHeight: font.line.snug,
  }),
);
export const name = style(
  rule({
    minInlineSize: 0,
    overflowWrap: "anywhere",
    color: color.text.strong,
    fontWeight: font.weight.semibold,
  }),
);
/** Below each other at the end of the names. */
export const score = style(rule({ marginInlineStart: "auto", flexShrink: 0 }));
export const prices = style(
  rule({
    gridArea: "prices",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: space.sm,
  }),
);
export const price = style(
  rule({ minInlineSize: 0, minBlockSize: `calc(${gloveTarget} * 1.25)`, fontSize: font.size.xl }),
);
export const none = style(rule({ gridArea: "prices", margin: 0, color: color.text.muted, textAlign: "center" }));
export const more = style(
  rule({
    gridArea: "more",
    display: "grid",
    placeItems: "center",
    minInlineSize: gloveTarget,
    minBlockSize: gloveTarget,
    borderRadius: radius.md,
    color: color.text.muted,
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    selectors: {
      "&:hover": { backgroundColor: color.press, color: color.text.strong },
      "&:focus-visible": { outline: `${stroke.focus} solid ${color.focus}` },
    },
  }),
);
/** Back and on, as wide as the list: the two keys that are pressed most. */
export const pages = style(
  rule({ display: "grid", gridTemplateColumns: "1fr auto 1fr", alignItems: "center", gap: space.md }),
);
export const position = style(rule({ color: color.text.muted, fontVariantNumeric: "tabular-nums" }));
