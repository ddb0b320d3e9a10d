import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, shadow, space, stroke } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "40rem",
    marginInline: "auto",
  }),
);
/** Half of the page each, so that either thumb reaches one. */
export const doors = style(rule({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.md }));
export const door = style(
  rule({
    display: "grid",
    justifyItems: "start",
    alignContent: "space-between",
    gap: space.lg,
    minBlockSize: "7rem",
    padding: space.lg,
    textAlign: "start",
    overflowWrap: "anywhere",
    hyphens: "auto",
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    border: `${stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    boxShadow: shadow.sm,
    color: color.text.strong,
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:active": { backgroundColor: color.press },
      "&:disabled": { color: color.disabled.ink, boxShadow: "none" },
    },
    "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
  }),
);
/** Arrow of incoming money. */
export const inward = style(rule({ rotate: "180deg" }));
export const heading = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
export const begun = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.md }),
);
export const what = style(rule({ margin: 0, minInlineSize: 0, overflowWrap: "anywhere", color: color.text.strong }));
export const method = style(
  rule({ margin: 0, fontSize: font.size.lg, fontWeight: font.weight.semibold, overflowWrap: "anywhere" }),
);
export const actions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.md }));
export const action = style(rule({ flex: "1 1 10rem" }));
export const inside = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
