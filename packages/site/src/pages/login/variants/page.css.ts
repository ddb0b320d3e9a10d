import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, font, radius, shadow, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    minBlockSize: "min(80dvh, 40rem)",
    borderRadius: radius.xl,
    borderEndStartRadius: tails.xl,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: shadow.md,
    "@media": { [medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  }),
);
export const brand = style(
  rule({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "space-between",
    gap: space.xl,
    padding: space.xxl,
  }),
);
export const mark = style(rule({ justifySelf: "start", minBlockSize: "1.5rem" }));
export const text = style(rule({ fontSize: font.size.xl, color: color.text.strong, maxInlineSize: "18rem" }));
export const form = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    gap: space.xl,
    padding: space.xxl,
  }),
);
export const title = style(rule({ fontSize: font.size.xxl, outline: "none" }));
export const back = style(
  rule({
    justifySelf: "start",
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    color: color.accent.ink,
    textDecoration: "underline",
  }),
);
