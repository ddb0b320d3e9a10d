import type { CSSProperties } from "react";

/** Custom properties of the kit for an element that only the living page draws: a prerendered one may carry no style. */
export function ownProperties(properties: Readonly<Record<`--lv-${string}`, string | number>>): CSSProperties {
  return properties;
}
