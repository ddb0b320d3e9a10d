import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const waiting = style(rule({ display: "grid", gap: space.sm }));
export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(4.5rem, 28%) minmax(0, 1fr)",
    alignItems: "center",
    gap: space.md,
    paddingBlock: space.sm,
    "@media": { [medium]: { gridTemplateColumns: "11rem minmax(0, 1fr)", gap: space.xl } },
  }),
);
export const tile = style(
  rule({
    blockSize: "100%",
    minBlockSize: "4.5rem",
    aspectRatio: "auto",
    borderRadius: radius.md,
    "@media": { [medium]: { minBlockSize: "7rem" } },
  }),
);
export const texts = style(rule({ display: "grid", justifyItems: "start", gap: space.xs, minInlineSize: 0 }));
export const title = style(
  rule({
    minInlineSize: 0,
    fontFamily: font.family.display,
    fontSize: font.size.lg,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    "@media": { [medium]: { fontSize: font.size.xl } },
  }),
);
export const facts = style(
  rule({
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    lineHeight: font.line.snug,
  }),
);
export const unfolded = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
export const picture = style(rule({ borderRadius: radius.md }));
