import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, radius, space } = vars;

export const banner = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    columnGap: space.md,
    rowGap: space.sm,
    padding: space.md,
    paddingInline: space.lg,
    border: "1px solid",
    borderRadius: radius.md,
    color: color.text.base,
    lineHeight: font.line.snug,
  }),
);
const tone = (of: { readonly soft: string; readonly border: string }) =>
  component({ backgroundColor: of.soft, borderColor: of.border });
export const tones = styleVariants({
  info: tone(color.info),
  success: tone(color.success),
  warning: tone(color.warning),
  error: tone(color.danger),
});
export const mark = style(
  component({
    marginBlockStart: "0.0625rem",
    selectors: {
      [`${tones.info} > &`]: { color: color.info.ink },
      [`${tones.success} > &`]: { color: color.success.ink },
      [`${tones.warning} > &`]: { color: color.warning.ink },
      [`${tones.error} > &`]: { color: color.danger.ink },
    },
  }),
);
export const text = style(
  component({ flex: "1 1 12rem", minInlineSize: 0, overflowWrap: "anywhere", display: "grid", gap: "0.125rem" }),
);
export const title = style(component({ fontWeight: font.weight.semibold, color: color.text.strong }));
export const action = style(component({ display: "flex", alignItems: "center", gap: space.sm, alignSelf: "center" }));
export const close = style(component({ marginBlock: "-0.375rem", marginInlineEnd: `calc(-1 * ${space.sm})` }));
