import type { ReactNode } from "react";
import * as css from "./wall.css.ts";

/** A word of forty letters, as German, Greek and the gauntlet skin have them. */
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";

/** Several states of a component side by side. */
export function Wall({ children }: { readonly children: ReactNode }) {
  return <div className={css.wall}>{children}</div>;
}

/** A column of the width that a price has on a page. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={css.column}>{children}</div>;
}

/** As wide as a form's column, and no wider than the screen. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>;
}
