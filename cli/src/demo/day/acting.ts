import type { Day, DayEvent, DayPlayer, DaySelection, DaySlip } from "@livery/house";

/** What a player does. */
export const acting = (key: string, at: number, act: (player: DayPlayer, day: Day) => Promise<void>): DayEvent => ({
  at,
  run: async (day) => act(await day.player(key), day),
});

/** A coupon that is placed. */
export const placing = (key: string, at: number, slipOf: (day: Day) => DaySlip): DayEvent =>
  acting(key, at, async (player, day) => void (await player.place(slipOf(day))));

/** The result of a match, of those of the day or those that begin later. */
export const onResult = (match: number, outcomeId: number): DaySelection => ({ match, marketTypeId: 1, outcomeId });
