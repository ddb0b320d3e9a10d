import { type Minor, minor } from "@livery/betting";
import type { DayEvent } from "@livery/house";

/** An account that the demo prints, with the balance that it has then. */
export interface CounterAccount {
  /** What the seed calls the player. */
  readonly key: string;
  readonly balance: Minor;
}

/** At the end of the day the dealer settles with each player at the counter: each has the balance that the demo prints. */
export const settleAccounts = (accounts: readonly CounterAccount[]): readonly DayEvent[] =>
  accounts.map(({ balance, key }) => ({
    at: 0.25,
    run: async (day) => {
      const player = await day.player(key);
      const missing = balance - (await player.cash());
      if (missing === 0n) return;
      const credit = {
        playerId: player.userId,
        amount: minor(missing > 0n ? missing : -missing),
        note: missing > 0n ? "Paid in at the counter" : "Paid out at the counter",
      };
      await (await day.staff("quentin")).call(missing > 0n ? "panelUserSend" : "panelUserTake", credit);
    },
  }));
