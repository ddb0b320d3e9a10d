import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { tails, vars } from "../tokens/contract.css.ts";

const { color, font, motion, radius, shadow, space, z } = vars;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem) scale(.98)" } });

const sink = keyframes({ to: { opacity: 0, scale: "0.97" } });

export const viewport = style(
  component({
    position: "fixed",
    // A bar at the foot of a page (a phone's tabs) sets its height here.
    insetBlockEnd: "var(--lv-toast-foot, 0px)",
    insetInlineEnd: 0,
    zIndex: z.overlay,
    display: "grid",
    gap: space.sm,
    inlineSize: "min(26rem, 100vw)",
    padding: space.lg,
    paddingBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
    outline: "none",
    pointerEvents: "none",
    "@media": { "(max-width: 30rem)": { padding: space.sm } },
  }),
);

export const toast = style([
  focusable,
  component({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    columnGap: space.md,
    rowGap: space.sm,
    padding: space.md,
    paddingInlineStart: space.lg,
    overflow: "clip",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    border: `${vars.stroke.line} solid ${color.border.base}`,
    backgroundColor: color.raised,
    color: color.text.base,
    boxShadow: shadow.lg,
    pointerEvents: "auto",
    touchAction: "pan-y",
    animation: `${rise} ${motion.base} ${motion.enter}`,
    selectors: {
      // The tone's colour along the start edge.
      "&::before": {
        content: "",
        position: "absolute",
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: "0.25rem",
        backgroundColor: "var(--lv-toast-tone)",
      },
      '&[data-state="closed"]': { animation: `${sink} ${motion.fast} ${motion.exit} forwards` },
      '&[data-swipe="end"]': { transform: "translateX(var(--radix-toast-swipe-end-x))" },
      '&[data-swipe="move"]': { transform: "translateX(var(--radix-toast-swipe-move-x))" },
      '&[data-swipe="cancel"]': { transform: "none", transition: `transform ${motion.base} ${motion.enter}` },
    },
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        animation: "none",
        selectors: { '&[data-state="closed"]': { animation: "none" } },
      },
      "(forced-colors: active)": { border: "2px solid CanvasText" },
    },
  }),
]);

export const mark = style(
  component({ display: "grid", flexShrink: 0, paddingBlockStart: "0.125rem", color: "var(--lv-toast-tone)" }),
);
export const content = style(
  component({
    display: "grid",
    alignSelf: "center",
    gap: "0.125rem",
    flex: "1 1 9rem",
    minInlineSize: 0,
    overflowWrap: "anywhere",
    lineHeight: font.line.snug,
    color: color.text.base,
  }),
);
export const title = style(component({ color: color.text.strong, fontWeight: font.weight.semibold }));
export const text = style(component({ color: color.text.muted, fontSize: font.size.sm }));
export const action = style(component({ flexShrink: 0, alignSelf: "center" }));
export const close = style(component({ selectors: { "&&": { marginInlineEnd: "-0.25rem" } } }));

const tone = (of: { readonly ink: string }) => component({ vars: { "--lv-toast-tone": of.ink } });
export const tones = styleVariants({
  info: tone(color.info),
  success: tone(color.success),
  warning: tone(color.warning),
  failure: tone(color.danger),
});
