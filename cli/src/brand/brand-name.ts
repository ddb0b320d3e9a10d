import { brandNamePattern } from "@livery/skin";
import { UsageError } from "../errors.ts";

/** Throws UsageError for an invalid brand name, with a valid suggestion. */
export function checkBrandName(name: string): void {
  if (brandNamePattern.test(name)) return;
  const suggestion = suggestBrandName(name);
  throw new UsageError(
    `"${name}" cannot be a brand's name: 2 to 40 lower-case letters, digits and hyphens, a letter first.`,
    suggestion === undefined ? "Try something like harbour." : `Try ${suggestion}.`,
  );
}

/** `Grand Café 24!` → `grand-cafe-24`; undefined if no usable character remains. */
function suggestBrandName(name: string): string | undefined {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return brandNamePattern.test(slug) ? slug : undefined;
}
