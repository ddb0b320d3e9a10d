import { style } from "@vanilla-extract/css";
import { noRail, rule } from "../../../styles/rule.ts";

export const roomy = style(rule({ "@media": { [noRail]: { display: "none" } } }));
