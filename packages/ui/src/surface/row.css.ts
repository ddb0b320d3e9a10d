import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, space } = vars;

export const list = style(component({ display: "grid" }));
/** Without side padding: in a card that has its own padding. */
export const bare = style(component({}));
export const row = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.md,
    rowGap: space.xs,
    minBlockSize: density.row,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    selectors: {
      "& + &": { borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}` },
      [`${bare} > &`]: { paddingInline: 0 },
    },
  }),
);
export const side = style(component({ flexShrink: 0, display: "grid", placeItems: "center", color: color.text.muted }));
export const middle = style(
  component({
    // The end content wraps below if the two do not fit.
    flex: "1 1 min(6em, 60%)",
    minInlineSize: 0,
    overflowWrap: "anywhere",
    display: "grid",
    gap: "0.125rem",
  }),
);
export const title = style(
  component({ color: color.text.strong, fontWeight: font.weight.medium, lineHeight: font.line.snug }),
);
export const detail = style(component({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.snug }));
export const end = style(
  component({
    maxInlineSize: "100%",
    marginInlineStart: "auto",
    overflowWrap: "anywhere",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.semibold,
    color: color.text.strong,
  }),
);
