import { minor } from "@livery/betting";
import type { RequestedSelection } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import {
  cancelCoupon,
  decideMatches,
  decidePending,
  endSession,
  type Log,
  offerCoupon,
  type Schema,
  sellCoupon,
  settleDue,
  silentLog,
} from "@livery/house/testing/parts";
import { codeOf, bettingOn, panel, place, slipOf, type StaffName, type World, type WorldBettor } from "./world.ts";

/** A connection that an operation runs on. */
export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
}

/** One operation on money, on its own connection; returns a word for its result. */
export type Operation = (connection: Connection) => Promise<string>;

/** A log message of the settlement means a failed batch. */
const strict: Log = {
  ...silentLog,
  warn: (error: unknown) => {
    throw (error as { err?: unknown }).err ?? error;
  },
} as unknown as Log;

/** Makes keys unique within a process. */
let keys = 0;

/** Creates the operations that race, for one world. */
export class Operations {
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  key(): string {
    return `trial-${(keys += 1)}-key`;
  }

  /** The home win of a match at the current price. */
  async selection(match: number, outcomeId = 1): Promise<RequestedSelection> {
    const matchId = this.world.matchIds[match] ?? 0;
    const odds = await this.world.odds(matchId, 1, outcomeId, "");
    return { matchId, marketTypeId: 1, outcomeId, special: "", odds, banker: false };
  }

  /** A coupon that exists before the operations race. */
  async coupon(bettor: WorldBettor, match: number, stake: number, live = false): Promise<number> {
    const placed = await place(this.world, bettor, slipOf([await this.selection(match)], stake, live), this.key());
    if (typeof placed === "string") throw new Error(`no coupon to begin with: ${placed}`);
    return placed.couponId;
  }

  place(
    bettor: WorldBettor,
    selections: readonly RequestedSelection[],
    stake: number,
    key: string | null,
    live = false,
  ): Operation {
    return async ({ db, pool }) => {
      const betting = bettingOn(db, pool, this.world.betting.live!);
      await betting.book.load();
      const placed = await place({ betting: betting }, bettor, slipOf(selections, stake, live), key).catch(readOnly);
      betting.book.close();
      return typeof placed === "string" ? placed : `placed ${placed.couponId}`;
    };
  }

  cancel(bettor: WorldBettor, couponId: number, idempotencyKey: string | null = null): Operation {
    return async ({ db }) => {
      const { userId, sessionHash } = bettor;
      const player = { userId, sessionHash, idempotencyKey };
      const { tenantId } = this.world;
      try {
        await cancelCoupon(db, { couponId, tenantId, by: "self", actor: `player:${userId}`, reason: null, player });
        return "cancelled";
      } catch (error) {
        return codeOf(error);
      }
    };
  }

  /** Accepts an offer that is created beforehand and valid for an hour. */
  async sell(
    bettor: WorldBettor,
    couponId: number,
    percent: number,
    idempotencyKey: string | null = null,
  ): Promise<Operation> {
    const { tenantId, db: worldDb } = this.world;
    const seller = { tenantId, userId: bettor.userId, sessionHash: bettor.sessionHash, idempotencyKey };
    await this.world.betting.book.load();
    const { quote } = await offerCoupon(this.world.betting, seller, couponId, percent);
    await sql`update coupon_quote set expires_at = clock_timestamp() + interval '1 hour' where coupon_id = ${couponId}`.execute(
      worldDb,
    );
    return async ({ db, pool }) => {
      const betting = bettingOn(db, pool, this.world.betting.live!);
      await betting.book.load();
      try {
        const { price, remainingStake } = await sellCoupon(betting, seller, { couponId, quote, percent });
        return `sold ${price} ${remainingStake}`;
      } catch (error) {
        return codeOf(error);
      } finally {
        betting.book.close();
      }
    };
  }

  /** Enters an operator's result of a match in its current version. */
  async rule(match: number, manualResult: object): Promise<Operation> {
    const { db: worldDb, matchIds } = this.world;
    const { rows } = await sql<{ facts: number }>`select facts from match where match_id = ${matchIds[match]}`.execute(
      worldDb,
    );
    const payload = JSON.stringify({
      ...manualResult,
      match: matchIds[match],
      version: rows[0]?.facts,
      actor: "staff:1",
      reason: "trial",
    });
    return async ({ db }) => {
      const reply = await sql<{ reply: { refused?: string } }>`select rule_match(${payload}::jsonb) as reply`.execute(
        db,
      );
      return reply.rows[0]?.reply.refused ?? "ruled";
    };
  }

  settle(): Operation {
    return async ({ db }) => `settled ${await settleDue(db, strict)}`;
  }

  decidePending(): Operation {
    return async ({ db, pool }) => {
      const betting = bettingOn(db, pool, this.world.betting.live!);
      await betting.book.load();
      await decidePending(betting, strict);
      betting.book.close();
      return "decided";
    };
  }

  decideMatches(): Operation {
    return async ({ db }) => `decided ${await decideMatches(db, silentLog)}`;
  }

  /** Moves credit between a user and their dealer. */
  credit(
    call: "panelUserSend" | "panelUserTake",
    staff: StaffName,
    bettor: WorldBettor,
    amount: number,
    key: string | null = null,
  ): Operation {
    return ({ db }) => moved(panel(db, staff, call, { playerId: bettor.userId, amount: minor(amount) }, key));
  }

  async between(staff: StaffName, other: StaffName, amount: number): Promise<Operation> {
    const { rows } = await sql<{
      id: number;
    }>`select dealer_id as id from dealer where name = ${other} and tenant_id = ${this.world.tenantId}`.execute(
      this.world.db,
    );
    return ({ db }) =>
      moved(panel(db, staff, "panelDealerSend", { dealerId: rows[0]?.id ?? 0, amount: minor(amount) }));
  }

  /** One statement of another actor. */
  statement(text: string): Operation {
    return async ({ db }) => {
      await sql.raw(text).execute(db);
      return "done";
    };
  }

  signOut(bettor: WorldBettor): Operation {
    return async ({ db }) => {
      await endSession(db, bettor.sessionHash, "operator");
      return "signed out";
    };
  }

  /** Brings a player's cash to an amount, by credit of their dealer. */
  async fund(bettor: WorldBettor, amount: number): Promise<void> {
    await sql`
      select ledger_post(p.tenant_id, case when a.balance < ${amount} then 'credit' else 'take_back' end, p.currency, null, 'system', null, jsonb_build_array(
        jsonb_build_object('account', 'credit:' || p.dealer_id, 'amount', a.balance - ${amount}::bigint),
        jsonb_build_object('account', 'cash:' || p.player_id, 'amount', ${amount}::bigint - a.balance)))
      from player p join ledger_account a on a.kind = 'cash' and a.owner_id = p.player_id
      where p.player_id = ${bettor.userId} and a.balance <> ${amount}`.execute(this.world.db);
  }

  async cash(bettor: WorldBettor): Promise<number> {
    const { rows } = await sql<{ balance: bigint }>`
      select balance from ledger_account where kind = 'cash' and owner_id = ${bettor.userId}`.execute(this.world.db);
    return Number(rows[0]?.balance);
  }

  /** Gives a coupon's legs a result, or another one, before its match has one, as a manual result of a market does. */
  async decide(
    couponIds: readonly number[],
    result: "won" | "lost" | "void" | "open",
    db = this.world.db,
  ): Promise<void> {
    await sql`
      with due as (update coupon_leg set result = ${result} where coupon_id = any (${couponIds}::bigint[]) returning coupon_id)
      insert into settlement_due (coupon_id) select distinct coupon_id from due on conflict do nothing`.execute(db);
  }
}

/** A tenant with a ledger breach moves no money: the error that calls answer with 503 `read_only`. */
export function readOnly(error: unknown): string {
  if ((error as { code?: string }).code === "LV004") return "read_only";
  throw error;
}

async function moved(call: Promise<object | string>): Promise<string> {
  const answer = await call;
  return typeof answer === "string" ? answer : "moved";
}
