import { minor } from "@livery/betting";
import type { DayEvent, DayStaff } from "@livery/house";
import type { Texts } from "../demo-payment-texts.ts";
import { type CounterUser, demoStaff } from "../demo-staff.ts";
import { notes, textIn } from "../demo-notes.ts";
import { requestedBonus } from "./bonus-events.ts";
import { bankDeposit } from "./payment-events.ts";
import { acting, onResult, placing } from "./acting.ts";

const single = (euros: number, match: number, outcomeId: number) => ({
  stake: minor(euros * 100),
  selections: [onResult(match, outcomeId)],
});

/** The day of a dealer's direct user at the counter: credit, coupons, one of them cancelled by the dealer, a deposit that waits. */
function userEvents({ lang, staff, userName }: CounterUser, index: number, whole: boolean): readonly DayEvent[] {
  const late = index / 50;
  // A partner cancels no coupon.
  const isPartners = demoStaff.some(({ name, role }) => name === staff && role === "partner");
  let cancelled = 0;
  const byDealer = (at: number, act: (member: DayStaff, playerId: number) => Promise<unknown>): readonly DayEvent[] =>
    staff === undefined
      ? []
      : [
          {
            at: at + late,
            run: async (day) => void (await act(await day.staff(staff), (await day.player(userName)).userId)),
          },
        ];
  return [
    ...byDealer(22.25, (member, playerId) =>
      member.call("panelUserSend", { playerId, amount: minor(5_000n), note: textIn(lang, notes.cash) }),
    ),
    ...(whole
      ? [
          placing(userName, 20.5 + late, ({ played }) => single(10, played(0), 1 + (index % 3))),
          placing(userName, 16 + late, ({ played }) => single(15, played(3), 3 - (index % 3))),
        ]
      : []),
    acting(userName, 4.75 + late, async (player, { upcoming }) => {
      cancelled = await player.place(single(20, upcoming(index), 1));
    }),
    ...(isPartners
      ? []
      : byDealer(4.7, (member) =>
          member.call("panelCouponCancel", { couponId: cancelled, reason: textIn(lang, notes.wrongMatch) }),
        )),
    placing(userName, 2.75 + late, ({ upcoming }) => single(5, upcoming(index + 1), 3)),
    ...requestedBonus(userName, 2.25 + late, "second-half"),
    acting(userName, 1.75 + late, async (player) => void (await player.pay(bankDeposit(60 + 10 * index)))),
    ...byDealer(0.75, (member, playerId) =>
      member.call("panelUserTake", { playerId, amount: minor(1_000n), note: textIn(lang, notes.paidOut) }),
    ),
  ];
}

/** The users of the dealers' own counters, and credit that goes down and up the tree. */
export function dealerEvents(users: readonly CounterUser[], whole: boolean): readonly DayEvent[] {
  /** The note is in the language of the dealer who gets the credit, or of the one who gives it to a dealer without an account. */
  const between = (at: number, member: string, to: string, amount: bigint, note: Texts): DayEvent => ({
    at,
    run: async ({ dealerId, staff }) => {
      const reader = demoStaff.find(({ dealer }) => dealer === to) ?? demoStaff.find(({ name }) => name === member);
      const credit = { dealerId: dealerId(to), amount: minor(amount), note: textIn(reader?.lang ?? "en", note) };
      await (await staff(member)).call("panelDealerSend", credit);
    },
  });
  const credits =
    users.length === 0
      ? []
      : [
          between(19.5, "harriet", "mill-lane", 500_000n, notes.weekend),
          between(18.5, "quentin", "pier-nine", 250_000n, notes.weekend),
          between(6.5, "pierre", "quay-street", 100_000n, notes.surplus),
        ];
  return [...users.flatMap((user, index) => userEvents(user, index, whole)), ...credits];
}
