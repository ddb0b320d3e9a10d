import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";

const { color, font, space } = vars;

export const page = style(rule({ maxInlineSize: "60rem", marginInline: "auto" }));
export const filter = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    marginBlockEnd: space.lg,
  }),
);
/** On a phone below the chips, as wide as they are. */
export const span = style(rule({ flex: "1 1 auto", "@media": { [medium]: { flex: "none", inlineSize: "auto" } } }));
export const list = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
export const when = style(rule({ fontVariantNumeric: "tabular-nums" }));
export const reason = style(rule({ display: "grid", justifyItems: "start", minInlineSize: "7rem" }));
export const note = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
