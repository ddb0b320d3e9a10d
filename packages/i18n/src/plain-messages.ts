import type { i18n } from "i18next";

/** An instance of `initI18n` never changes, so the text of a key without values, or with a count, is looked up once. */
const cachedTexts = new WeakMap<i18n, Map<string, string | null>>();
/** Numbers from here on are not cached: no count of matches, markets or corners is that high. */
const largest = 1_000;

function cachedText(i18n: i18n, name: string, read: () => string | null): string | null {
  let known = cachedTexts.get(i18n);
  if (known === undefined) cachedTexts.set(i18n, (known = new Map()));
  let text = known.get(name);
  if (text === undefined) known.set(name, (text = read()));
  return text;
}

/**
 * Returns the text of a key without inserted values; null if there is none. A live list needs about sixty of them a row while it
 * is scrolled, and i18next takes ten microseconds for each.
 */
export function plainMessage(i18n: i18n, key: string): string | null {
  return cachedText(i18n, key, () => (i18n.exists(key) ? i18n.t(key, { skipInterpolation: true }) : null));
}

/** The text of a key whose only value is a number: `12 markets`. */
export function countMessage(i18n: i18n, key: string, count: number): string {
  const translate = (): string => i18n.t(key, { count });
  if (!Number.isInteger(count) || count < 0 || count >= largest) return translate();
  return cachedText(i18n, `${key} ${count}`, translate) ?? translate();
}
