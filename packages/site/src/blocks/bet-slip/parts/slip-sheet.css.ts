import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { font, layout, space } = vars;

/** A sheet as wide as a wide screen would be hard to read. */
export const sheet = style(rule({ maxInlineSize: layout.reading, marginInline: "auto" }));
export const title = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm, fontSize: font.size.lg }),
);
