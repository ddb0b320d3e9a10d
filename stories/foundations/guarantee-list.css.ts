import { globalStyle, style } from "@vanilla-extract/css";
import { documentation, line } from "../frame/documentation.css.ts";

export const list = style([
  documentation,
  {
    display: "grid",
    gap: "1rem",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(24rem, 100%), 1fr))",
    margin: "1.5rem 0",
    padding: 0,
    listStyle: "none",
  },
]);

export const guarantee = style({
  display: "grid",
  alignContent: "start",
  gap: "0.5rem",
  minInlineSize: 0,
  padding: "1rem 1.25rem",
  border: line,
  borderRadius: "0.5rem",
});

export const name = style({ margin: 0, fontSize: "1rem", fontWeight: 700 });
export const text = style({ margin: 0 });
globalStyle(`${guarantee} a`, { color: "inherit", fontWeight: 600 });

export const tests = style({
  margin: "0.5rem 0 0",
  paddingInlineStart: "1.1rem",
  listStyle: "disc",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
});
