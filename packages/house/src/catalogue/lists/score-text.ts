import type { StoredResult } from "../../db/tables/catalogue.ts";

/** A score as it is shown: "2:1 (1:0)"; after extra time and penalties "1:1 (0:1) 2:2 ET 3:4 P". Null if none is known. */
export function scoreText(result: StoredResult | null): string | null {
  if (result === null) return null;
  const text = ([home, away]: readonly [number, number]): string => `${home}:${away}`;
  const parts = [
    result.ft && text(result.ft),
    result.ht && `(${text(result.ht)})`,
    result.et && `${text(result.et)} ET`,
    result.p && `${text(result.p)} P`,
  ].filter((part) => part);
  return parts.length === 0 ? null : parts.join(" ");
}
