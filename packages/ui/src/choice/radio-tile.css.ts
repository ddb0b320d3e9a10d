import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const tile = style(
  component({
    position: "relative",
    display: "grid",
    alignContent: "center",
    gap: space.hair,
    minInlineSize: 0,
    minBlockSize: density.row,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
    overflowWrap: "anywhere",
    transition: transition("background-color"),
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:has(:disabled)": { backgroundColor: "transparent" },
      "&:has(:checked)": { backgroundColor: color.selected.ground, color: color.selected.ink },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: density.touch } },
  }),
);
/** Covers the whole tile: a press anywhere selects it, and the input shows the selected and focus states. */
export const radio = style(
  component({
    appearance: "none",
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    borderRadius: "inherit",
    cursor: "pointer",
    selectors: {
      "&:checked": { boxShadow: `inset 0 0 0 ${vars.stroke.mark} ${color.selected.border}` },
      "&:focus-visible": { outline: `${vars.stroke.focus} solid ${color.focus}`, outlineOffset: "-2px" },
      "&:disabled": { cursor: "not-allowed" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&:checked": { border: "3px solid Highlight" }, "&:focus-visible": { outlineColor: "Highlight" } },
      },
    },
  }),
);
/** On the selected ground the text takes that ground's ink; disabled text is dimmed. */
const inks = {
  [`${tile}:has(:disabled) &`]: { color: color.disabled.ink },
  [`${tile}:has(:checked) &`]: { color: "inherit" },
};
export const title = style(component({ fontWeight: font.weight.semibold, color: color.text.strong, selectors: inks }));
export const detail = style(
  component({ fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums", selectors: inks }),
);
