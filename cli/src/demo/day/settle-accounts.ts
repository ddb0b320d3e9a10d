import { minor } from "@livery/betting";
import type { DayEvent } from "@livery/house";
import { notes, textIn } from "../demo-notes.ts";
import type { DayAccount } from "./day-account.ts";

/** At the end of the day the dealer settles with each player at the counter: each has the balance that the demo prints. */
export const settleAccounts = (accounts: readonly DayAccount[]): readonly DayEvent[] =>
  accounts.map(({ balance, key, lang }) => ({
    at: 0.25,
    run: async (day) => {
      const player = await day.player(key);
      const missing = balance - (await player.cash());
      if (missing === 0n) return;
      const credit = {
        playerId: player.userId,
        amount: minor(missing > 0n ? missing : -missing),
        note: textIn(lang, missing > 0n ? notes.paidIn : notes.paidOut),
      };
      await (await day.staff("quentin")).call(missing > 0n ? "panelUserSend" : "panelUserTake", credit);
    },
  }));
