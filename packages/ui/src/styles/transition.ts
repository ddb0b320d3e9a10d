import { vars } from "../tokens/contract.css.ts";

/** One duration and easing for a control's state changes. */
export function transition(...properties: readonly string[]): string {
  return properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.standard}`).join(", ");
}
