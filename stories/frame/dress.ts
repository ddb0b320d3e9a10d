import type { FrameProps } from "./frame.tsx";

/** What is shown in place of the toolbar's choice, which is fixed while a story is tested. */
export type Outfit = Partial<Pick<FrameProps, "skin" | "mode" | "dir">>;

const own: Outfit = {};
let worn = own;
const watchers = new Set<() => void>();

/** Dresses every story that is drawn; with nothing, in the toolbar's choice again. It takes a moment until all stands still. */
export function dress(outfit = own): void {
  worn = outfit;
  for (const watcher of watchers) watcher();
}

export const dressedIn = (): Outfit => worn;

export function onDressing(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
