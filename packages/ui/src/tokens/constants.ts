import type { Filled, fontTree, frameTree, motionTree, zTree } from "./tree.ts";

type Font = Filled<typeof fontTree>;
type Motion = Filled<typeof motionTree>;

/**
 * Tokens that no seed changes: the same in every brand unless one pins them. The UI kit's css declares them, so that a theme
 * sheet contains only the brand's values.
 */
export const constants = {
  font: {
    family: { table: "var(--lv-font-family-text)" },
    line: { tight: "1.15", snug: "1.35", text: "1.55" },
    size: { figure: "1.0625em" },
    weight: { regular: "400", medium: "500", semibold: "600", figure: "var(--lv-font-weight-bold)" },
    tracking: { display: "-0.015em", caps: "0.04em" },
    caps: { display: "none" },
    style: { display: "normal" },
  },
  space: { hair: "0.125rem", xs: "0.25rem" },
  motion: { move: "1200ms", turn: "800ms", breathe: "1800ms", drift: "30s" },
  density: { touch: "2.75rem" },
  z: { sticky: "10", header: "20", menu: "30", drawer: "40", dialog: "50", overlay: "60", skip: "70" },
  decor: { boxes: "none", light: "none", ground: "none", headings: "plain", wait: "ring", win: "none" },
  shape: { tail: "1", lean: "0px" },
  frame: { side: "var(--lv-stroke-line)", edge: "var(--lv-stroke-line)", style: "solid", mask: "none" },
  layout: { gutter: "clamp(1rem,2.5vw,2rem)", pairs: "stacked" },
} as const satisfies {
  readonly font: Omit<Font, "family" | "size" | "weight"> & {
    readonly family: Pick<Font["family"], "table">;
    readonly size: Pick<Font["size"], "figure">;
    readonly weight: Omit<Font["weight"], "bold">;
  };
  readonly space: object;
  readonly motion: Pick<Motion, "move" | "turn" | "breathe" | "drift">;
  readonly density: object;
  readonly z: Filled<typeof zTree>;
  readonly decor: object;
  readonly shape: object;
  readonly frame: Filled<typeof frameTree>;
  readonly layout: object;
};
