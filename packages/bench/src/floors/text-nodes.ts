/** The floor of showing prices: what changed is written into the text nodes, once a frame of the screen. */
export function writeTextNodes(
  nodes: readonly Text[],
  changed: readonly { readonly place: number; readonly odds: number }[],
  format: (odds: number) => string,
): void {
  for (const { place, odds } of changed) {
    const node = nodes[place];
    if (node) node.data = format(odds);
  }
}
