import type { StoredResult } from "../../db/tables/catalogue.ts";

/** A score as it is shown: "2:1 (1:0)"; after extra time and penalties "1:1 (0:1) 2:2 ET 3:4 P"; in
 * parts or sets "2:1 (6:4 3:6 7:5)", after a player gave up "1:0 (6:4 2:1) RET". Null if none is known. */
export function scoreText(result: StoredResult | null): string | null {
  if (result === null) return null;
  const text = ([home, away]: readonly [number, number]): string => `${home}:${away}`;
  const parts = [
    result.ft && text(result.ft),
    result.periods && result.periods.length > 0
      ? `(${result.periods.map(text).join(" ")})`
      : result.ht && `(${text(result.ht)})`,
    result.et && `${text(result.et)} ET`,
    result.p && `${text(result.p)} P`,
    result.retired && "RET",
  ].filter((part) => part);
  return parts.length === 0 ? null : parts.join(" ");
}
