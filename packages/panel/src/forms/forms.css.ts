import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule, sumRule, wide } from "../styles/rule.ts";

const { color, font, space } = vars;

export const form = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
/** A record's lines have a readable length. */
export const record = style([form, rule({ maxInlineSize: "60rem" })]);
/** A record, with its effect on a sheet that stays visible if there is space. */
export const pair = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    "@media": { [wide]: { gridTemplateColumns: "minmax(0, 60rem) minmax(16rem, 24rem)", columnGap: space.xxl } },
  }),
);
export const beside = style(
  rule({ minInlineSize: 0, "@media": { [wide]: { position: "sticky", insetBlockStart: 0, alignSelf: "start" } } }),
);
export const actions = style(rule({ display: "flex", flexWrap: "wrap", gap: space.sm }));
/** An addition as in a ledger: one line per amount, two rules under the sum. */
export const sum = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.lg, fontSize: font.size.sm }),
);
export const sumLine = style(
  rule({
    display: "grid",
    gridTemplateColumns: "subgrid",
    gridColumn: "1 / -1",
    paddingBlock: space.xs,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const sumLabel = style(rule({ color: color.text.muted, overflowWrap: "anywhere" }));
export const sumFigure = style(
  rule({
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.medium,
    color: color.text.strong,
  }),
);
export const sumTotal = style(
  rule({
    borderBlockEnd: sumRule(color.text.strong),
    borderBlockStart: `${vars.stroke.line} solid ${color.text.strong}`,
  }),
);
export const fields = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
    gap: space.lg,
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
/** As wide as a whole row of fields. */
export const whole = style(rule({ gridColumn: "1 / -1" }));
export const group = style(rule({ display: "grid", gap: space.md }));
export const groupTitle = style(
  rule({
    inlineSize: "100%",
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    paddingBlockEnd: space.xs,
    marginBlockEnd: space.md,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.strong}`,
  }),
);
export const conflict = style(
  rule({
    display: "grid",
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.base}`,
  }),
);
export const conflictName = style(rule({ fontWeight: font.weight.semibold, color: color.text.strong }));
export const was = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
