import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { layer } from "../styles/layers.css.ts";
import { vars } from "../tokens/contract.css.ts";
import { dialog } from "./dialog.css.ts";

const { color, font, space, z } = vars;

/** The doubled class overrides the dialog's z-index whatever the order of the stylesheets. */
export const above = style(component({ selectors: { "&&": { zIndex: z.overlay } } }));
export const notice = style([
  dialog,
  component({ alignItems: "center", textAlign: "center", gap: space.sm, padding: space.xl }),
]);
/** At the head of the window, where no button of a slip or a form stands. Presses beside it reach the page. */
export const aside = style(
  component({
    selectors: { "&&": { placeItems: "start center" } },
    paddingBlockStart: `calc(${vars.layout.header} + ${space.sm})`,
  }),
);
export const passing = style(component({ selectors: { "&&": { gap: space.xs, padding: space.md } } }));
export const mark = style(
  component({
    display: "grid",
    placeItems: "center",
    inlineSize: "3.5rem",
    blockSize: "3.5rem",
    borderRadius: "50%",
    marginBlockEnd: space.xs,
  }),
);
const tone = (of: { readonly ink: string; readonly soft: string }) =>
  component({ color: of.ink, backgroundColor: of.soft });
export const tones = styleVariants({
  success: tone(color.success),
  failure: tone(color.danger),
  warning: tone(color.warning),
  info: tone(color.info),
  busy: component({ color: color.accent.ink }),
});
export const title = style(component({ fontSize: font.size.xl, lineHeight: font.line.snug }));
export const text = style(
  component({ color: color.text.muted, maxInlineSize: "100%", fontVariantNumeric: "tabular-nums" }),
);
export const foot = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: space.sm,
    inlineSize: "100%",
    marginBlockStart: space.md,
  }),
);
globalStyle(`${foot} > *`, { "@layer": { [layer.components]: { flex: "1 1 8rem" } } });
