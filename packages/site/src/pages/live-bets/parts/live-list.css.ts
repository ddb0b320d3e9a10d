import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

/** Up to this width of the list a league's name may need two lines. */
const narrow = "(max-width: 33.99rem)";

export const frame = style(
  rule({
    containerType: "inline-size",
    backgroundColor: color.surface,
    ...frameLines,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    overflow: "hidden",
  }),
);
export const header = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    blockSize: "100%",
    // The first header is in the list's corners, which a skin may round beyond the header's padding.
    paddingInline: `max(${space.sm}, calc(${radius.lg} * 0.45))`,
    "@container": { "style(--lv-shape-corner: scoop)": { paddingInline: `max(${space.sm}, ${radius.lg})` } },
    backgroundColor: color.sunken,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    fontFamily: font.family.text,
    // The header's height is fixed (§9): larger letters would be cut.
    fontSize: `min(${font.size.xs}, 0.9375rem)`,
    fontWeight: font.weight.semibold,
    letterSpacing: 0,
    lineHeight: vars.font.line.snug,
    color: color.text.base,
    whiteSpace: "nowrap",
    overflow: "hidden",
  }),
);
/** Two lines, whose letters fit the header's height. */
const inTwoLines = {
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  fontSize: `min(${font.size.xs}, 0.6875rem)`,
  lineHeight: "0.75rem",
} as const;
export const groupName = style(
  rule({ overflow: "hidden", textOverflow: "ellipsis", minInlineSize: 0, "@container": { [narrow]: inTwoLines } }),
);
/** A name that would not fit on one line of a wider list. */
export const longName = style(rule(inTwoLines));
export const category = style(rule({ fontWeight: font.weight.regular, color: color.text.muted }));
export const count = style(
  rule({ marginInlineStart: "auto", color: color.text.muted, fontVariantNumeric: "tabular-nums" }),
);
