/** The skin that is shown in place of the toolbar's, whose choice is fixed while a story is tested. */
let worn: string | null = null;
const watchers = new Set<() => void>();

/** Dresses every story that is drawn in a skin; null: in the toolbar's again. */
export function dress(skin: string | null): void {
  worn = skin;
  for (const watcher of watchers) watcher();
}

export const dressedIn = (): string | null => worn;

export function onDressing(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
