import { minor } from "@livery/betting";
import type { Day, DayEvent, DayPlayer, DaySelection, DaySlip } from "@livery/house";
import { acting, onResult, placing } from "./acting.ts";
import { bonusEvents } from "./bonus-events.ts";
import type { DayAccount } from "./day-account.ts";
import { paymentEvents } from "./payment-events.ts";

const home = 1;
const draw = 2;
const away = 3;

const overGoals = (match: number): DaySelection => ({
  match,
  marketTypeId: 18,
  outcomeId: 12,
  special: "2.5",
});
const banker = (selection: DaySelection): DaySelection => ({ ...selection, banker: true });
const slip = (euros: number, selections: readonly DaySelection[], sizes: readonly number[] = []): DaySlip => ({
  stake: minor(euros * 100),
  selections,
  sizes,
});

/** Coupons on matches of the day: won, lost, void, and one that waits for a result. `luck` turns the first ones. */
function playedCoupons(key: string, index: number): readonly DayEvent[] {
  const luck = index % 2 === 0;
  const place = (at: number, slipOf: (day: Day) => DaySlip): DayEvent => placing(key, at + (index % 10) / 50, slipOf);
  return [
    place(21.5, ({ played }) => slip(20, [onResult(played(0), luck ? home : away)])),
    place(21, ({ played }) =>
      slip(10, [onResult(played(0), home), onResult(played(1), luck ? draw : home), onResult(played(2), away)]),
    ),
    place(17, ({ played }) =>
      slip(
        12,
        [
          banker(onResult(played(2), away)),
          onResult(played(3), home),
          onResult(played(4), luck ? home : draw),
          onResult(played(5), draw),
        ],
        [2],
      ),
    ),
    place(16.5, ({ played }) =>
      slip(8, [onResult(played(3), home), onResult(played(3), draw), onResult(played(2), luck ? away : home)]),
    ),
    place(11, ({ played }) => slip(15, [onResult(played(4), luck ? away : home)])),
    place(6, ({ played }) => slip(25, [onResult(played(7), home)])),
    place(5.5, ({ played }) => slip(5, [overGoals(played(6))])),
  ];
}

/** Coupons on matches that begin later: open ones of each kind, a cancelled one, one that was sold and one sold in part. */
function upcomingCoupons(key: string, index: number): readonly DayEvent[] {
  const late = (index % 10) / 50;
  /** The players bet on different matches. */
  const match = ({ upcoming }: Day, number: number): number => upcoming(index + number);
  const act = (at: number, run: (player: DayPlayer, day: Day) => Promise<void>): DayEvent =>
    acting(key, at + late, run);
  return [
    act(4, async (player, day) => player.cancel(await player.place(slip(30, [onResult(match(day, 0), away)])))),
    act(3.5, async (player, day) => player.sell(await player.place(slip(40, [onResult(match(day, 1), home)])), 100)),
    act(3, async (player, day) => player.sell(await player.place(slip(20, [onResult(match(day, 2), home)])), 50)),
    placing(key, 2.5 + late, (day) =>
      slip(
        10,
        [0, 1, 2].map((number) => onResult(match(day, number), home)),
      ),
    ),
    placing(key, 2 + late, (day) =>
      slip(
        9,
        [0, 1, 2, 3].map((number) => ({ ...onResult(match(day, number), home), banker: number === 0 })),
        [2],
      ),
    ),
    placing(key, 1.5 + late, (day) =>
      slip(6, [onResult(match(day, 3), home), onResult(match(day, 3), draw), onResult(match(day, 4), away)]),
    ),
    placing(key, 1 + late, (day) => slip(5, [onResult(match(day, 5), draw)])),
  ];
}

/** The day of a player whose account is printed; each has another, by its index. */
export const playerEvents = (account: DayAccount, index: number, whole: boolean): readonly DayEvent[] => [
  ...(whole ? playedCoupons(account.key, index) : []),
  ...upcomingCoupons(account.key, index),
  ...paymentEvents(account, index),
  ...bonusEvents(account, index),
];
