/** Whether chunks can run one after the other, each after its imports. An import that is not a chunk has run already. */
export function inOrder(pieces: ReadonlyMap<string, readonly string[]>): boolean {
  const ran = new Set<string>();
  for (let before = -1; before !== ran.size;) {
    before = ran.size;
    for (const [name, imports] of pieces)
      if (imports.every((each) => ran.has(each) || !pieces.has(each))) ran.add(name);
  }
  return ran.size === pieces.size;
}
