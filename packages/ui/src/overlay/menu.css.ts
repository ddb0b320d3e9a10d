import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { ring } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { frameLines, tails, vars } from "../tokens/contract.css.ts";

const { color, density, font, motion, radius, shadow, space, z } = vars;

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

export const root = style(component({ position: "relative", display: "inline-flex", maxInlineSize: "100%" }));
export const panel = style(
  component({
    position: "absolute",
    insetBlockStart: `calc(100% + ${space.sm})`,
    zIndex: z.menu,
    minInlineSize: "13rem",
    maxInlineSize: "min(20rem, calc(100vw - 2rem))",
    maxBlockSize: "min(32rem, calc(100dvh - 6rem))",
    overflowY: "auto",
    padding: space.xs,
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    animation: `${drop} ${motion.base} ${motion.enter}`,
    translate: "var(--lv-shift, 0)",
  }),
);
export const aligns = styleVariants({
  start: component({ insetInlineStart: 0 }),
  end: component({ insetInlineEnd: 0 }),
});
export const head = style(
  component({
    padding: space.md,
    marginBlockEnd: space.xs,
    borderBlockEnd: `${vars.stroke.line} solid ${color.border.subtle}`,
  }),
);
export const list = style(component({ display: "grid", outline: "none" }));
export const item = style(
  component({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.control,
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderRadius: radius.sm,
    cursor: "pointer",
    lineHeight: font.line.snug,
    transition: transition("background-color"),
    selectors: {
      // One step stronger than on the page: in dark mode a raised ground is as light as the hover colour there.
      "&:hover, &:focus": { backgroundColor: color.press, color: color.text.strong },
      "&:active": { backgroundColor: color.accent.soft },
      "&:focus-visible": { ...ring, outlineOffset: "-2px" },
      "&[aria-checked=true]": { fontWeight: font.weight.semibold },
      "&:disabled": { color: color.text.disabled, cursor: "not-allowed", backgroundColor: "transparent" },
    },
  }),
);
export const danger = style(
  component({ color: color.danger.ink, selectors: { "&:hover, &:focus": { color: color.danger.ink } } }),
);
export const separated = style(
  component({
    marginBlockStart: space.sm,
    position: "relative",
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetBlockStart: "-0.3125rem",
        insetInline: space.sm,
        blockSize: "1px",
        backgroundColor: color.border.subtle,
      },
    },
  }),
);
export const text = style(component({ flex: 1, minInlineSize: 0 }));
export const tick = style(
  component({ color: color.accent.ink, "@media": { "(forced-colors: active)": { color: "inherit" } } }),
);
