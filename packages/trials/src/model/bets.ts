import type { PlacedCoupon } from "@livery/contract";
import { mustAllow, mustBe } from "../must.ts";
import { type Bet, type Draw, type Kind, Trial } from "./trial.ts";

/** One selection of each match. */
async function oneEach(trial: Trial, matches: readonly number[], { b }: Draw): Promise<Bet["selections"]> {
  return Promise.all(matches.map((match, at) => trial.selection(match, b + 5 * at)));
}

const amount = ({ c }: Draw): number => 100 + (c % 300);

/** Bets on matches before kick-off. */
function before(count: number, more: (trial: Trial, draw: Draw) => Partial<Bet> = () => ({})): Kind["run"] {
  return async (trial, draw) => {
    const matches = trial.offered(count, draw.a);
    if (matches.length < count) return "";
    const selections = await oneEach(trial, matches, draw);
    return trial.bet(trial.bettorName(draw.d), { selections, amount: amount(draw), ...more(trial, draw) });
  };
}

const live =
  (delay: number): Kind["run"] =>
  async (trial, draw) => {
    const matches = trial.offered(1 + (draw.a % 2), draw.a, true);
    if (matches.length === 0) return "";
    trial.world.delaySeconds = delay;
    const answer = await trial.bet(trial.bettorName(draw.d), {
      selections: await oneEach(trial, matches, draw),
      amount: amount(draw),
    });
    trial.world.delaySeconds = 0;
    return answer;
  };

/** Bets of every kind, and refused ones. */
export const bets: readonly Kind[] = [
  { name: "single", weight: 5, run: before(1) },
  { name: "accumulator of two", weight: 4, run: before(2) },
  {
    name: "accumulator of three or four, with a bonus",
    weight: 4,
    run: (trial, draw) => before(3 + (draw.a % 2))(trial, draw),
  },
  {
    name: "ways",
    weight: 2,
    run: async (trial, draw) => {
      const matches = trial.offered(2, draw.a);
      if (matches.length < 2) return "";
      const [first = 0, second = 1] = matches;
      // Two or three outcomes of the first match, one or two of the second, without duplicates.
      const selections = await Promise.all([
        ...[0, 1, 2].slice(0, 2 + (draw.b % 2)).map((outcome) => trial.selection(first, outcome)),
        ...[3, 4].slice(0, 1 + (draw.c % 2)).map((outcome) => trial.selection(second, outcome)),
      ]);
      return trial.bet(trial.bettorName(draw.d), { selections, amount: amount(draw) });
    },
  },
  { name: "system", weight: 2, run: before(4, (_, { b }) => ({ sizes: [[2], [3], [2, 3], [1, 2, 3]][b % 4] ?? [2] })) },
  {
    name: "system with a banker",
    weight: 2,
    run: async (trial, draw) => {
      const matches = trial.offered(4, draw.a);
      if (matches.length < 4) return "";
      const selections = (await oneEach(trial, matches, draw)).map((selection, at) => ({
        ...selection,
        banker: at === 0,
      }));
      return trial.bet(trial.bettorName(draw.d), { selections, sizes: [1 + (draw.b % 2)], amount: amount(draw) });
    },
  },
  { name: "live bet", weight: 2, run: live(0) },
  { name: "live bet with a delay", weight: 2, run: live(3_600) },
  {
    name: "mixed bet",
    run: async (trial, draw) => {
      const matches = [...trial.offered(1, draw.a), ...trial.offered(1, draw.a, true)];
      if (matches.length < 2) return "";
      return trial.bet(trial.bettorName(draw.d), {
        selections: await oneEach(trial, matches, draw),
        amount: amount(draw),
      });
    },
  },
  {
    name: "the same key again",
    weight: 2,
    run: async (trial, { a }) => {
      const key = Trial.one([...trial.model.keys.keys()], a) ?? "";
      const known = trial.model.keys.get(key);
      if (known === undefined) return "";
      const owner = known.owner as Parameters<Trial["send"]>[0];
      const answer = await trial.send(owner, known.slip as Parameters<Trial["send"]>[1], key);
      const bettor = trial.model.bettor(owner);
      if (!bettor.signedIn) mustAllow(["signed_out", "account_passive"], answer);
      // The first answer, whatever has changed since.
      else mustBe(answer, known.answer);
      return typeof answer === "string" ? answer : "the first answer";
    },
  },
  {
    name: "a key with another body",
    run: async (trial, { a, c }) => {
      const key = Trial.one([...trial.model.keys.keys()], a) ?? "";
      const known = trial.model.keys.get(key);
      if (known === undefined || !trial.model.bettor(known.owner).signedIn) return "";
      const slip = known.slip as Parameters<Trial["send"]>[1];
      const other = {
        ...slip,
        oddsChange: c % 2 === 0 && slip.oddsChange === "none" ? ("any" as const) : ("higher" as const),
      };
      const answer = await trial.send(known.owner as Parameters<Trial["send"]>[0], other, key);
      mustBe(answer, "key_reused");
      return "key_reused";
    },
  },
  {
    name: "a double click without a key",
    run: async (trial, draw) => {
      const [match] = trial.offered(1, draw.a);
      if (match === undefined) return "";
      const owner = trial.bettorName(draw.d);
      // A unique amount: no other slip is the same.
      const bet: Bet = {
        selections: [await trial.selection(match, draw.b)],
        amount: 1_000 + trial.model.coupons.length,
        key: null,
      };
      const begun = Date.now();
      const first = await trial.bet(owner, bet);
      if (first !== "placed") return first;
      const coupon = trial.model.coupons.at(-1);
      const repeated = (await trial.send(owner, trial.slip(owner, bet), null)) as PlacedCoupon | string;
      if (typeof repeated !== "string" && repeated.couponId === coupon?.id) return "the first answer";
      // After five seconds it is another bet (D21).
      mustBe(Date.now() - begun > 4_900, true);
      if (typeof repeated !== "string") trial.placed(owner, trial.slip(owner, bet), bet, repeated);
      return "too late";
    },
  },
  { name: "a stale price", run: before(2, () => ({ stale: true })) },
  { name: "a stale price that is taken", weight: 2, run: before(1, () => ({ stale: true, change: "any" })) },
  {
    name: "a bet on a locked market",
    weight: 2,
    run: async (trial, draw) => {
      const match = Trial.one(
        trial.model.matches.flatMap((each, at) => (each.locked && !each.live && trial.model.isOffered(at) ? [at] : [])),
        draw.a,
      );
      if (match === undefined) return "";
      return trial.bet(trial.bettorName(draw.d), {
        selections: [await trial.selection(match, 0)],
        amount: amount(draw),
      });
    },
  },
  {
    name: "a bet on a match that has begun, or one of whose markets is closed",
    run: async (trial, draw) => {
      const match = Trial.one(
        trial.model.matches.flatMap((each, at) =>
          !each.live && (!trial.model.isOffered(at) || each.closedMarkets.size > 0) ? [at] : [],
        ),
        draw.a,
      );
      if (match === undefined) return "";
      return trial.bet(trial.bettorName(draw.d), {
        selections: [await trial.selection(match, draw.b)],
        amount: amount(draw),
      });
    },
  },
  { name: "a stake that is too low", run: before(1, () => ({ amount: 99 })) },
  { name: "a stake that is too high", run: before(1, () => ({ amount: 25_001 })) },
  { name: "a large bet", weight: 2, run: before(1, (_, { c }) => ({ amount: 2_000 + (c % 8_000) })) },
];
