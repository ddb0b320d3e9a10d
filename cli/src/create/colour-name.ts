import { shadeOf } from "@livery/ui/tokens";

/** The upper bound of each hue in OKLCH, in degrees. */
const hues: readonly (readonly [number, string])[] = [
  [8, "rose"],
  [42, "red"],
  [74, "orange"],
  [97, "amber"],
  [118, "yellow"],
  [134, "lime"],
  [166, "green"],
  [205, "teal"],
  [240, "sky blue"],
  [280, "blue"],
  [308, "violet"],
  [340, "magenta"],
  [360, "rose"],
];

/** A colour's English name, as a person would call it: "dark green", "amber", "light grey". */
export function colourName(hex: string): string {
  const { c, h, l } = shadeOf(hex);
  if (l < 0.16) return "black";
  const tone = l < 0.42 ? "dark " : l > 0.86 ? "light " : "";
  if (c < 0.03) return l > 0.97 ? "white" : `${tone}grey`;
  const hue = hues.find(([upTo]) => h <= upTo)?.[1] ?? "rose";
  // Yellow is light by nature.
  return hue === "yellow" && l > 0.8 ? hue : tone + hue;
}
