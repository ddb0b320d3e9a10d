import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const rows = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm }));
export const none = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
/** A ledger line: its number in the margin, its parts, its actions. */
export const row = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: space.md,
    alignItems: "start",
    minInlineSize: 0,
    paddingBlock: space.sm,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
export const number = style(rule({ fontSize: font.size.xs, color: color.text.muted, paddingBlockEnd: space.xs }));
export const parts = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
    gap: space.md,
    alignItems: "start",
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
export const tools = style(rule({ display: "flex", gap: space.xs, justifyContent: "end" }));
export const add = style(rule({ justifySelf: "start" }));
