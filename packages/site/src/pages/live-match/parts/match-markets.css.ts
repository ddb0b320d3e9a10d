import { vars } from "@livery/ui/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

export const markets = style(rule({ display: "grid", gap: space.md }));

export const lines = style(rule({ display: "grid", gap: space.sm }));

export const prices = style(rule({ display: "grid", gap: space.sm }));

export const columns = styleVariants({
  two: rule({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
  three: rule({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  many: rule({ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" }),
});
