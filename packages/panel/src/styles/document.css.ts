import { globalStyle } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/** Compact is for a pointer that hits small things; a finger keeps its room. */
globalStyle(
  ':root[data-density="compact"]',
  rule({ "@media": { "(pointer: fine)": { vars: { "--lv-panel-row": "1.625rem" } } } }),
);
globalStyle(":root", rule({ vars: { "--lv-panel-row": "2.25rem" } }));
