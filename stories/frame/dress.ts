import type { FrameProps } from "./frame.tsx";

/** What is shown in place of the toolbar's choice, which is fixed while a story is tested. */
export type Outfit = Partial<Pick<FrameProps, "skin" | "mode" | "dir">>;

const own: Outfit = {};
let worn = own;
const watchers = new Set<() => void>();

/** Dresses every story that is drawn; null: in the toolbar's choice again. Returns when all of it stands still. */
export async function dress(outfit: Outfit | null): Promise<void> {
  worn = outfit ?? own;
  for (const watcher of watchers) watcher();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

export const dressedIn = (): Outfit => worn;

export function onDressing(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
