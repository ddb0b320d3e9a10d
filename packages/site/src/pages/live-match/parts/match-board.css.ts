import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, section, space } = vars;

export const hidden = style(
  rule({ position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
);

export const board = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.md,
    rowGap: space.xs,
    marginBlockEnd: space.lg,
    padding: space.lg,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    // Drawn as an inset shadow: a border of another width breaks at cut corners.
    boxShadow: `inset 0 ${vars.stroke.mark} 0 ${section.live.base}`,
    backgroundColor: color.surface,
    "@media": {
      "(min-width: 48rem)": {
        gridTemplateColumns: "minmax(0, max-content) auto",
        justifyContent: "start",
        columnGap: space.xxl,
      },
    },
  }),
);

export const state = style(
  rule({
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    gap: space.md,
    fontSize: font.size.sm,
    color: color.text.muted,
  }),
);

export const clock = style(
  rule({ color: section.live.ink, fontWeight: font.weight.bold, fontVariantNumeric: "tabular-nums" }),
);

export const suspended = style(rule({ color: color.warning.ink }));

export const team = style(
  rule({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: space.sm,
    minInlineSize: 0,
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    color: color.text.strong,
  }),
);

export const name = style(rule({ minInlineSize: 0, overflowWrap: "anywhere" }));

export const goals = style(
  rule({ gridColumn: "1 / -1", minInlineSize: 0, selectors: { "&:empty": { display: "none" } } }),
);

export const figures = style(rule({ fontSize: font.size.lg, lineHeight: font.line.snug, textAlign: "end" }));
