import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
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
/** Two columns where there is room for them, read one after the other: cards are of many heights. */
export const markets = style(rule({ columnWidth: "25rem", columnGap: space.md }));
export const market = style(rule({ breakInside: "avoid", marginBlockEnd: space.md }));
export const stacked = style(rule({ textAlign: "center" }));
