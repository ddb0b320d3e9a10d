import { globalStyle } from "@vanilla-extract/css";
import { narrow, rule } from "./rule.ts";

/** Compact density is for a precise pointer; touch keeps its target size. */
globalStyle(
  ':root[data-density="compact"]',
  rule({ "@media": { "(pointer: fine)": { vars: { "--lv-panel-row": "1.625rem" } } } }),
);
globalStyle(":root", rule({ vars: { "--lv-panel-row": "2.25rem" } }));
/** If the tabs are at the foot, toasts are above them. */
globalStyle(":root", rule({ "@media": { [narrow]: { vars: { "--lv-toast-foot": "3.5rem" } } } }));
