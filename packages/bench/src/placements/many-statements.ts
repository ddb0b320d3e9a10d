import { isDeepStrictEqual } from "node:util";
import type { BenchFixture } from "../placement-fixture.ts";
import type pg from "pg";
import type { Side } from "../pairs.ts";

/** What of place_coupon's parameter the statements read. */
interface Payload {
  readonly session: string;
  readonly player: number;
  readonly playerVersion: string;
  readonly tenant: number;
  readonly currency: string;
  readonly stake: string;
  readonly maxReturn: string;
  readonly number: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly dealers: readonly (readonly [number, number])[];
  readonly exposed: readonly number[];
  readonly legs: readonly {
    readonly match: number;
    readonly market: number;
    readonly version: string;
    readonly odds: number;
  }[];
}

/** Whether the server keeps each statement's plan for its connection, or parses and plans it each time as the house's own queries. */
export type Planned = "once" | "each time";

/**
 * The same coupons by a client without a function: a statement for each row that place_coupon and ledger_post read, lock or
 * write, in one transaction. Some forty round trips a coupon of three legs below three dealers.
 */
export function manyStatements(pool: pg.Pool, subject: BenchFixture, inFlight: number, planned: Planned): Side {
  return async (amount) => {
    let left = amount;
    const work = async (slot: number): Promise<void> => {
      const client = await pool.connect();
      try {
        while (left > 0) {
          left -= 1;
          await placeByStatements(client, subject.payload(), slot, planned);
        }
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: inFlight }, (_, slot) => work(slot)));
  };
}

async function placeByStatements(client: pg.ClientBase, text: string, slot: number, planned: Planned): Promise<void> {
  const p = JSON.parse(text) as Payload;
  const query = async <Row extends pg.QueryResultRow>(
    name: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> =>
    (
      await client.query<Row>({
        ...(planned === "once" ? { name: `many_${name}` } : {}),
        text: statements[name] as string,
        values: [...values],
      })
    ).rows;
  const mustHold = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`the twin cannot place a coupon: ${what}`);
  };
  const stake = BigInt(p.stake);
  const exposure = BigInt(p.maxReturn) - stake;
  await client.query("begin");
  try {
    const [session] = await query<{ player: number }>("session", [p.session]);
    mustHold(session?.player === p.player, "signed out");
    const [player] = await query<{ version: bigint }>("player", [p.player]);
    mustHold(String(player?.version) === p.playerVersion, "a stale player");
    for (const { market, version, match } of p.legs.toSorted((one, other) => one.market - other.market)) {
      const [locked] = await query<{ version: bigint; status: string; match_id: number }>("market", [market]);
      mustHold(String(locked?.version) === version && locked?.status === "open" && locked.match_id === match, "stale");
    }
    const starts: Date[] = [];
    for (const { match } of p.legs) {
      const [row] = await query<{ status: string; starts_at: Date }>("match", [match]);
      mustHold(row?.status === "not_started", "begun");
      if (row) starts.push(row.starts_at);
    }
    const [cash] = await query<{ balance: bigint }>("cash", [p.player, p.currency]);
    mustHold((await query("earlier", [p.player, p.key])).length === 0, "a repetition");
    const [clock] = await query<{ now: Date }>("clock", []);
    mustHold(
      starts.every((start) => clock !== undefined && start > clock.now),
      "begun",
    );
    for (const [dealer, version] of p.dealers) {
      const [row] = await query<{ version: bigint }>("dealer", [dealer]);
      mustHold(row?.version === BigInt(version), "stale dealers");
    }
    mustHold(cash !== undefined && cash.balance >= stake, "no credit");
    const [owed] = await query<{ balance: bigint }>("owed", [p.player, p.currency]);
    mustHold(owed === undefined || owed.balance >= 0n, "a debt");
    for (const dealer of p.exposed) {
      const [held] = await query<{ room: bigint }>("slot", [dealer, slot]);
      mustHold(held !== undefined && held.room >= exposure, "no room");
      mustHold((await query("moves", [dealer])).length === 0, "moves to be counted");
    }
    for (const dealer of p.exposed) await query("take", [dealer, slot, String(exposure)]);
    const [coupon] = await query<{ coupon_id: bigint; placed_at: Date }>("coupon", [text, slot, clock?.now]);
    const id = String(coupon?.coupon_id);
    for (const [position, leg] of p.legs.entries()) await query("leg", [id, position, JSON.stringify(leg)]);
    mustHold((await query("halt", [p.tenant])).length === 0, "read-only");
    const [posting] = await query<{ transaction_id: bigint }>("posting", [
      p.tenant,
      p.currency,
      id,
      `player:${p.player}`,
    ]);
    const [account] = await query<{ account_id: bigint; last_seq: bigint; balance: bigint }>("debit", [
      p.player,
      p.currency,
      String(stake),
    ]);
    mustHold((await query("rule", [])).length === 1, "no such posting");
    // Entries balance in each statement that writes them.
    await query("entries", [
      String(posting?.transaction_id),
      p.tenant,
      p.currency,
      p.player,
      String(account?.account_id),
      String(account?.last_seq),
      String(account?.balance),
      String(-stake),
      id,
      String(stake),
    ]);
    await query("unsealed", [String(posting?.transaction_id)]);
    await query("answer", [
      p.tenant,
      p.player,
      p.key,
      p.bodyHash,
      JSON.stringify({
        couponId: Number(id),
        couponNumber: p.number,
        status: "open",
        pendingUntil: null,
        placedAt: coupon?.placed_at.toISOString(),
        stake: Number(stake),
        maxReturn: Number(p.maxReturn),
        balance: Number(account?.balance),
        odds: p.legs.map(({ odds }) => odds),
      }),
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

const statements: Readonly<Record<string, string>> = {
  session: "select session_player(decode($1, 'hex')) as player",
  player: "select version from player where player_id = $1 for share",
  market: "select match_id, version, status from market where market_id = $1 for share",
  match: "select status, starts_at from match where match_id = $1",
  cash: "select balance from ledger_account where kind = 'cash' and owner_id = $1 and currency = $2 for update",
  earlier: "select body_hash, answer from idempotency where player_id = $1 and scope = 'coupon' and key = $2",
  clock: "select house_now() as now",
  dealer: "select version from dealer where dealer_id = $1",
  owed: "select balance from ledger_account where kind = 'receivable' and owner_id = $1 and currency = $2",
  slot: "select budget - taken as room from dealer_exposure where dealer_id = $1 and slot = $2 for update",
  moves: "select from dealer_exposure_move where dealer_id = $1 and amount > 0 limit 1",
  take: "update dealer_exposure set taken = taken + $3 where dealer_id = $1 and slot = $2",
  coupon: `insert into coupon (tenant_id, site_id, player_id, number, kind, phase, status, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
      total_odds, max_return, max_pay, bonus_rule, bonus_percent, bonus, capped, placed_at, limits, exposure, exposed_dealers, exposed_slot)
    select (p->>'tenant')::integer, (p->>'site')::integer, (p->>'player')::integer, p->>'number', p->>'kind', p->>'phase', 'open', p->>'currency', (p->>'amount')::bigint,
      p->>'stakeType', (p->>'stake')::bigint, (p->>'lines')::integer, jsonb_array_length(p->'legs'), '{}', p->>'oddsChange',
      (p->>'totalOdds')::bigint, (p->>'maxReturn')::bigint, (p->>'maxPay')::bigint, nullif(p->'bonusRule', 'null'), (p->>'bonusPercent')::integer,
      (p->>'bonus')::bigint, (p->>'capped')::boolean, $3, p->'limits', (p->>'maxReturn')::bigint - (p->>'stake')::bigint,
      array(select id::integer from jsonb_array_elements_text(p->'exposed') id), $2
    from (select $1::jsonb as p) given returning coupon_id, placed_at`,
  leg: `insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker, live_run, feed)
    select $1, $2, (leg->>'match')::integer, (leg->>'market')::integer, (leg->>'type')::integer, leg->>'special', (leg->>'outcome')::integer,
      (leg->>'odds')::integer, (leg->>'feedOdds')::integer, (leg->>'banker')::boolean, leg->>'live', nullif(leg->'feed', 'null')
    from (select $3::jsonb as leg) given`,
  halt: "select from ledger_halt where tenant_id = $1 and lifted_at is null",
  posting:
    "insert into ledger_transaction (tenant_id, kind, currency, coupon_id, actor) values ($1, 'place', $2, $3, $4) returning transaction_id",
  debit: `update ledger_account set balance = balance - $3, last_seq = last_seq + 1
    where kind = 'cash' and owner_id = $1 and currency = $2 returning account_id, last_seq, balance`,
  rule: "select 1 from posting_rule where kind = 'place' and gives = 'cash' and takes = 'open'",
  entries: `insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, account_id, seq, amount, balance_after) values
    ($1::bigint, 1, $2::integer, 'cash', $4::bigint, $3::text, $5::bigint, $6::bigint, $8::bigint, $7::bigint),
    ($1::bigint, 2, $2::integer, 'open', $9::bigint, $3::text, null, null, $10::bigint, null)`,
  unsealed: "insert into ledger_unsealed (transaction_id) values ($1)",
  answer:
    "insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at) values ($1, $2, 'coupon', $3, decode($4, 'hex'), $5, clock_timestamp())",
};

/** Every row that placing a coupon writes, without what no two coupons share. */
const written = `select jsonb_build_object(
    'coupon', to_jsonb(c) - '{coupon_id,number,placed_at,exposed_slot}'::text[],
    'legs', (select jsonb_agg(to_jsonb(l) - 'coupon_id' order by position) from coupon_leg l where l.coupon_id = c.coupon_id),
    'postings', (select jsonb_agg(jsonb_build_object('kind', t.kind, 'currency', t.currency, 'actor', t.actor, 'note', t.note,
      'unsealed', exists (select from ledger_unsealed u where u.transaction_id = t.transaction_id),
      'entries', (select jsonb_agg(jsonb_build_array(position, e.kind, e.owner_id = c.coupon_id, amount, balance_after is null) order by position)
        from ledger_entry e where e.transaction_id = t.transaction_id))) from ledger_transaction t where t.coupon_id = c.coupon_id),
    'answers', (select jsonb_agg(jsonb_build_array(scope, length(body_hash), answer - '{couponId,couponNumber,placedAt,balance}'::text[],
      (answer->>'couponId')::bigint = c.coupon_id)) from idempotency i where i.player_id = c.player_id and i.answer->>'couponNumber' = c.number)
  ) as rows from coupon c where number = $1`;

/** Places one coupon each way and throws where they wrote other rows. */
export async function equalRows(pool: pg.Pool, subject: BenchFixture): Promise<void> {
  const text = subject.payload();
  const twin = { ...(JSON.parse(text) as Payload), key: "the-twin-of-the-one", number: "TWINTWINTWIN" };
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ reply: { readonly answer?: unknown } }>(`${subject.statement} as reply`, [
      text,
    ]);
    if (rows[0]?.reply.answer === undefined) throw new Error("place_coupon did not place the coupon to compare with");
    await placeByStatements(client, JSON.stringify(twin), 0, "once");
    const rowsOf = async (number: string): Promise<unknown> =>
      (await client.query<{ rows: unknown }>(written, [number])).rows[0]?.rows;
    const [one, many] = [await rowsOf((JSON.parse(text) as Payload).number), await rowsOf(twin.number)];
    if (one === undefined || !isDeepStrictEqual(one, many))
      throw new Error("the twin writes other rows than place_coupon", { cause: { one, many } });
  } finally {
    client.release();
  }
}
