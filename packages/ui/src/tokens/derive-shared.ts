import { constants } from "./constants.ts";
import type { CompleteTokens, SharedTokens } from "./skin-tokens.ts";
import type { Filled, TokenValues } from "./tree.ts";

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;
const px = (value: number) => `${Math.round(value)}px`;
const quoted = (family: string) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`);
const families = (list: readonly string[]) => list.map(quoted).join(",");

const easings = {
  out: { standard: "cubic-bezier(.2,.7,.2,1)", enter: "cubic-bezier(.16,1,.3,1)", exit: "cubic-bezier(.4,0,1,1)" },
  snap: { standard: "cubic-bezier(.3,0,0,1)", enter: "cubic-bezier(.1,0,0,1)", exit: "cubic-bezier(.5,0,1,1)" },
  bounce: {
    standard: "cubic-bezier(.34,1.4,.5,1)",
    enter: "cubic-bezier(.34,1.56,.64,1)",
    exit: "cubic-bezier(.4,0,1,1)",
  },
  linear: { standard: "linear", enter: "linear", exit: "linear" },
} as const;

function deriveFont({ type }: CompleteTokens): TokenValues["font"] {
  const step = (power: number) => rem(type.base * type.ratio ** power);
  return {
    family: {
      text: families(type.text),
      display: families(type.display),
      figures: families(type.figures),
      table: type.table === undefined ? constants.font.family.table : families(type.table),
    },
    size: {
      xs: rem(Math.max(11.5, type.base / type.ratio ** 1.35)),
      sm: rem(Math.max(13, type.base / type.ratio ** 0.7)),
      md: step(0),
      lg: step(1),
      xl: step(2),
      xxl: step(3.4),
      xxxl: step(5),
      figure: `${type.figureSize}em`,
    },
    line: constants.font.line,
    weight: {
      ...constants.font.weight,
      bold: String(type.heading),
      ...(type.figureWeight && { figure: String(type.figureWeight) }),
    },
    tracking: constants.font.tracking,
    caps: { display: type.caps === "headings" ? "uppercase" : "none" },
    style: { display: type.slant === 0 ? "normal" : `oblique ${type.slant}deg` },
  };
}

/** Holes of one size along an edge; a wider element has more of them. */
const hole = (side: string) => `radial-gradient(circle at 50% ${side},#0000 .21875rem,#000 .25rem)`;

function deriveFrame({ edge, frame, stroke }: CompleteTokens["shape"]): TokenValues["frame"] {
  // A `double` line needs at least three pixels to show two.
  const double = px(stroke + 2);
  const heads = { box: constants.frame.edge, doubleBox: double, rules: px(stroke), doubleRules: double, bare: "0px" };
  const sides = { box: constants.frame.side, doubleBox: double, rules: "0px", doubleRules: "0px", bare: "0px" };
  return {
    side: sides[frame],
    edge: heads[frame],
    style: heads[frame] === double ? "double" : constants.frame.style,
    mask: edge === "perforated" ? `${hole("0")},${hole("100%")}` : constants.frame.mask,
  };
}

/** A `corner-shape` for each. */
const corners = { round: "round", chamfer: "bevel", slant: "bevel", scoop: "scoop" } as const;

/** WCAG 2.2's minimum target size, the lower bound of every density. */
const leastControl = 24;

/** All values that are the same in light and dark. Lengths in rem follow the browser's font size. */
export function deriveShared(tokens: CompleteTokens): Filled<SharedTokens> {
  const { shape, motion, density, layout } = tokens;
  const space = (base: number) => rem(base * density);
  const radius = (factor: number) => px(shape.radius * factor);
  // From one end to the other of a control's height: a parallelogram.
  const leaning = (factor: number) => `${radius(factor)} 0/100% 0`;
  const control = (base: number) => rem(Math.max(leastControl, base * density));
  return {
    font: deriveFont(tokens),
    space: {
      ...constants.space,
      sm: space(8),
      md: space(12),
      lg: space(16),
      xl: space(24),
      xxl: space(32),
      xxxl: space(48),
      giant: space(72),
    },
    radius:
      shape.corner === "slant"
        ? { sm: leaning(0.6), md: leaning(1), lg: "0px", xl: "0px", pill: leaning(0.6) }
        : {
            sm: radius(0.6),
            md: radius(1),
            lg: radius(1.4),
            xl: radius(2),
            // A cut half as deep as the height would leave no space for the text.
            pill: shape.corner !== "round" ? radius(0.6) : shape.radius === 0 ? "0px" : "999px",
          },
    stroke: {
      line: px(shape.stroke),
      mark: px(shape.stroke + 1),
      focus: px(Math.max(2, shape.stroke)),
    },
    shape: {
      corner: corners[shape.corner],
      tail: shape.tail === "start" ? "0.2" : constants.shape.tail,
      lean: shape.corner === "slant" ? radius(1) : constants.shape.lean,
    },
    frame: deriveFrame(shape),
    motion: {
      fast: `${Math.round(motion.duration * 0.6)}ms`,
      base: `${motion.duration}ms`,
      slow: `${Math.round(motion.duration * 1.75)}ms`,
      ...constants.motion,
      ...easings[motion.easing],
    },
    density: {
      controlSm: control(32),
      control: control(40),
      controlLg: control(48),
      row: control(52),
      ...constants.density,
    },
    z: constants.z,
    layout: {
      page: rem(layout.page),
      reading: rem(layout.reading),
      sidebar: rem(layout.sidebar),
      rail: rem(layout.rail),
      header: rem(layout.header),
      ...constants.layout,
      pairs: layout.pairs,
    },
  };
}
