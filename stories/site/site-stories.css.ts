import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

/** The column beside a page in which a slip stands that does not lie over it. */
export const rail = style({ inlineSize: `min(100%, ${vars.layout.rail})`, marginInlineStart: "auto" });
