import { useSyncExternalStore } from "react";
import type { ChosenMode } from "./skins.ts";

/** What is shown in place of the toolbar's choice, which is fixed while a story is tested. */
export interface Outfit {
  readonly skin?: string;
  readonly mode?: ChosenMode;
  readonly dir?: "auto" | "ltr" | "rtl";
  /** Of a story of the site alone, which is then another site. */
  readonly lang?: string;
}

const noOutfit: Outfit = {};
let current = noOutfit;
const watchers = new Set<() => void>();

/** Dresses every story that is drawn; with nothing, in the toolbar's choice again. It takes a moment until all stands still. */
export function setOutfit(outfit = noOutfit): void {
  current = outfit;
  for (const watcher of watchers) watcher();
}

const currentOutfit = (): Outfit => current;

function onOutfitChange(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** What a story wears of such choices of the toolbar. */
export function useOutfit<Chosen extends Outfit>(chosen: Chosen): Chosen {
  return { ...chosen, ...useSyncExternalStore(onOutfitChange, currentOutfit) };
}

/** Waits until a story of the site has the words and pictures of the skin that its document is in. */
export async function untilBrandLoaded(): Promise<void> {
  const { dataset } = document.documentElement;
  do await new Promise(requestAnimationFrame);
  while ((dataset["brand"] ?? dataset["theme"]) !== dataset["theme"]);
}
