import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { fullRows } from "../styles/full-rows.css.ts";
import { rule } from "../styles/rule.ts";

const { color, density, font, motion, radius, shadow, space } = vars;

export const container = style(rule({ containerType: "inline-size", minInlineSize: 0 }));
export const wall = style([fullRows, rule({ gap: space.md })]);
export const card = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto auto",
    gap: space.md,
    minInlineSize: 0,
    padding: space.md,
    paddingBlockEnd: space.xs,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
    transition: `border-color ${motion.fast} ${motion.standard}, box-shadow ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { borderColor: color.accent.border, boxShadow: shadow.md },
      // A card with a selection in the slip is visible at a glance.
      '&:has([aria-pressed="true"])': { borderColor: color.selected.border },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { '&:has([aria-pressed="true"])': { borderColor: "Highlight" } } },
    },
  }),
);
export const head = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    fontSize: font.size.sm,
    lineHeight: font.line.snug,
    color: color.text.muted,
  }),
);
export const when = style(
  rule({
    flexShrink: 0,
    maxInlineSize: "70%",
    fontWeight: font.weight.semibold,
    color: color.accent.ink,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const tournament = style(
  rule({ display: "flex", alignItems: "center", gap: space.xs, minInlineSize: 0, marginInlineStart: "auto" }),
);
export const tournamentName = style(rule({ minInlineSize: 0, overflowWrap: "anywhere" }));
/** One team above the other, however long: a pair on one line wraps badly. */
export const teams = style(
  rule({
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: space.hair,
    minInlineSize: 0,
    minBlockSize: density.touch,
    color: color.text.strong,
    fontSize: font.size.md,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    borderRadius: radius.sm,
    selectors: {
      "&:hover": { color: color.accent.ink },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const prices = style(
  rule({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: space.sm }),
);
export const more = style(
  rule({
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    overflowWrap: "anywhere",
    minBlockSize: density.controlSm,
    borderRadius: radius.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&:hover": { color: color.text.strong, backgroundColor: color.hover },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: density.touch } },
  }),
);
