import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";

/** A time that is cut in half reads as another time. */
export const time = style(component({ overflowWrap: "normal", wordBreak: "normal" }));
