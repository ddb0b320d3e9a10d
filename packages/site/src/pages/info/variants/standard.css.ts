import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const page = style(
  rule({ maxInlineSize: `calc(${vars.layout.reading} + 2 * ${vars.space.lg})`, marginInline: "auto" }),
);
