import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

export const mark = style(
  component({
    display: "grid",
    placeItems: "center",
    inlineSize: "3.25rem",
    blockSize: "3.25rem",
    borderRadius: "50%",
    color: vars.color.danger.ink,
    backgroundColor: vars.color.danger.soft,
  }),
);
