import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, font, radius, space } = vars;

export const badge = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "1.375rem",
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    // A column of a table is never narrower than the longest word of its badges.
    selectors: { "td &, th &": { overflowWrap: "break-word" } },
    paddingInline: space.sm,
    borderRadius: radius.pill,
    border: `${vars.stroke.line} solid transparent`,
    fontSize: font.size.xs,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    fontVariantNumeric: "tabular-nums",
    "@media": { "(forced-colors: active)": { borderColor: "CanvasText" } },
  }),
);

const soft = (tone: { readonly ink: string; readonly soft: string }) =>
  component({ color: tone.ink, backgroundColor: tone.soft });

export const tones = styleVariants({
  neutral: component({ color: color.text.muted, backgroundColor: color.sunken }),
  accent: soft(color.accent),
  signal: component({ color: color.signal.on, backgroundColor: color.signal.base }),
  success: soft(color.success),
  danger: soft(color.danger),
  warning: soft(color.warning),
  info: soft(color.info),
});
