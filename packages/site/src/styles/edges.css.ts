import { vars } from "@livery/ui/contract";
import { globalStyle } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/** What the page's foot keeps free: the mobile shell's navigation, and in both the screen's own edge. */
globalStyle(":root", rule({ vars: { "--lv-foot": "env(safe-area-inset-bottom, 0px)" } }));
globalStyle(
  ':root[data-shell="mobile"]',
  rule({ vars: { "--lv-foot": "calc(3.75rem + env(safe-area-inset-bottom, 0px))" } }),
);

/** What the page's head takes; a header that is higher, or of which less stays, says so itself. */
globalStyle(":root", rule({ vars: { "--lv-head": vars.layout.header } }));

/** What lies over the page's end as long as it is there: a slip's handle, its open drawer. The page makes way for it. */
globalStyle(":root", rule({ vars: { "--lv-side": "0px" } }));
