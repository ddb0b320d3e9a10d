import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { roomy, rule, wide } from "../../styles/rule.ts";

const { color, font, motion, space } = vars;

/** On a wide screen both halves fill the page's sheet, and scroll separately. */
export const root = style(rule({ "@media": { [wide]: { flex: 1, minBlockSize: 0 } } }));
export const treePanel = style(
  rule({
    display: "flex",
    flexDirection: "column",
    gap: space.sm,
    minBlockSize: 0,
    "@media": { [wide]: { blockSize: "100%" } },
  }),
);
export const tree = style(
  rule({
    overflowY: "auto",
    outline: "none",
    borderBlockStart: `${vars.stroke.mark} solid ${color.text.strong}`,
    containerType: "inline-size",
  }),
);
export const none = style(rule({ color: color.text.muted }));
export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: "1.5rem minmax(0, 1fr) auto minmax(7rem, auto)",
    alignItems: "center",
    columnGap: space.sm,
    minBlockSize: "var(--lv-panel-row)",
    paddingInlineEnd: space.md,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    cursor: "pointer",
    fontSize: font.size.sm,
    outlineOffset: "-2px",
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      '&[aria-selected="true"]': {
        backgroundColor: color.accent.soft,
        color: color.text.strong,
        fontWeight: font.weight.semibold,
      },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: vars.density.touch } },
    "@container": { "(max-width: 26rem)": { gridTemplateColumns: "1.5rem minmax(0, 1fr) minmax(6rem, auto)" } },
  }),
);
const indent = (steps: number) => `calc(${steps} * ${vars.space.xl})`;
export const levels = styleVariants({
  1: rule({ paddingInlineStart: 0 }),
  2: rule({ paddingInlineStart: indent(1) }),
  3: rule({ paddingInlineStart: indent(2) }),
  4: rule({ paddingInlineStart: indent(3) }),
  5: rule({ paddingInlineStart: indent(4) }),
  6: rule({ paddingInlineStart: indent(5) }),
  7: rule({ paddingInlineStart: indent(6) }),
  8: rule({ paddingInlineStart: indent(7) }),
} as Record<number, ReturnType<typeof rule>>);
export const knob = style(
  rule({ display: "grid", placeItems: "center", alignSelf: "stretch", color: color.text.muted }),
);
export const arrow = style(
  rule({
    transition: `rotate ${motion.base}`,
  }),
);
export const arrowOpen = style(rule({ rotate: "90deg", selectors: { '[dir="rtl"] &': { rotate: "-90deg" } } }));
export const rowName = style(rule({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }));
export const passive = style(rule({ color: color.danger.ink, fontWeight: font.weight.regular }));
export const quota = style(
  rule({
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    "@container": { "(max-width: 26rem)": { display: "none" } },
  }),
);
export const rowFigure = style(rule({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }));
/** Beside the tree if both fit (`SplitPane`); the separator is its border. */
export const detail = style(
  rule({
    display: "grid",
    gap: space.lg,
    alignContent: "start",
    minInlineSize: 0,
    "@media": { [roomy]: { paddingInlineStart: space.md } },
  }),
);
export const detailTitle = style(rule({ fontSize: font.size.lg, outline: "none" }));
export const flags = style(rule({ display: "flex", flexWrap: "wrap", gap: space.xs }));
