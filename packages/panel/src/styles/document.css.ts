import { globalStyle } from "@vanilla-extract/css";
import { narrow, rule } from "./rule.ts";

/** Compact is for a pointer that hits small things; a finger keeps its room. */
globalStyle(
  ':root[data-density="compact"]',
  rule({ "@media": { "(pointer: fine)": { vars: { "--lv-panel-row": "1.625rem" } } } }),
);
globalStyle(":root", rule({ vars: { "--lv-panel-row": "2.25rem" } }));
/** Where the register's tabs lie at the foot, toasts stand above them. */
globalStyle(":root", rule({ "@media": { [narrow]: { vars: { "--lv-toast-foot": "3.5rem" } } } }));
