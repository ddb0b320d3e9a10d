import { style, styleVariants } from "@vanilla-extract/css";
import { component } from "../styles/component.ts";
import { focusable } from "../styles/focus.css.ts";
import { transition } from "../styles/transition.ts";
import { vars } from "../tokens/contract.css.ts";

const { color, density, font, radius, space } = vars;
/** The width of the container, not of the screen: up to it no label has space beside the others. */
const narrow = "(max-width: 30rem)";
const markSize = "1.75rem";

export const container = style(component({ containerType: "inline-size", minInlineSize: 0 }));
/** All steps are equally wide and centred: their marks have equal distances, and the first is as far from its edge as the last. */
export const track = style(component({ display: "flex" }));
export const upright = style(component({ flexDirection: "column" }));

/** The line connects a step to the next; the part before the current step has the accent's colour. */
export const step = style(
  component({
    position: "relative",
    flex: "1 1 0",
    minInlineSize: 0,
    selectors: {
      "&:not(:last-child)::after": {
        content: "",
        position: "absolute",
        insetBlockStart: `calc((${density.control} - 2px) / 2)`,
        insetInlineStart: `calc(50% + ${markSize} / 2 + ${space.sm})`,
        inlineSize: `calc(100% - ${markSize} - 2 * ${space.sm})`,
        blockSize: "2px",
        backgroundColor: color.border.base,
      },
      [`${upright} > &`]: { flex: "none", paddingBlockEnd: space.lg },
      [`${upright} > &&:not(:last-child)::after`]: {
        insetBlockStart: density.control,
        insetBlockEnd: "0.125rem",
        insetInlineStart: `calc((${markSize} - 2px) / 2)`,
        inlineSize: "2px",
        blockSize: "auto",
      },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&:not(:last-child)::after": { backgroundColor: "CanvasText" } } },
    },
  }),
);
export const steps = styleVariants({
  done: component({ selectors: { "&&:not(:last-child)::after": { backgroundColor: color.accent.ink } } }),
  current: component({}),
  upcoming: component({}),
  failed: component({}),
});

const row = { display: "flex", gap: space.sm, minInlineSize: 0, inlineSize: "100%", alignItems: "center" } as const;
/** The space above the labels is the line's height: mark above, label below, unless the steps are vertical. */
const lying = {
  flexDirection: "column",
  textAlign: "center",
  selectors: { [`${upright} &`]: { flexDirection: "row", textAlign: "start" } },
} as const;
export const plain = style(component({ ...row, ...lying }));
export const back = style([
  focusable,
  component({
    ...row,
    ...lying,
    minBlockSize: density.control,
    borderRadius: radius.sm,
    cursor: "pointer",
    transition: transition("color"),
  }),
]);

export const mark = style(
  component({
    position: "relative",
    zIndex: 1,
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: markSize,
    blockSize: markSize,
    marginBlock: `calc((${density.control} - ${markSize}) / 2)`,
    borderRadius: "50%",
    cornerShape: "round",
    border: "2px solid",
    fontFamily: font.family.figures,
    fontSize: font.size.sm,
    fontWeight: font.weight.bold,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    transition: transition("background-color", "border-color", "color"),
  }),
);
export const marks = styleVariants({
  done: component({
    borderColor: color.accent.ink,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    selectors: { [`${back}:hover &`]: { backgroundColor: color.accent.hover } },
  }),
  current: component({
    borderColor: color.accent.ink,
    backgroundColor: color.accent.soft,
    color: color.accent.ink,
    boxShadow: `0 0 0 4px ${color.accent.soft}`,
    "@media": { "(forced-colors: active)": { borderColor: "Highlight" } },
  }),
  upcoming: component({
    borderColor: color.border.strong,
    backgroundColor: color.surface,
    color: color.text.muted,
  }),
  failed: component({ borderColor: color.danger.ink, backgroundColor: color.danger.soft, color: color.danger.ink }),
});

export const text = style(
  component({
    display: "grid",
    minInlineSize: 0,
    maxInlineSize: "100%",
    paddingInline: space.hair,
    lineHeight: font.line.snug,
    overflowWrap: "anywhere",
    hyphens: "auto",
    selectors: { [`${upright} &`]: { paddingInlineEnd: space.sm } },
    "@container": {
      [narrow]: {
        selectors: {
          [`${track}:not(${upright}) > ${step}:not([aria-current]) &`]: {
            position: "absolute",
            inlineSize: "1px",
            blockSize: "1px",
            overflow: "hidden",
            clipPath: "inset(50%)",
          },
          // The label of the current step takes the space of its neighbours' too, and stays within the container.
          [`${track}:not(${upright}) > ${step}[aria-current] &`]: { inlineSize: "max-content", maxInlineSize: "60cqi" },
          [`${track}:not(${upright}) > ${step}[aria-current]:first-child &`]: {
            alignSelf: "start",
            textAlign: "start",
          },
          [`${track}:not(${upright}) > ${step}[aria-current]:last-child &`]: { alignSelf: "end", textAlign: "end" },
        },
      },
    },
  }),
);
export const name = style(
  component({
    color: color.text.muted,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    selectors: {
      [`${step}[aria-current] &`]: { color: color.text.strong, fontWeight: font.weight.semibold },
      [`${back} &`]: { color: color.text.base },
      [`${back}:hover &`]: { color: color.text.strong, textDecoration: "underline" },
      [`${steps.failed} &`]: { color: color.danger.ink },
    },
  }),
);
export const detail = style(component({ color: color.text.muted, fontSize: font.size.xs }));
