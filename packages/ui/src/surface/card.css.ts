import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, font, radius, shadow, space } = vars;

export const card = style(
  component({
    minInlineSize: 0,
    backgroundColor: color.surface,
    ...frameLines,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    boxShadow: shadow.sm,
    overflow: "clip",
  }),
);
export const head = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    rowGap: 0,
    minBlockSize: vars.density.row,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
/** The aside wraps below the title if the two do not fit. */
export const title = style(
  component({ flex: "1 1 min(6em, 100%)", fontSize: font.size.lg, lineHeight: font.line.snug, minInlineSize: 0 }),
);
export const aside = style(
  component({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.sm, maxInlineSize: "100%" }),
);
export const body = style(component({ padding: space.lg }));
export const flush = style(component({}));
