import { style } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

export const panel = style(
  component({
    minInlineSize: "min(16rem, calc(100vw - 2rem))",
    inlineSize: "max-content",
    maxBlockSize: "min(20rem, 60dvh)",
    "@supports": { "(anchor-name: --a)": { inlineSize: "anchor-size(inline)" } },
  }),
);
export const list = style(component({ display: "grid", outline: "none" }));
export const option = style(
  component({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.control,
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderRadius: radius.sm,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      "&[aria-selected=true]": { fontWeight: font.weight.semibold, color: color.text.strong },
      "&[aria-disabled=true]": { color: color.disabled.ink, cursor: "not-allowed" },
    },
  }),
);
export const active = style(
  component({
    backgroundColor: color.accent.soft,
    color: color.text.strong,
    "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  }),
);
export const text = style(component({ display: "grid", flex: 1, minInlineSize: 0 }));
export const detail = style(
  component({ fontSize: font.size.sm, fontWeight: font.weight.regular, color: color.text.muted }),
);
export const tick = style(component({ color: color.accent.ink }));
export const note = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: density.control,
    paddingInline: space.md,
    paddingBlock: space.sm,
    color: color.text.muted,
  }),
);
export const noteText = style(component({ flex: 1, color: color.danger.ink }));
export const arrow = style(component({ transition: transition("rotate") }));
export const turned = style(
  component({ rotate: "180deg", "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } } }),
);
