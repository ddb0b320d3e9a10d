import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { roomy, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

export const small = style(rule({}));
globalStyle(`${small} > [role=group]`, rule({ "@media": { [roomy]: { inlineSize: "17rem" } } }));
export const list = style(rule({ display: "flex", flexDirection: "column", padding: space.md, overflowY: "auto" }));
export const views = style(rule({ display: "flex", flexDirection: "column", minBlockSize: 0, overflowY: "auto" }));
export const view = style(
  rule({ display: "flex", alignItems: "center", borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}` }),
);
export const open = style(
  rule({
    flex: 1,
    minInlineSize: 0,
    paddingInline: space.md,
    minBlockSize: vars.density.control,
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { backgroundColor: color.press },
      '&[aria-current="true"]': { fontWeight: font.weight.semibold, boxShadow: `inset 2px 0 0 ${color.accent.base}` },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: vars.density.touch } },
  }),
);
export const none = style(rule({ padding: space.md, color: color.text.muted, fontSize: font.size.sm }));
export const form = style(
  rule({
    display: "grid",
    gap: space.sm,
    padding: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.base}`,
  }),
);
