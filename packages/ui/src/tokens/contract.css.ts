import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenTree, variableName } from "./tree.ts";

/** Every token as `var(--lv-…)`. The names are derived from the tree, the values are in the brand's theme sheet. */
export const vars = createGlobalThemeContract(tokenTree, (_value, path) => variableName(path));

const { color, frame, radius, shape } = vars;

/** The lines around a surface, by brand: on all sides, above and below, or none. */
export const frameLines = {
  borderBlock: `${frame.edge} ${frame.style} ${color.frame}`,
  borderInline: `${frame.side} ${frame.style} ${color.frame}`,
} as const;

/** The `borderEndStartRadius` for a `borderRadius` of the same name: a brand can leave one corner nearly square. */
export const tails = {
  sm: `calc(${radius.sm} * ${shape.tail})`,
  md: `calc(${radius.md} * ${shape.tail})`,
  lg: `calc(${radius.lg} * ${shape.tail})`,
  xl: `calc(${radius.xl} * ${shape.tail})`,
} as const;

/** A tear-off element can have holes along head and foot; its focus ring is inside. */
export const tornEdges = {
  maskImage: frame.mask,
  maskSize: ".875rem 100%",
  maskRepeat: "round",
  maskComposite: "intersect",
} as const;

/**
 * The width of a table's container (not of the screen) below which its rows fold into cards: for `@container`, which accepts no
 * token.
 */
export const tableFolds = "(max-width: 36rem)";
