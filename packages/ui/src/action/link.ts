import { link } from "./link.css.ts";

/** The looks of a link for a router's own link element. */
export function linkClass(variant: keyof typeof link = "text"): string {
  return link[variant];
}
