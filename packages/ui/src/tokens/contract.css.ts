import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenTree, variableName } from "./tree.ts";

/** Every token as `var(--lv-…)`. Names come from the tree, values from the brand's theme sheet. */
export const vars = createGlobalThemeContract(tokenTree, (_value, path) => variableName(path));

const { color, frame, radius, shape } = vars;

/** The lines around a surface, as its brand draws them: on all sides, above and below, or none. */
export const frameLines = {
  borderBlock: `${frame.edge} ${frame.style} ${color.frame}`,
  borderInline: `${frame.side} ${frame.style} ${color.frame}`,
} as const;

/** What a `borderEndStartRadius` is beside a `borderRadius` of the same name: a brand may leave one corner nearly square. */
export const tails = {
  sm: `calc(${radius.sm} * ${shape.tail})`,
  md: `calc(${radius.md} * ${shape.tail})`,
  lg: `calc(${radius.lg} * ${shape.tail})`,
  xl: `calc(${radius.xl} * ${shape.tail})`,
} as const;

/** What is torn off may have holes along head and foot; what it shows of focus lies within. */
export const tornEdges = {
  maskImage: frame.mask,
  maskSize: ".875rem 100%",
  maskRepeat: "round",
  maskComposite: "intersect",
} as const;

/** How narrow a table's own place is (not the screen) when its rows fold into cards: for `@container`, which takes no token. */
export const tableFolds = "(max-width: 36rem)";
