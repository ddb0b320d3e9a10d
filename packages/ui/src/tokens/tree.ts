/**
 * The names of every token, as data. A leaf is `null`; its CSS variable is `--lv-` and its path in
 * kebab case (`color.accent.onBase` is `--lv-color-accent-on-base`). These names are public: remote
 * css and ejected files use them, so a rename is a breaking change.
 */

/** A tone with a meaning: a fill and the text on it, the same as ink, a soft ground, a border. */
const tone = { base: null, on: null, ink: null, soft: null, border: null } as const;
/** A tone of pressable elements has their states too. */
const actionTone = { ...tone, hover: null, press: null, softHover: null } as const;

/** Roles that have their own values in each mode, contrast and region; at rest unless a state is named. */
export const colorTree = {
  page: null,
  surface: null,
  raised: null,
  sunken: null,
  hover: null,
  press: null,
  scrim: null,
  text: { strong: null, base: null, muted: null, disabled: null },
  border: { subtle: null, base: null, strong: null },
  /** The lines around a surface. */
  frame: null,
  /** The selected one of several: a row, a tab, a chip. */
  selected: { ground: null, hover: null, ink: null, border: null },
  /** An element that cannot be used now. */
  disabled: { ground: null, ink: null, border: null },
  accent: actionTone,
  signal: tone,
  danger: actionTone,
  success: tone,
  warning: tone,
  info: tone,
  focus: null,
  odds: {
    surface: null,
    hover: null,
    press: null,
    border: null,
    text: null,
    selected: null,
    selectedText: null,
    locked: null,
    up: null,
    upSoft: null,
    down: null,
    downSoft: null,
  },
} as const;

export const sectionNames = ["sports", "live", "slots", "casino", "virtual", "bingo"] as const;
export type SectionName = (typeof sectionNames)[number];

/** §2: each section has an accent that stays recognisable in every brand. */
export const sectionTree = {
  sports: actionTone,
  live: actionTone,
  slots: actionTone,
  casino: actionTone,
  virtual: actionTone,
  bingo: actionTone,
} as const satisfies Record<SectionName, typeof actionTone>;

export const regionNames = ["header", "footer", "slip", "promo", "live"] as const;
/** A part of the screen inside which the colour roles have their own values (`data-region`). */
export type RegionName = (typeof regionNames)[number];

export const shadowTree = { sm: null, md: null, lg: null } as const;

/**
 * The shape of corners: a `corner-shape`; the rest of the radius at the lower corner where reading starts; the slant of a
 * control's ends, which reduces the space for text near them.
 */
const shapeTree = { corner: null, tail: null, lean: null } as const;

/** The boundary of a surface: lines at its sides and at head and foot, their style, and the mask of tear-off elements. */
export const frameTree = { side: null, edge: null, style: null, mask: null } as const;

/**
 * A brand's decoration over and behind its pages, without meaning: the veil's picture and its display (`block` or `none`), the
 * glow of headings (a `text-shadow`), whether a page's parts are outlined and labelled (`labelled`), for prototypes, the lines
 * behind a page, the light behind its header, the decoration before its headings, the loading indicator (`ring` or `dots`), and
 * what falls over a winning bet (`none` or `confetti`).
 */
export const decorTree = {
  veil: null,
  veilShown: null,
  glow: null,
  boxes: null,
  light: null,
  ground: null,
  headings: null,
  wait: null,
  win: null,
} as const;

/** `size.figure` is the size of odds beside their outcome (em), `weight.figure` the weight of odds and amounts. */
export const fontTree = {
  family: { text: null, display: null, figures: null, table: null },
  size: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, xxxl: null, figure: null },
  line: { tight: null, snug: null, text: null },
  weight: { regular: null, medium: null, semibold: null, bold: null, figure: null },
  tracking: { display: null, caps: null },
  /** A `text-transform` and a `font-style`. */
  caps: { display: null },
  style: { display: null },
} as const;

const spaceTree = {
  hair: null,
  xs: null,
  sm: null,
  md: null,
  lg: null,
  xl: null,
  xxl: null,
  xxxl: null,
  giant: null,
} as const;

const radiusTree = { sm: null, md: null, lg: null, xl: null, pill: null } as const;

/** Widths of drawn lines: `line` around and between elements, `mark` of selections, `focus` of the focus ring. */
const strokeTree = { line: null, mark: null, focus: null } as const;

/**
 * Durations of changes (`fast`, `base`, `slow`) and of longer animations: a price move is shown for `move`, a spinner turns once
 * in `turn`, a skeleton pulses in `breathe`, scenery drifts in `drift`. Then the curves.
 */
export const motionTree = {
  fast: null,
  base: null,
  slow: null,
  move: null,
  turn: null,
  breathe: null,
  drift: null,
  standard: null,
  enter: null,
  exit: null,
} as const;

/** Heights of controls and rows. `touch` is the minimum target size on a coarse pointer. */
const densityTree = { controlSm: null, control: null, controlLg: null, row: null, touch: null } as const;

export const zTree = {
  sticky: null,
  header: null,
  menu: null,
  drawer: null,
  dialog: null,
  overlay: null,
  skip: null,
} as const;

const layoutTree = {
  page: null,
  reading: null,
  sidebar: null,
  rail: null,
  header: null,
  gutter: null,
  /** `stacked` or `line`: the layout of the two sides of a match in a list with space. */
  pairs: null,
} as const;

/** The values that do not depend on the mode. */
export const sharedTree = {
  font: fontTree,
  space: spaceTree,
  radius: radiusTree,
  stroke: strokeTree,
  shape: shapeTree,
  frame: frameTree,
  motion: motionTree,
  density: densityTree,
  z: zTree,
  layout: layoutTree,
} as const;

export const tokenTree = {
  color: colorTree,
  section: sectionTree,
  shadow: shadowTree,
  decor: decorTree,
  ...sharedTree,
} as const;

interface Tree {
  readonly [name: string]: null | Tree;
}

/** The same tree with a value at every leaf. */
export type Filled<T> = { readonly [K in keyof T]: T[K] extends null ? string : Filled<T[K]> };
/** A part of the tree with values at some leaves. */
export type Partly<T> = { readonly [K in keyof T]?: T[K] extends null ? string : Partly<T[K]> };

export type Colors = Filled<typeof colorTree>;
export type Sections = Filled<typeof sectionTree>;
export type TokenValues = Filled<typeof tokenTree>;

/** `["color", "accent", "softHover"]` → `lv-color-accent-soft-hover`. */
export function variableName(path: readonly string[]): string {
  return `lv-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join("-")}`;
}

/** Every leaf of a tree as its dotted path, in the tree's order. */
export function leafPaths(tree: Tree, prefix: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, below]) =>
    below === null ? [[...prefix, name]] : leafPaths(below, [...prefix, name]),
  );
}
