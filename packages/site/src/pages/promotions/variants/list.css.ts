import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const page = style(rule({ maxInlineSize: "56rem", marginInline: "auto" }));
export const list = style(rule({ marginBlockEnd: space.xl }));
/** The figure is at the end of the line if there is space, otherwise below the title. */
export const line = style(
  rule({
    flexGrow: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.lg,
    rowGap: space.hair,
    minInlineSize: 0,
  }),
);
export const title = style(rule({ minInlineSize: 0, overflowWrap: "anywhere" }));
export const figure = style(
  rule({ color: color.accent.ink, fontSize: font.size.lg, fontWeight: font.weight.bold, overflowWrap: "anywhere" }),
);
export const unfolded = style(
  rule({
    display: "grid",
    gap: space.lg,
    "@media": {
      [medium]: {
        gridTemplateColumns: "fit-content(14rem) minmax(0, 1fr)",
        alignItems: "start",
      },
    },
  }),
);
export const picture = style(
  rule({
    inlineSize: "100%",
    aspectRatio: "16 / 7",
    borderRadius: radius.md,
    "@media": { [medium]: { inlineSize: "14rem", aspectRatio: "4 / 3" } },
  }),
);
export const text = style(
  rule({ display: "grid", gap: space.lg, minInlineSize: 0, selectors: { "&:only-child": { gridColumn: "1 / -1" } } }),
);
