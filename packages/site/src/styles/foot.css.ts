import { globalStyle } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/** What the page's foot keeps free: the mobile shell's navigation, and in both the screen's own edge. */
globalStyle(":root", rule({ vars: { "--lv-foot": "env(safe-area-inset-bottom, 0px)" } }));
globalStyle(
  ':root[data-shell="mobile"]',
  rule({ vars: { "--lv-foot": "calc(3.75rem + env(safe-area-inset-bottom, 0px))" } }),
);
