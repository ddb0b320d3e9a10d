import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

export const pattern = style(
  rule({ position: "absolute", inset: 0, zIndex: -1, blockSize: "100%", inlineSize: "100%", opacity: 0.7 }),
);
