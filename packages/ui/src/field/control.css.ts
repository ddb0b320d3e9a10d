import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;

const typing = ":has(:is(input, select, textarea):focus)";

/** The frame of every input: text input, select, and boxes with a button or an icon inside. */
export const frame = style(
  component({
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minInlineSize: 0,
    backgroundColor: color.surface,
    color: color.text.strong,
    border: `${vars.stroke.line} solid ${color.border.strong}`,
    borderRadius: radius.md,
    transition: transition("border-color", "box-shadow", "background-color"),
    selectors: {
      "&:hover": { borderColor: color.text.muted },
      // Only for the input itself: a button inside has its own ring.
      [`&${typing}`]: {
        borderColor: color.focus,
        boxShadow: `0 0 0 1px ${color.focus}, 0 0 0 4px ${color.accent.soft}`,
      },
      "&:has([aria-invalid=true])": { borderColor: color.danger.ink },
      "&:has([aria-invalid=true]:focus)": {
        borderColor: color.danger.ink,
        boxShadow: `0 0 0 1px ${color.danger.ink}, 0 0 0 4px ${color.danger.soft}`,
      },
      "&:has(> :is(input, select, textarea):disabled)": {
        backgroundColor: color.disabled.ground,
        borderColor: color.disabled.border,
        color: color.disabled.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          [`&${typing}`]: { outline: "2px solid Highlight", outlineOffset: "1px" },
          "&:has(> :is(input, select, textarea):disabled)": { borderColor: "GrayText" },
        },
      },
    },
  }),
);

export const sizes = styleVariants({
  sm: component({
    minBlockSize: density.controlSm,
    fontSize: font.size.sm,
    // The touch height includes the lines.
    "@media": { "(pointer: coarse)": { minBlockSize: `calc(${density.touch} + 2 * ${vars.stroke.line})` } },
  }),
  md: component({ minBlockSize: density.control }),
  lg: component({ minBlockSize: density.controlLg }),
});

/** The bare control inside the frame. 16 px on a coarse pointer: phones zoom into fields with smaller text. */
export const inner = style(
  component({
    flex: 1,
    minInlineSize: 0,
    alignSelf: "stretch",
    border: 0,
    background: "none",
    paddingInline: space.md,
    paddingBlock: space.xs,
    borderRadius: "inherit",
    outline: "none",
    appearance: "none",
    selectors: {
      // The kit's own button is in the brand's colours and has a label; two of them would be one too many.
      "&:has(+ button)::-webkit-search-cancel-button": { display: "none" },
      "&::placeholder": { color: color.text.muted, opacity: 1 },
      "&:disabled": { cursor: "not-allowed" },
      "&:autofill": { boxShadow: `inset 0 0 0 100rem ${color.accent.soft}`, WebkitTextFillColor: color.text.strong },
    },
    "@media": { "(pointer: coarse)": { fontSize: "1rem" } },
  }),
);

export const figures = style(
  component({
    fontFamily: font.family.figures,
    fontVariantNumeric: "tabular-nums",
    fontWeight: font.weight.semibold,
    textAlign: "end",
  }),
);

/** An amount is written left to right in every script: its sign is before it, whatever the page's direction. */
export const leftToRight = style(component({ direction: "ltr" }));

/** A date is written left to right too, and aligned to the start of the page's lines. */
export const leftToRightAtStart = style(
  component({ direction: "ltr", selectors: { "[dir=rtl] &": { textAlign: "end" } } }),
);

export const sign = style(
  component({
    paddingInlineStart: space.md,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    whiteSpace: "nowrap",
    selectors: { "&:last-child": { paddingInlineStart: 0, paddingInlineEnd: space.md } },
  }),
);

/** A square within the lines of its frame, which it does not make higher at any density. */
const square = (frame: string, margin: string) => {
  const edge = `calc(${frame} - 2 * ${vars.stroke.line} - ${margin})`;
  return { inlineSize: edge, blockSize: edge };
};
export const innerButton = style(
  component({
    marginInlineEnd: space.xs,
    selectors: {
      "&&": { ...square(density.control, "0.375rem"), borderRadius: radius.sm },
      [`${sizes.sm} > &&`]: square(density.controlSm, "0.125rem"),
    },
    "@media": {
      "(pointer: coarse)": {
        marginInlineEnd: 0,
        // At the end of its frame the button has the frame's corners.
        selectors: {
          [`&&, ${sizes.sm} > &&`]: { inlineSize: density.touch, blockSize: density.touch, borderRadius: radius.md },
        },
      },
    },
  }),
);

export const select = style(
  component({ paddingInlineEnd: density.control, cursor: "pointer", textOverflow: "ellipsis" }),
);
export const selectFrame = style(component({ position: "relative" }));
export const selectArrow = style(
  component({ position: "absolute", insetInlineEnd: space.md, pointerEvents: "none", color: color.text.muted }),
);
