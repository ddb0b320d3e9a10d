import type { ScorePair } from "@livery/contract/panel";

/** A score while it is typed. */
export interface TypedScore {
  readonly home: string;
  readonly away: string;
}

/** The parsed goals: a score, empty, or incomplete. */
export function readScore({
  home,
  away,
}: TypedScore): { readonly kind: "score"; readonly score: ScorePair } | { readonly kind: "none" | "wrong" } {
  if (home === "" && away === "") return { kind: "none" };
  const goals = /^\d{1,3}$/;
  if (!goals.test(home) || !goals.test(away)) return { kind: "wrong" };
  return { kind: "score", score: { home: Number(home), away: Number(away) } };
}
