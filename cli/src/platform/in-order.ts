/** Whether pieces can run one after the other, each after those that it imports. What is imported and is no piece has run. */
export function inOrder(pieces: ReadonlyMap<string, readonly string[]>): boolean {
  const ran = new Set<string>();
  for (let before = -1; before !== ran.size;) {
    before = ran.size;
    for (const [name, imports] of pieces)
      if (imports.every((each) => ran.has(each) || !pieces.has(each))) ran.add(name);
  }
  return ran.size === pieces.size;
}
