import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { space } = vars;

/** One column: lines come and go in play, and no card may move beside another for it. */
export const markets = style(rule({ display: "grid", gap: space.md }));
