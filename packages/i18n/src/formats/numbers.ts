import { type FormatLanguage, formatTags } from "./language-tag.ts";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(tags: readonly [string, string], style: "decimal" | "percent"): Intl.NumberFormat {
  const key = `${tags[0]}|${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat([...tags], { style, maximumFractionDigits: 2 });
  formatters.set(key, made);
  return made;
}

/** Formats a count or a measure, with at most two decimals. Money and odds have functions of their own. */
export function formatNumber(value: number | bigint, language: FormatLanguage, local = false): string {
  return formatter(formatTags(language, local), "decimal").format(value);
}

/** Formats a number of percent: 25 → `25%`. */
export function formatPercent(percent: number, language: FormatLanguage, local = false): string {
  return formatter(formatTags(language, local), "percent").format(percent / 100);
}
