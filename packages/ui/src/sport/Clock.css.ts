import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";

/** Half a time says another one. */
export const time = style(component({ overflowWrap: "normal", wordBreak: "normal" }));
