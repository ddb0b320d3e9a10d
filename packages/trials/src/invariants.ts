import { type Kysely, sql } from "kysely";
import type { Schema } from "@livery/house/testing/parts";

/**
 * The invariants after every command, as the money rules define them (I1 to I13), each as a query for the rows that violate it.
 * None uses the product's own auditor: that is tested too.
 */
const checks: Readonly<Record<string, string>> = {
  "I1 a transaction sums to zero, and has entries": `
    select coalesce(t.transaction_id, e.transaction_id) from ledger_transaction t full join ledger_entry e using (transaction_id)
    group by 1 having sum(e.amount) is distinct from 0 or bool_or(t.transaction_id is null)`,
  "I1 all entries of a currency sum to zero": `select currency from ledger_entry group by currency having sum(amount) <> 0`,
  "I1 an entry has the tenant and currency of its transaction": `
    select e.transaction_id from ledger_entry e join ledger_transaction t using (transaction_id)
    where (e.tenant_id, e.currency) is distinct from (t.tenant_id, t.currency)`,
  "I3 a balance is the sum of its entries, in a sequence without gap": `
    select a.account_id from ledger_account a left join ledger_entry e using (account_id)
    group by a.account_id having a.balance <> coalesce(sum(e.amount), 0) or a.last_seq <> count(e.seq) or a.last_seq <> coalesce(max(e.seq), 0)`,
  "I3 an entry tells the balance that its account had after it": `
    select account_id from (
      select account_id, balance_after, sum(amount) over (partition by account_id order by seq) as running from ledger_entry where account_id is not null) e
    where balance_after <> running`,
  "I4 no balance is below its floor": `
    select account_id from ledger_account where kind <> 'receivable' and balance < -credit_line or kind = 'receivable' and balance > 0`,
  "I5 a coupon has at most one key": `
    select answer->>'couponId' from idempotency where scope = 'coupon' group by 1, player_id having count(*) > 1`,
  "I5 a key stands for a coupon of its player": `
    select key from idempotency i where scope in ('coupon', 'slip')
      and not exists (select from coupon c where c.coupon_id = (answer->>'couponId')::bigint and c.player_id = i.player_id)`,
  "I5 a coupon was paid for once": `
    select coupon_id from coupon left join ledger_transaction t using (coupon_id)
    group by coupon_id having count(*) filter (where t.kind = 'place') <> 1`,
  "no row is an orphan": `
    select 'legs of ' || c.coupon_id from coupon c left join coupon_leg using (coupon_id) group by c.coupon_id
      having count(position) <> c.leg_count or max(position) <> c.leg_count - 1
    union all select 'transaction ' || transaction_id from ledger_transaction t
      where coupon_id is not null and not exists (select from coupon c where c.coupon_id = t.coupon_id and c.tenant_id = t.tenant_id)
    union all select 'account of ' || owner_id from ledger_account a where kind = 'cash' and not exists (select from player where player_id = owner_id)`,
  "I6 a coupon waits for its delay while it is pending": `
    select coupon_id from coupon full join coupon_pending using (coupon_id)
    where (coupon.status = 'pending') is distinct from (coupon_pending.coupon_id is not null)`,
  "I6 nothing is due of a coupon that was sold, cancelled or never open": `
    select coupon_id from settlement_due join coupon using (coupon_id) where status not in ('open', 'won', 'lost', 'void')`,
  "I7 what lies open is what is staked on waiting coupons and not sold": `
    select coupon_id from coupon c
    where (select coalesce(sum(amount), 0) from ledger_entry where kind = 'open' and owner_id = c.coupon_id)
      <> case when status in ('open', 'pending') then stake - sold_stake else 0 end`,
  "I7, I8 a coupon has moved what its state says, and no more": `
    select c.coupon_id from coupon c
    where (select coalesce(sum(e.amount), 0) from ledger_transaction t join ledger_entry e using (transaction_id)
        where t.coupon_id = c.coupon_id and e.kind in ('cash', 'receivable') and e.owner_id = c.player_id)
      <> case when status in ('open', 'pending') then sold_price - stake when status = 'rejected' then 0 else payout + sold_price - stake end`,
  "I8 the last settlement is the state of the coupon, and none is missing": `
    select c.coupon_id from coupon c left join coupon_settlement s using (coupon_id)
    where c.status not in ('pending', 'rejected')
    group by c.coupon_id having count(s.version) <> coalesce(max(s.version), 0)
      or c.status = 'open' and max(s.version) is not null and not exists (select from coupon_settlement l where l.coupon_id = c.coupon_id
          and l.version = max(s.version) and l.status = 'open')
      or c.status <> 'open' and (max(s.version) is null or not exists (select from coupon_settlement l where l.coupon_id = c.coupon_id
          and l.version = max(s.version) and (l.status, l.payout, l.bonus) = (c.status, c.payout, c.bonus)))`,
  "I8 a coupon is paid by its legs": `
    select coupon_id from coupon join coupon_leg using (coupon_id) where status in ('won', 'lost', 'void')
    group by coupon_id, status, lines having bool_or(result = 'open') and not (status = 'lost' and bool_or(result = 'lost'))
      or status = 'void' and bool_or(result <> 'void') or status = 'won' and lines = 1 and bool_or(result = 'lost')`,
  "I9 who owes has no cash": `
    select r.owner_id from ledger_account r join ledger_account c on c.kind = 'cash' and c.owner_id = r.owner_id and c.currency = r.currency
    where r.kind = 'receivable' and r.balance < 0 and c.balance > 0`,
  "I10 no coupon is larger than was allowed": `
    select coupon_id from coupon where max_pay is not null and payout > max_pay and status = 'won' or stake <= 0`,
  "I11 the players of a dealer have no more open than its limit": `
    select d.dealer_id from dealer d where exposure_limit < (
      select coalesce(sum(ceil(greatest(max_return - stake, 0)::numeric * (stake - sold_stake) / stake)), 0) from coupon
      join player using (player_id) join dealer own on own.dealer_id = player.dealer_id
      where own.path @> array[d.dealer_id] and coupon.status in ('open', 'pending') and coupon.review_since is null)`,
  "I11 the slots say what is open": `select dealer_id from exposure_drift()`,
  "I14 what is held is what waits to be paid out": `
    select player_id from player
    left join lateral (select coalesce(sum(balance), 0) as held from ledger_account where kind = 'hold' and owner_id = player_id) a on true
    left join lateral (select coalesce(sum(amount), 0) as asked from transfer_request t
      where t.player_id = player.player_id and direction = 'withdraw' and status = 'pending') t on true
    where held <> asked`,
  "I14 a method has cleared what was approved by it": `
    select method_id from payment_method m
    where (select coalesce(sum(amount), 0) from ledger_entry e where e.kind = 'clearing' and e.owner_id = m.method_id)
      <> (select coalesce(sum(case direction when 'withdraw' then amount else -amount end), 0) from transfer_request t
          where t.method_id = m.method_id and status = 'approved')`,
  "I14 a player waits for one request a direction": `
    select player_id from transfer_request where status = 'pending' group by player_id, direction having count(*) > 1`,
  "I14 a player is told of what was decided, and of nothing else": `
    select transfer_id from transfer_request t
    where (status in ('approved', 'denied')) <> exists (select from notification n where (n.transfer_id, n.player_id) = (t.transfer_id, t.player_id))`,
  "I12 no coupon was placed after a match that it holds had begun": `
    select coupon_id from coupon join coupon_leg using (coupon_id) join match using (match_id)
    where coupon_leg.live_run is null and placed_at >= match.starts_at`,
};

const statement = Object.entries(checks)
  .map(([name, query]) => `select '${name}' as rule, found::text as found from (${query}) broken (found)`)
  .join("\nunion all ");

/** The rules that the database violates now, each with a row; empty if there are none. One round trip. */
export async function broken(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ rule: string; found: string }>`${sql.raw(statement)} limit 20`.execute(db);
  return rows.map(({ rule, found }) => `${rule}: ${found}`);
}
