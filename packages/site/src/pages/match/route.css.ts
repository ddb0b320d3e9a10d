import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

export const trail = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    gap: space.sm,
    marginBlockEnd: space.sm,
    color: color.text.muted,
    fontSize: font.size.sm,
  }),
);
export const markets = style(rule({ display: "grid", gap: space.lg }));
export const prices = style(rule({ display: "grid", gap: space.sm }));
export const price = style(rule({ textAlign: "center" }));
export const columns = styleVariants({
  two: rule({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
  three: rule({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  many: rule({ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" }),
});
