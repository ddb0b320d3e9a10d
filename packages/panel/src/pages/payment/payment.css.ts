import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule } from "../../styles/rule.ts";

const { color, font, space } = vars;

/** The summary in one line: amount, direction, method. */
export const sum = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.md,
    color: color.text.muted,
    overflowWrap: "anywhere",
  }),
);
export const amount = style(
  rule({
    fontSize: font.size.xxl,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    fontVariantNumeric: "tabular-nums",
    "@media": { [phone]: { fontSize: font.size.xl } },
  }),
);
export const banner = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md }));
export const buttons = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
/** Side by side if there is space: the filled-in fields, and the user's money. */
export const columns = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
    alignItems: "start",
    columnGap: space.xxl,
    rowGap: space.xl,
  }),
);
export const none = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
