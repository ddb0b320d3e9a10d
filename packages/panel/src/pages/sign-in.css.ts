import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { phone, rule } from "../styles/rule.ts";

const { color, font, space } = vars;

/** Ruled paper: a line every 2.5 rem, as in a ledger. */
export const root = style(
  rule({
    minBlockSize: "100dvh",
    display: "grid",
    placeItems: "center",
    padding: space.lg,
    backgroundColor: color.page,
    backgroundImage: `repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), ${color.border.subtle} calc(2.5rem - 1px) 2.5rem)`,
    "@media": {
      [phone]: { padding: 0, placeItems: "stretch" },
      "(forced-colors: active)": { backgroundImage: "none" },
    },
  }),
);
export const sheet = style(
  rule({
    inlineSize: "100%",
    maxInlineSize: "26rem",
    display: "grid",
    gap: space.lg,
    alignContent: "start",
    padding: space.xxl,
    paddingInlineStart: `calc(${space.xxl} + ${space.md})`,
    backgroundColor: color.surface,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    // The margin line of a ledger.
    backgroundImage: `linear-gradient(${color.signal.border}, ${color.signal.border}), linear-gradient(${color.signal.border}, ${color.signal.border})`,
    backgroundSize: "1px 100%",
    backgroundRepeat: "no-repeat",
    backgroundPosition: `${space.lg} 0, calc(${space.lg} + 3px) 0`,
    selectors: {
      ':is([dir="rtl"]) &': { backgroundPosition: `calc(100% - ${space.lg}) 0, calc(100% - ${space.lg} - 3px) 0` },
    },
    "@media": { [phone]: { maxInlineSize: "none", border: 0, padding: space.xl, paddingInlineStart: space.xxxl } },
  }),
);
export const head = style(rule({ display: "flex", alignItems: "center", justifyContent: "space-between" }));
export const mark = style(
  rule({
    fontWeight: font.weight.bold,
    fontSize: font.size.lg,
    color: color.text.strong,
    borderBlockEnd: `3px double ${color.text.strong}`,
  }),
);
export const title = style(rule({ fontSize: font.size.xxl }));
export const text = style(rule({ color: color.text.muted }));
