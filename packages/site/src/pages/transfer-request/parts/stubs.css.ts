import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { partRule } from "../../../styles/rule.ts";

const { font, space } = vars;

export const reference = style(
  partRule({ fontFamily: font.family.figures, fontVariantNumeric: "tabular-nums", letterSpacing: "0.04em" }),
);
export const note = style(partRule({ display: "block" }));
export const end = style(partRule({ display: "grid", justifyItems: "end", gap: space.xs }));
