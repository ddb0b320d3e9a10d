import { ringMove } from "./ring-move.ts";

/** The tab that a key opens, or undefined for other keys. It wraps at the ends. */
export function tabMove(key: string, from: number, count: number, dir: "ltr" | "rtl"): number | undefined {
  return dir === "ltr"
    ? ringMove(key, from, count, "ArrowRight", "ArrowLeft")
    : ringMove(key, from, count, "ArrowLeft", "ArrowRight");
}
