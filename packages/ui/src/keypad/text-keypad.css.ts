import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, space } = vars;

export const keypad = style(
  component({ display: "grid", gap: space.sm, touchAction: "manipulation", userSelect: "none" }),
);
/** As many keys in a row as fit at a finger's width. */
export const keyboard = style(
  component({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(max(2.75rem, ${density.touch}), 1fr))`,
    gap: space.sm,
  }),
);
/** As on every keypad, zero is in the middle of the last row. */
export const figures = style(component({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }));
export const zero = style(component({ gridColumn: 2 }));
export const foot = style(component({ display: "flex", flexWrap: "wrap", gap: space.sm }));
export const keyboards = style(component({ display: "flex", flexWrap: "wrap", gap: space.sm, flex: "1 1 auto" }));
/** Text on a key, in as many lines as it needs. */
export const small = style(
  component({
    selectors: {
      "&&": {
        flex: "1 1 auto",
        minInlineSize: density.touch,
        paddingInline: space.md,
        paddingBlock: space.xs,
        fontSize: font.size.md,
        lineHeight: font.line.snug,
        overflowWrap: "anywhere",
        textAlign: "center",
      },
    },
  }),
);
export const chosen = style(
  component({
    selectors: {
      "&&": {
        borderColor: color.selected.border,
        backgroundColor: color.selected.ground,
        color: color.selected.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&&": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" } },
      },
    },
  }),
);
export const wide = style(component({ selectors: { "&&": { flex: "4 1 8rem" } } }));
export const back = style(component({ selectors: { "&&": { flex: "0 1 auto", minInlineSize: "4.5rem" } } }));
