const longest = 80;

/**
 * A value as its author would write it, in at most 80 characters; values without a JSON form (NaN, a bigint, a cycle) in
 * JavaScript's form.
 */
export function shownValue(value: unknown): string {
  const text = written(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function written(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
