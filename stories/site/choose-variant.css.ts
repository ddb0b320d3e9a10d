import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { documentation } from "../frame/documentation.css.ts";

/** On the ground of the toolbar's skin, as the pictures are. */
export const siblings = style([
  documentation,
  {
    "@media": { "(prefers-color-scheme: dark)": { color: vars.color.text.base } },
    display: "grid",
    gap: "1.5rem 1.25rem",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
    margin: 0,
    padding: 0,
    color: vars.color.text.base,
    listStyle: "none",
  },
]);

export const sibling = style({ position: "relative", display: "grid", gap: "0.375rem", alignContent: "start" });

/** The picture is pressed as its link. */
export const link = style({
  color: "inherit",
  fontWeight: 700,
  textUnderlineOffset: "0.2em",
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const when = style({ margin: 0, fontSize: "0.8125rem" });
