import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

export const root = style(
  component({
    isolation: "isolate",
    minBlockSize: "100dvh",
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.md,
    color: vars.color.text.base,
    backgroundColor: vars.color.page,
  }),
);
