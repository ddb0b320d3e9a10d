import type { ScorePair, Side } from "../event.ts";
import { other, plus } from "../sides.ts";

/** How many shots each side has before it goes on one by one, and the chance of each. */
export interface ShootOut {
  readonly aSide: number;
  readonly chance: number;
}

/** Alternating shots until no further one can change who wins: the side of each, and whether it was a goal. */
export function drawShootOut(
  rules: ShootOut,
  random: () => number,
): readonly { readonly side: Side; readonly scored: boolean }[] {
  const shots: { side: Side; scored: boolean }[] = [];
  let [goals, taken]: [ScorePair, ScorePair] = [
    [0, 0],
    [0, 0],
  ];
  for (let side: Side = random() < 0.5 ? "home" : "away"; !isDecided(goals, taken, rules); side = other(side)) {
    const scored = random() < rules.chance;
    shots.push({ side, scored });
    taken = plus(taken, side);
    if (scored) goals = plus(goals, side);
  }
  return shots;
}

function isDecided([home, away]: ScorePair, [ofHome, ofAway]: ScorePair, { aSide }: ShootOut): boolean {
  if (ofHome >= aSide && ofAway >= aSide) return ofHome === ofAway && home !== away;
  return home - away > aSide - ofAway || away - home > aSide - ofHome;
}
