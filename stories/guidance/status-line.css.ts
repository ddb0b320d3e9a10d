import { style, styleVariants } from "@vanilla-extract/css";
import { documentation } from "../frame/documentation.css.ts";

const status = style([
  documentation,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    margin: "0 0 1rem",
    fontSize: "0.8125rem",
    fontWeight: 600,
    selectors: {
      "&::before": { content: '""', inlineSize: "0.625rem", blockSize: "0.625rem", borderRadius: "50%" },
    },
  },
]);

/** A dot in the colour of the status before its name. */
export const statuses = styleVariants({ stable: "#1f9d63", new: "#2f7fd6", deprecated: "#d9485f" }, (color) => [
  status,
  { selectors: { "&::before": { background: color } } },
]);
