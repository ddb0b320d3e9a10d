import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { siteLayer } from "../styles/layer.css.ts";
import { rule } from "../styles/rule.ts";

const { font, layout, space } = vars;

/** Ink on paper, whatever the brand's background is: the system's own colours in light mode. */
export const paper = style(
  rule({
    colorScheme: "light",
    maxInlineSize: layout.reading,
    margin: "0 auto",
    padding: space.xl,
    display: "grid",
    gap: space.lg,
    color: "CanvasText",
    backgroundColor: "Canvas",
    "@media": { print: { maxInlineSize: "none", padding: 0 } },
  }),
);
/** The class is doubled to win over the brand's colours on the copied elements. */
globalStyle(`${paper}${paper} *`, { "@layer": { [siteLayer]: { color: "CanvasText" } } });
/** The page around the sheet. */
export const ground = style(rule({ colorScheme: "light", backgroundColor: "Canvas" }));
export const head = style(rule({ fontSize: font.size.sm, color: "CanvasText" }));
export const title = style(rule({ fontSize: font.size.xxl, color: "CanvasText" }));
export const foot = style(
  rule({ paddingBlockStart: space.sm, borderBlockStart: "1px solid", fontSize: font.size.sm, color: "CanvasText" }),
);
