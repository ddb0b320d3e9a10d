import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, rule, small } from "../styles/rule.ts";

const { color, layout, shadow, space, stroke, z } = vars;

/** At the foot of the window, over everything: a dialog with a text field needs its keys too. */
export const keys = style(
  rule({
    position: "fixed",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: z.overlay,
    // A modal dialog takes the presses of everything outside of it.
    pointerEvents: "auto",
    maxBlockSize: "60dvh",
    overflowY: "auto",
    paddingBlock: `${space.md} calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
    paddingInline: layout.gutter,
    borderBlockStart: `${stroke.mark} solid ${color.border.base}`,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    "@media": { print: { display: "none" } },
  }),
);
/** The keys, and beside them what hides them; as wide as two hands reach. */
export const inside = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(7rem, auto)",
    gap: space.md,
    maxInlineSize: "72rem",
    marginInline: "auto",
    "@media": { [small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
globalStyle(`${keys} button`, rule({ minBlockSize: gloveTarget }));
/** A number needs no row as wide as an alphabet's. */
export const few = style(rule({ maxInlineSize: "40rem" }));
