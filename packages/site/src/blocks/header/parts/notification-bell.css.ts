import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, density, font, radius, space } = vars;

export const head = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.sm,
    overflowWrap: "anywhere",
    padding: space.lg,
    paddingBlockEnd: space.sm,
  }),
);
export const title = style(rule({ fontSize: font.size.md }));
export const list = style(rule({ overflowY: "auto", overscrollBehavior: "contain", paddingInline: space.xs }));
export const item = style(
  rule({
    display: "grid",
    gridTemplateColumns: "0.5rem minmax(0, 1fr)",
    columnGap: space.sm,
    alignItems: "baseline",
    minBlockSize: density.touch,
    padding: space.sm,
    paddingInlineEnd: space.md,
    borderRadius: radius.md,
    outlineOffset: "-2px",
    selectors: {
      "&:hover": { backgroundColor: color.press },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}` },
    },
  }),
);
export const mark = style(
  rule({
    gridColumn: 1,
    alignSelf: "start",
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    marginBlockStart: space.sm,
    borderRadius: radius.pill,
    backgroundColor: color.signal.base,
    "@media": { "(forced-colors: active)": { backgroundColor: "Highlight" } },
  }),
);
const text = rule({
  gridColumn: 2,
  lineHeight: font.line.snug,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
export const read = style([text, rule({ color: color.text.muted })]);
export const unread = style([text, rule({ color: color.text.strong, fontWeight: font.weight.semibold })]);
export const time = style(
  rule({
    gridColumn: 2,
    fontSize: font.size.xs,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
    marginBlockStart: "0.125rem",
  }),
);
export const waiting = style(rule({ padding: space.lg }));
export const empty = style(rule({ padding: space.lg, paddingBlockStart: space.xs, color: color.text.muted }));
export const foot = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: space.xs,
    marginBlockStart: space.xs,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
