import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { phone, rule } from "../../styles/rule.ts";

const { color, font, radius, space } = vars;

export const group = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.sm, minInlineSize: 0 }),
);
export const head = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space.sm }),
);
export const title = style(rule({ fontSize: font.size.md, overflowWrap: "anywhere" }));
export const actions = style(rule({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space.xs }));
/** In one line, so that rows keep their height. */
export const rowActions = style([actions, rule({ flexWrap: "nowrap", whiteSpace: "nowrap" })]);
export const none = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
/** The fields that are chosen first and are final. */
export const forGood = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    gap: space.lg,
    paddingBlockEnd: space.md,
    "@media": { [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
export const alone = style(rule({ maxInlineSize: "30rem" }));
/** The player's form, on a separate sheet. */
export const preview = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    padding: space.lg,
    backgroundColor: color.surface,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    borderRadius: radius.md,
    overflowWrap: "anywhere",
  }),
);
export const previewTitle = style(
  rule({ display: "grid", gap: space.hair, color: color.text.muted, fontSize: font.size.sm }),
);
export const instructions = style(rule({ fontSize: font.size.sm, color: color.text.strong }));

/** The tables of the categories stand under each other: their columns are as wide in each. */
export const table = style({});
for (const [index, width] of ["20%", "11%", "19%", "13%", "8%", "9%", "13.5rem"].entries())
  globalStyle(
    `${table} thead :is(th, td):nth-child(${index + 1})`,
    rule({ inlineSize: width, whiteSpace: "normal", overflowWrap: "normal" }),
  );
