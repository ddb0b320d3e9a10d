import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";
import { whole } from "./forms.css.ts";

const { color, font, radius, space, stroke } = vars;

export const field = whole;
export const drop = style(
  rule({
    display: "grid",
    gridTemplateColumns: "9rem minmax(0, 1fr)",
    alignItems: "center",
    gap: space.md,
    padding: space.md,
    border: `${stroke.line} dashed ${color.border.strong}`,
    borderRadius: radius.md,
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
export const over = style(
  rule({ borderStyle: "solid", borderColor: color.accent.border, backgroundColor: color.accent.soft }),
);
export const preview = style(
  rule({
    display: "grid",
    placeItems: "center",
    aspectRatio: "16 / 9",
    overflow: "hidden",
    borderRadius: radius.sm,
    backgroundColor: color.sunken,
    color: color.text.muted,
    fontSize: font.size.xs,
    textAlign: "center",
    "@media": { [phone]: { maxInlineSize: "16rem" } },
  }),
);
/** Whole, as its logo or motif may reach the edges. */
export const image = style(rule({ inlineSize: "100%", blockSize: "100%", objectFit: "contain" }));
export const controls = style(rule({ display: "grid", gap: space.sm, minInlineSize: 0 }));
export const buttons = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
export const progress = style(
  rule({
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const status = style(
  rule({
    gridColumn: "1 / -1",
    color: color.text.muted,
    fontSize: font.size.sm,
    selectors: { "&:empty": { display: "none" } },
  }),
);
