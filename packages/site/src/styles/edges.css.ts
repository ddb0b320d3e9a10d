import { vars } from "@livery/ui/contract";
import { globalStyle } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/**
 * The space that the page's foot leaves free: for the mobile shell's navigation, and in both shells for the screen's own edge.
 */
globalStyle(":root", rule({ vars: { "--lv-foot": "env(safe-area-inset-bottom, 0px)" } }));
globalStyle(
  ':root[data-shell="mobile"]',
  rule({ vars: { "--lv-foot": "calc(3.75rem + env(safe-area-inset-bottom, 0px))" } }),
);

/** The height of the page's head; a header that is higher, or that shrinks, sets its own. */
globalStyle(":root", rule({ vars: { "--lv-head": vars.layout.header } }));

/** The width of an overlay at the page's end while it is shown: a slip's handle, its open drawer. The page leaves it free. */
globalStyle(":root", rule({ vars: { "--lv-side": "0px" } }));
