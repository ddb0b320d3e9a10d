import { tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { gloveTarget, partRule } from "../../../styles/rule.ts";

const { color, font, motion, radius, space, stroke } = vars;

export const list = style(partRule({ display: "grid", gap: space.md, margin: 0, padding: 0, listStyle: "none" }));
export const item = style(partRule({ display: "grid", minInlineSize: 0 }));
export const key = style(
  partRule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "center",
    alignItems: "center",
    columnGap: space.md,
    minBlockSize: gloveTarget,
    padding: `${space.md} ${space.lg}`,
    textAlign: "start",
    overflowWrap: "anywhere",
    borderRadius: radius.md,
    borderEndStartRadius: tails.md,
    border: `${stroke.line} solid ${color.border.strong}`,
    backgroundColor: color.surface,
    color: color.text.strong,
    touchAction: "manipulation",
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:active": { backgroundColor: color.press },
      "&[aria-pressed=true]": {
        borderColor: color.selected.border,
        backgroundColor: color.selected.ground,
        color: color.selected.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[aria-pressed=true]": { borderColor: "Highlight" } } },
    },
  }),
);
export const title = style(partRule({ fontSize: font.size.lg, fontWeight: font.weight.semibold }));
export const detail = style(
  partRule({ gridColumn: 1, fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums" }),
);
export const mark = style(partRule({ gridColumn: 2, gridRow: "1 / span 2" }));
export const problem = style(partRule({ color: color.danger.ink, margin: 0 }));
