/**
 * The sizes of everything that can be reached from an object: entries of every map, set and array, and bytes of every buffer, by
 * the path of names. Objects on the same path are added up; a buffer counts whole, however little of it is used.
 */
export function sizesOf(root: object): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const visited = new Set<unknown>();
  const waiting: (readonly [path: string, value: unknown])[] = [["", root]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value !== "object" || value === null || visited.has(value)) continue;
    visited.add(value);
    const add = (size: number): void => void sizes.set(path, (sizes.get(path) ?? 0) + size);
    if (ArrayBuffer.isView(value)) {
      if (!visited.has(value.buffer)) add(value.buffer.byteLength);
      visited.add(value.buffer);
    } else if (value instanceof Map) {
      add(value.size);
      for (const [key, each] of value) waiting.push([`${path}<key>`, key], [`${path}{}`, each]);
    } else if (value instanceof Set || Array.isArray(value)) {
      add(value instanceof Set ? value.size : value.length);
      for (const each of value) waiting.push([`${path}[]`, each]);
    } else for (const [name, each] of Object.entries(value)) waiting.push([`${path}.${name}`, each]);
  }
  return sizes;
}
