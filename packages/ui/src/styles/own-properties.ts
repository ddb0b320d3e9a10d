import type { CSSProperties } from "react";

/**
 * The UI kit's custom properties for an element that only the hydrated page renders: a prerendered one may carry no inline style.
 */
export function ownProperties(properties: Readonly<Record<`--lv-${string}`, string | number>>): CSSProperties {
  return properties;
}
