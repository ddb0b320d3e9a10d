/** NUL and half of a surrogate pair, which no text of the database holds. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * The path of the first text in a JSON value that cannot be stored, names of fields included; null without one. Does not recurse:
 * a body may be thousands of levels deep.
 */
export function unstorablePath(value: unknown): string | null {
  const waiting: [value: unknown, path: string][] = [[value, ""]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [found, path] = next;
    if (typeof found === "string" && unstorable.test(found)) return path;
    if (typeof found !== "object" || found === null) continue;
    for (const [name, inner] of Object.entries(found).toReversed()) {
      const innerPath = path === "" ? name : `${path}.${name}`;
      if (unstorable.test(name)) return innerPath;
      waiting.push([inner, innerPath]);
    }
  }
  return null;
}
