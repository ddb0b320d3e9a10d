import { link } from "./link.css.ts";

/** The link styles for a router's link element. */
export function linkClass(variant: keyof typeof link = "text"): string {
  return link[variant];
}
