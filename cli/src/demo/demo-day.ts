import type { DayEvent, DayMatch, SeedDay } from "@livery/house";
import { dealerEvents } from "./day/dealer-events.ts";
import { playerEvents } from "./day/player-events.ts";
import type { DayAccount } from "./day/day-account.ts";
import { settleAccounts } from "./day/settle-accounts.ts";
import { counterUsers, demoStaff } from "./demo-staff.ts";

/** The matches of the day: the first six end with a result, the seventh waits for one, the last is void. */
const matches: readonly DayMatch[] = [
  { home: "Arsenal", away: "Galatasaray", kickOff: 20, result: { ft: [2, 1], ht: [1, 0] } },
  { home: "Barcelona", away: "Fenerbahçe", kickOff: 20, result: { ft: [1, 1], ht: [0, 1] } },
  { home: "Liverpool", away: "Real Madrid", kickOff: 15, result: { ft: [0, 2], ht: [0, 0] } },
  { home: "Beşiktaş", away: "Everton", kickOff: 15, result: { ft: [3, 1], ht: [1, 1] } },
  { home: "Sevilla", away: "Trabzonspor", kickOff: 10, result: { ft: [1, 0], ht: [1, 0] } },
  { home: "Chelsea", away: "Villarreal", kickOff: 10, result: null },
  { home: "Valencia", away: "Samsunspor", kickOff: 5, result: null },
  { home: "Fulham", away: "Göztepe", kickOff: 5, result: null },
];

/** A part of the list of coupons that a dealer comes back to. */
const savedViews: Readonly<Record<string, string>> = {
  de: "Offene Wettscheine",
  en: "Open coupons",
  fa: "کوپن‌های باز",
  tr: "Açık kuponlar",
};

/** What the operator and the admin do with the results that nobody reported. Staff of every language read why: it is in the tenant's (D52). */
function resultEvents(): readonly DayEvent[] {
  const reason = { result: "Score by telephone from the ground", void: "Floodlights failed after 20 minutes" };
  return [
    {
      at: 7.75,
      run: async ({ played, settle, staff }) => {
        const operator = await staff("operator");
        const { matchId, version } = await operator.call("panelResult", { matchId: played(5) });
        const score = { fullTime: { home: 2, away: 2 }, halfTime: { home: 0, away: 1 } };
        const entered = { ...score, certainty: "confirmed" as const, reason: reason.result };
        await operator.call("panelResultEnter", { matchId, version, ...entered });
        await settle();
      },
    },
    {
      at: 2.5,
      run: async ({ played, settle, staff }) => {
        const admin = await staff("admin");
        const { matchId, version } = await admin.call("panelResult", { matchId: played(7) });
        await admin.call("panelResultVoid", { matchId, version, reason: reason.void });
        await settle();
      },
    },
  ];
}

/** The view that each member of staff has saved. */
const viewEvents = (): readonly DayEvent[] =>
  demoStaff.map(({ lang, name }) => ({
    at: 22,
    run: async ({ staff }) => {
      const view = { list: "coupons" as const, name: savedViews[lang] ?? "", query: "?status=open" };
      await (await staff(name)).call("panelViewSave", view);
    },
  }));

/** The day of a demo, for its printed accounts and the users of its dealers. */
export function demoDay(accounts: readonly DayAccount[]): SeedDay {
  return {
    matches,
    events: (players, whole) => {
      const own = accounts.filter(({ key }) => players.has(key));
      const users = counterUsers.filter(({ userName }) => players.has(userName));
      return [
        ...own.flatMap((account, index) => playerEvents(account, index, whole)),
        ...dealerEvents(users, whole),
        // Once for the staff, who have their day with the users of their counters.
        ...(users.length > 0 ? viewEvents() : []),
        ...(whole ? resultEvents() : []),
        ...settleAccounts(own),
      ];
    },
  };
}
