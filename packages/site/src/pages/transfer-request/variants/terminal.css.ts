import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, medium, rule } from "../../../styles/rule.ts";

const { color, font, radius, space, stroke } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "52rem",
    marginInline: "auto",
  }),
);
/** All controls are large enough for a gloved finger. */
globalStyle(`${page} button, ${page} a, ${page} input`, rule({ minBlockSize: gloveTarget }));
globalStyle(`${page} h2`, rule({ fontSize: font.size.xl }));

export const doors = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    // The first screen is its two keys: they are as high as the window lets them be.
    "@media": {
      [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridAutoRows: "clamp(11rem, 52dvh, 26rem)" },
    },
  }),
);
const door = {
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space.md,
  minBlockSize: "11rem",
  padding: space.xl,
  borderRadius: radius.lg,
  border: `${stroke.mark} solid transparent`,
  fontSize: font.size.xxl,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: { "&:is(:hover, :active)": { borderColor: color.text.strong } },
} as const;
/** Money in and money out differ by colour, arrow and text. */
export const inward = style(rule({ ...door, backgroundColor: color.success.base, color: color.success.on }));
export const outward = style(rule({ ...door, backgroundColor: color.danger.base, color: color.danger.on }));
export const down = style(rule({ rotate: "180deg" }));

export const head = style(rule({ display: "grid", gap: space.xs }));
export const question = style(rule({ margin: 0, color: color.text.strong, outline: "none", overflowWrap: "anywhere" }));
export const summary = style(rule({ margin: 0, color: color.text.muted, overflowWrap: "anywhere" }));
export const four = style(
  rule({ "@media": { [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space.lg } } }),
);
export const actions = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    gap: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `${stroke.line} solid ${color.border.subtle}`,
  }),
);
/** Back takes a third of the row; with long texts each has its own row. */
globalStyle(`${actions} > :first-child`, rule({ flex: "1 1 8rem", minInlineSize: "min-content" }));
globalStyle(`${actions} > :last-child:not(:first-child)`, rule({ flex: "2 1 14rem", minInlineSize: "min-content" }));
