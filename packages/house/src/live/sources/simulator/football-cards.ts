import { goalDistribution } from "../../../catalogue/prices/goals-model.ts";
import type { TimedEvent } from "../event.ts";

/** Cards of a side in an average match. */
const averages = { yellows: 1.9, reds: 0.06 } as const;
const players = 11;
/** A player with a yellow card gets this share of their next ones. */
const careful = 0.35;

/** Both sides' cards: a player's second yellow sends them off, and a player who is sent off gets no more. */
export function drawCards(drawTime: () => number, random: () => number): TimedEvent[] {
  return (["home", "away"] as const).flatMap((side) => {
    const drawn = (["yellow", "red"] as const).flatMap((card) =>
      Array.from({ length: drawCount(card === "red" ? averages.reds : averages.yellows, random()) }, () => ({
        at: drawTime(),
        card,
        player: Math.floor(random() * players),
        isCommitted: random() < careful,
      })),
    );
    const booked = new Set<number>();
    const gone = new Set<number>();
    return drawn
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ at, card, player, isCommitted }): TimedEvent[] => {
        const isSecond = card === "yellow" && booked.has(player);
        if (gone.has(player) || (isSecond && !isCommitted)) return [];
        booked.add(player);
        if (isSecond || card === "red") gone.add(player);
        return [{ at, event: { kind: "card", side, card: isSecond ? "yellow_red" : card } }];
      });
  });
}

/** A Poisson count; the goals' table reaches far enough for a side's corners and fouls. */
export function drawCount(mean: number, uniform: number): number {
  let below = 0;
  for (const [count, chance] of goalDistribution(mean).entries()) {
    below += chance;
    if (uniform < below) return count;
  }
  return Math.round(mean);
}
