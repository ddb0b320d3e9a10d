import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { font, space } = vars;

export const area = style(
  component({
    minBlockSize: "4.5rem",
    maxBlockSize: "60dvh",
    paddingBlock: space.sm,
    lineHeight: font.line.text,
    resize: "vertical",
    fieldSizing: "content",
  }),
);
