import { frameLines, tails, tornEdges, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, font, motion, radius, shadow, space } = vars;

export const page = style(rule({ maxInlineSize: "56rem", marginInline: "auto" }));
export const tickets = style(rule({ display: "grid", gap: space.md, marginBlockEnd: space.lg }));

const notch = "0.625rem";

/** A stub torn off along a perforation; the notches show the page behind. */
export const ticket = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflowWrap: "anywhere",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    ...tornEdges,
    // It lies on the page; a brand's surface colour may equal that of the page.
    backgroundColor: color.raised,
    boxShadow: shadow.sm,
    overflow: "hidden",
    transition: `box-shadow ${motion.fast} ${motion.standard}, border-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { boxShadow: shadow.md, borderColor: color.accent.border },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
    },
    // Whatever the length of the stub's texts, the body keeps half.
    "@media": { [medium]: { gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)" } },
  }),
);
export const body = style(
  rule({ display: "grid", gap: space.xs, alignContent: "center", padding: space.lg, minInlineSize: 0 }),
);
export const head = style(rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md }));
export const number = style(
  rule({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    letterSpacing: "0.04em",
    overflowWrap: "anywhere",
  }),
);
export const detail = style(rule({ fontSize: font.size.sm, color: color.text.muted }));
export const stub = style(
  rule({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.lg,
    padding: space.lg,
    borderBlockStart: `2px dashed ${color.border.base}`,
    "@media": {
      [medium]: {
        minInlineSize: "18rem",
        borderBlockStart: 0,
        borderInlineStart: `2px dashed ${color.border.base}`,
        selectors: {
          "&::before, &::after": {
            content: "",
            position: "absolute",
            insetInlineStart: `calc(-1px - ${notch})`,
            inlineSize: `calc(2 * ${notch})`,
            blockSize: `calc(2 * ${notch})`,
            borderRadius: "50%",
            border: `${vars.stroke.line} solid ${color.border.subtle}`,
            backgroundColor: color.page,
          },
          "&::before": { insetBlockStart: `calc(-1 * ${notch})` },
          "&::after": { insetBlockEnd: `calc(-1 * ${notch})` },
        },
      },
    },
  }),
);
export const figure = style(rule({ display: "grid", gap: "0.125rem", color: color.text.strong }));
/** A partly sold coupon has two amounts. */
export const amounts = style(rule({ display: "grid", gap: space.sm }));
export const label = style(rule({ fontSize: font.size.xs, color: color.text.muted }));
export const amount = style(rule({ fontWeight: font.weight.figure }));
export const arrow = style(rule({ color: color.text.muted }));
