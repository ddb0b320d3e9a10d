import { minor, thousandths } from "@livery/betting";
import type { PlaceCoupon, PlacedCoupon } from "@livery/contract";
import { sql } from "kysely";
import { broken } from "../invariants.ts";
import { Operations, readOnly } from "../operations.ts";
import { bettorNames, type BettorName, inPlay, place, prematch, reloadPrices, type World } from "../world.ts";
import { maxPay, Model, type ModelCoupon } from "./house.model.ts";
import { mustAllow, mustBe } from "../must.ts";
import { linesOf, type ModelSelection, outcomesToBetOn } from "./paying.ts";

/** Random numbers from which a command derives its input. */
export interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** One kind of command, applied to the server and to the model; returns its result, or "" if there was nothing to do. */
export interface Kind {
  readonly name: string;
  /** Relative frequency. */
  readonly weight?: number;
  readonly run: (trial: Trial, draw: Draw) => Promise<string>;
}

export interface Bet {
  readonly selections: readonly ModelSelection[];
  /** The typed amount: per line if the player's stake type is so. */
  readonly amount: number;
  readonly sizes?: readonly number[];
  readonly key?: string | null;
  readonly change?: PlaceCoupon["oddsChange"];
  /** The price differs from that of the slip. */
  readonly stale?: boolean;
}

/** A server and its model, which run the same commands. */
export class Trial {
  readonly world: World;
  readonly op: Operations;
  readonly model = new Model();
  /** The key of the last bet. */
  lastKey = "";

  private constructor(world: World) {
    this.world = world;
    this.op = new Operations(world);
  }

  static async begin(world: World): Promise<Trial> {
    const trial = new Trial(world);
    const { model } = trial;
    for (const [name, balance] of await trial.#accounts("cash"))
      model.bettors.set(name, {
        wealth: balance,
        bonus: name === "alice" ? { percent: 5, tipCount: 3, odds: 1_200 } : null,
        perLine: name === "bashir",
        signedIn: true,
        passive: false,
        maxStake: 25_000n,
      });
    for (const [name, balance] of await trial.#accounts("credit")) model.credit.set(name, balance);
    for (let at = 0; at < prematch + inPlay; at += 1)
      model.matches.push({
        live: at >= prematch,
        startsAt: at >= prematch ? 0 : at + 1,
        started: at >= prematch,
        locked: false,
        held: null,
        score: null,
        over: false,
        voided: false,
        closed: false,
        closedMarkets: new Set(),
        ruled: new Map(),
      });
    return trial;
  }

  /** An item of the list, chosen by a number. */
  static one<Item>(list: readonly Item[], number: number): Item | undefined {
    return list[number % Math.max(1, list.length)];
  }

  bettorName(number: number): BettorName {
    return Trial.one(bettorNames, number) ?? "alice";
  }

  /** A selection of a match at the server's current price. */
  async selection(match: number, selection: number, banker = false): Promise<ModelSelection> {
    const [marketTypeId, outcomeId, special] = Trial.one(outcomesToBetOn, selection) ?? [1, 1, ""];
    const odds = await this.world.odds(this.world.matchIds[match] ?? 0, marketTypeId, outcomeId, special);
    return { match, marketTypeId, outcomeId, special, odds, banker };
  }

  /** Different matches of which all markets accept bets, in an order given by a number. */
  offered(count: number, number: number, live = false): readonly number[] {
    const all = this.model.matches.flatMap((match, at) =>
      match.live === live && this.model.isOffered(at) && !match.locked && match.closedMarkets.size === 0 ? [at] : [],
    );
    return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(number + at) % all.length] ?? 0);
  }

  slip(owner: BettorName, { selections, amount, sizes = [], change = "none", stale = false }: Bet): PlaceCoupon {
    const lines = linesOf(selections, sizes).length;
    const matches = new Set(selections.map(({ match }) => match)).size;
    const live = selections.filter(({ match }) => this.model.match(match).live).length;
    return {
      stake: minor(amount),
      totalStake: minor(this.model.bettor(owner).perLine ? amount * lines : amount),
      kind:
        selections.length === 1
          ? "single"
          : sizes.length > 0
            ? "system"
            : matches < selections.length
              ? "ways"
              : "accumulator",
      phase: live === 0 ? "prematch" : live === selections.length ? "live" : "mixed",
      sizes,
      oddsChange: change,
      selections: selections.map(({ match, odds, ...selection }) => ({
        ...selection,
        matchId: this.world.matchIds[match] ?? 0,
        odds: thousandths(stale ? odds + 7 : odds),
      })),
    };
  }

  /** All reasons to refuse this bet, in no order; empty: it is placed. */
  faults(owner: BettorName, slip: PlaceCoupon, bet: Bet): readonly string[] {
    const { model } = this;
    const bettor = model.bettor(owner);
    const matches = bet.selections.map(({ match }) => match);
    return [
      ...(bettor.signedIn ? [] : ["signed_out"]),
      ...(bettor.passive ? ["account_passive"] : []),
      ...(model.halted ? ["read_only"] : []),
      ...(bettor.wealth < 0n ? ["debt_open", "insufficient_credit"] : []),
      ...(bettor.wealth < slip.totalStake ? ["insufficient_credit"] : []),
      ...(slip.totalStake > bettor.maxStake ? ["stake_too_high"] : []),
      ...(slip.stake < 100n ? ["stake_too_low"] : []),
      ...(bet.selections.every((selection) => model.takes(selection))
        ? []
        : [
            "match_started",
            "market_closed",
            "match_cancelled",
            "market_locked",
            "locked_matches",
            "not_found",
            "kind_mismatch",
            "feed_stale",
          ]),
      ...(matches.some((at) => model.match(at).locked) ? ["market_locked", "locked_matches"] : []),
      ...(bet.stale === true && bet.change !== "any" ? ["odds_changed"] : []),
    ];
  }

  /** Places a bet and checks the server's answer; returns the result. */
  async bet(owner: BettorName, bet: Bet): Promise<string> {
    const slip = this.slip(owner, bet);
    const key = bet.key === undefined ? this.op.key() : bet.key;
    const faults = this.faults(owner, slip, bet);
    const answer = await this.send(owner, slip, key);
    if (typeof answer === "string") {
      // The rest of an exposure limit is checked by the invariants, not by the model.
      const allowed = this.model.limited ? [...faults, "dealer_limit_exceeded"] : faults;
      mustAllow(allowed, answer, slip);
      return answer;
    }
    mustBe({ faults, slip }, { faults: [], slip });
    this.placed(owner, slip, bet, answer);
    if (key !== null) {
      this.lastKey = key;
      this.model.keys.set(key, { owner, slip, answer });
    }
    return "placed";
  }

  send(owner: BettorName, slip: PlaceCoupon, key: string | null): Promise<PlacedCoupon | string> {
    return place(this.world, this.world.bettors[owner], slip, key).catch(readOnly);
  }

  /** Records a coupon that the server has confirmed. */
  placed(owner: BettorName, slip: PlaceCoupon, { selections, sizes = [] }: Bet, answer: PlacedCoupon): ModelCoupon {
    const bettor = this.model.bettor(owner);
    bettor.wealth -= slip.totalStake;
    mustBe({ stake: answer.totalStake, balance: answer.balance }, { stake: slip.totalStake, balance: bettor.wealth });
    mustBe(answer.odds.length, selections.length);
    mustBe(
      this.model.coupons.every(({ id }) => id !== answer.couponId),
      true,
    );
    const coupon: ModelCoupon = {
      id: answer.couponId,
      owner,
      selections: selections.map((selection, at) => ({ ...selection, odds: answer.odds[at] ?? selection.odds })),
      sizes,
      stake: slip.totalStake,
      maxPay,
      live: selections.some(({ match }) => this.model.match(match).live),
      hour: this.model.hour,
      status: answer.status === "pending" ? "pending" : "open",
      soldStake: 0n,
      soldPrice: 0n,
      payout: 0n,
    };
    this.model.coupons.push(coupon);
    return coupon;
  }

  /** A coupon in one of these states, chosen by a number. */
  coupon(number: number, ...states: readonly ModelCoupon["status"][]): ModelCoupon | undefined {
    return Trial.one(
      this.model.coupons.filter(({ status }) => states.includes(status)),
      number,
    );
  }

  /** Asserts that the server equals the model, and that no rule is broken. */
  async compare(): Promise<void> {
    mustBe(await broken(this.world.db), []);
    const { model } = this;
    const wealth = new Map([...model.bettors].map(([name, bettor]) => [name, bettor.wealth]));
    const cash = await this.#accounts("cash");
    const owed = await this.#accounts("receivable");
    mustBe(new Map([...cash].map(([name, balance]) => [name, balance + (owed.get(name) ?? 0n)])), wealth);
    mustBe(await this.#accounts("credit"), model.credit);
    const { rows } = await sql<{ id: bigint; status: ModelCoupon["status"]; paid: bigint; sold: bigint }>`
      select coupon_id as id, status, case when status in ('won', 'lost', 'void') then payout else 0 end as paid, sold_stake as sold
      from coupon order by coupon_id`.execute(this.world.db);
    const expected = model.coupons.map((coupon) => ({
      id: BigInt(coupon.id),
      status: coupon.status,
      paid: ["won", "lost", "void"].includes(coupon.status) ? coupon.payout : 0n,
      sold: coupon.soldStake,
    }));
    for (const [at, row] of rows.entries()) {
      const coupon = model.coupons[at];
      // It cannot win any more although a leg is open: it may be lost already, without a movement.
      if (coupon?.status === "open" && row.status === "lost" && model.settlementOf(coupon).mayBeLost)
        coupon.status = "lost";
      else if (coupon?.status === "lost" && row.status === "open" && model.settlementOf(coupon).mayBeLost)
        coupon.status = "open";
    }
    const adjusted = expected.map((each, at) => ({ ...each, status: model.coupons[at]?.status ?? each.status }));
    mustBe(rows, adjusted);
  }

  async #accounts(kind: "cash" | "credit" | "receivable"): Promise<Map<string, bigint>> {
    const { rows } = await sql<{ name: string; balance: bigint }>`
      select coalesce(d.name, p.user_name) as name, a.balance from ledger_account a
      left join dealer d on a.kind = 'credit' and d.dealer_id = a.owner_id left join player p on a.kind <> 'credit' and p.player_id = a.owner_id
      where a.kind = ${kind} order by 1`.execute(this.world.db);
    return new Map(rows.map(({ name, balance }) => [name, balance]));
  }

  /** Reloads the betting service's prices of live matches from the database. */
  reloadPrices(): Promise<void> {
    return reloadPrices(this.world);
  }
}
