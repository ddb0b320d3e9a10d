import { globalStyle, style } from "@vanilla-extract/css";
import { documentation, line } from "../frame/documentation.css.ts";

export const sections = style([documentation, { display: "grid", gap: "1.5rem", marginBlock: "1.5rem" }]);
globalStyle(`${sections} h3`, { margin: "0 0 0.5rem", fontSize: "1rem", fontWeight: 700 });
globalStyle(`${sections} ul`, { margin: 0, paddingInlineStart: "1.1rem", listStyle: "disc" });
globalStyle(`${sections} li + li`, { marginBlockStart: "0.25rem" });
globalStyle(`${sections} p`, { margin: 0 });
globalStyle(`${sections} a`, { color: "inherit", fontWeight: 600, textUnderlineOffset: "0.2em" });
globalStyle(`${sections} code`, { fontSize: "0.875em" });

export const lead = style([documentation, { margin: "0 0 1.5rem", maxInlineSize: "44rem", fontSize: "1.125rem" }]);

/** Two texts beside each other, below each other where there is no room. */
export const pair = style({
  display: "grid",
  gap: "1.5rem",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
});

/** Short tables beside each other. */
export const columns = style({ gap: "2rem", gridTemplateColumns: "repeat(auto-fill, minmax(min(26rem, 100%), 1fr))" });

const cell = style({ minInlineSize: 0, paddingBlockStart: "0.75rem" });
export const right = style([cell, { borderBlockStart: "3px solid #1f9d63" }]);
export const wrong = style([cell, { borderBlockStart: "3px solid #d9485f" }]);

/** A live example on the ground of the toolbar's skin. */
export const stage = style({
  overflow: "hidden",
  marginBlockEnd: "0.5rem",
  border: line,
  borderRadius: "0.5rem",
  contain: "layout paint",
});

/** The table of props is wider than a phone. */
export const scroller = style({ overflowX: "auto" });

/** Keys wrap before what they do becomes narrow. */
export const table = style({ inlineSize: "100%", marginBlockEnd: "0.75rem", borderCollapse: "collapse" });
globalStyle(`${table} :is(th, td)`, {
  padding: "0.4rem 1rem 0.4rem 0",
  borderBlockEnd: line,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { fontSize: "0.8125rem", fontWeight: 700 });
globalStyle(`${table} tbody th`, { inlineSize: "34%" });
globalStyle(`${table} kbd`, {
  padding: "0.05rem 0.35rem",
  border: line,
  borderRadius: "0.25rem",
  font: "inherit",
  fontSize: "0.875em",
  whiteSpace: "nowrap",
});
