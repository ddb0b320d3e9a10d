import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Breach } from "../db/tables/ledger.ts";

/** The transactions of a tenant to check: those with seals after one position up to another, or all. */
export interface Scope {
  readonly tenantId: number;
  readonly sealed: { readonly after: bigint; readonly to: bigint } | null;
}

/** Maximum number of breaches reported per check; a hundred are as useful as a million. */
const most = 100;

/**
 * Finds breaches in the transactions in scope, and in the accounts and coupons that they moved. To be read in one snapshot
 * (repeatable read); takes no locks.
 */
export async function findBreaches(trx: Transaction<Schema>, scope: Scope): Promise<readonly Breach[]> {
  const checks = [unbalanced, unruled, wrongSteps, wrongBalances, wrongCoupons, wrongTransfers, wrongSeals];
  if (scope.sealed === null) checks.push(orphans, neverSealed);
  const breaches: Breach[] = [];
  for (const check of checks) breaches.push(...(await check(trx, scope)));
  return breaches;
}

type Check = (trx: Transaction<Schema>, scope: Scope) => Promise<readonly Breach[]>;

function found(rule: Breach["rule"], query: (scope: Scope) => RawBuilder<{ what: string }>): Check {
  return async (trx, scope) => {
    const { rows } = await sql<{ what: string }>`select what from (${query(scope)}) found limit ${most}`.execute(trx);
    return rows.map(({ what }) => ({ rule, what }));
  };
}

/** The transactions in scope, as `ledger_transaction`. */
function transactions({ tenantId, sealed }: Scope): RawBuilder<unknown> {
  if (sealed === null) return sql`(select * from ledger_transaction where tenant_id = ${tenantId})`;
  return sql`(select t.* from ledger_seal s join ledger_transaction t using (transaction_id)
    where s.tenant_id = ${tenantId} and s.position > ${sealed.after} and s.position <= ${sealed.to})`;
}

/** The entries of a transaction sum to zero and have its tenant and currency (I1). */
const unbalanced = found(
  "I1",
  (scope) => sql`
    select 'transaction ' || t.transaction_id || ': its entries sum to ' || coalesce(sum(e.amount), 0) || ' '
        || coalesce(string_agg(distinct e.currency, '+'), 'of none') as what
    from ${transactions(scope)} t left join ledger_entry e using (transaction_id)
    group by t.transaction_id, t.tenant_id, t.currency
    having sum(e.amount) is distinct from 0 or bool_or((e.tenant_id, e.currency) <> (t.tenant_id, t.currency))`,
);

/**
 * A transaction's kind may move its accounts, by the table that ledger_post enforces: for all writers, bulk settlement included.
 */
const unruled = found(
  "I1",
  (scope) => sql`
    select 'transaction ' || t.transaction_id || ': a posting of kind ' || t.kind || ' moves nothing from ' || g.kind || ' to ' || k.kind as what
    from ${transactions(scope)} t
    join ledger_entry g on g.transaction_id = t.transaction_id and g.amount < 0
    join ledger_entry k on k.transaction_id = t.transaction_id and k.amount > 0
    left join posting_rule r on r.kind = t.kind and r.gives = g.kind and r.takes = k.kind and (not r.own or g.owner_id = k.owner_id)
    where r.kind is null`,
);

/** Each entry of an account follows the one before it, in number and balance (I3). */
const wrongSteps = found(
  "I3",
  (scope) => sql`
    select e.kind || ':' || e.owner_id || ' ' || e.currency || ': its entry ' || e.seq || ' does not follow from the one before' as what
    from ${transactions(scope)} t join ledger_entry e using (transaction_id)
    left join ledger_entry before on before.account_id = e.account_id and before.seq = e.seq - 1
    where e.account_id is not null and (e.balance_after <> coalesce(before.balance_after, 0) + e.amount
      or (before.account_id is null) <> (e.seq = 1) or (before.kind, before.owner_id, before.currency) <> (e.kind, e.owner_id, e.currency))`,
);

/** An account's balance and sequence number equal those of its last entry (I3: drift). */
const wrongBalances = found("I3", (scope) => {
  const accounts =
    scope.sealed === null
      ? sql`select account_id from ledger_account where tenant_id = ${scope.tenantId}
          union select account_id from ledger_entry where tenant_id = ${scope.tenantId} and account_id is not null`
      : sql`select distinct e.account_id from ${transactions(scope)} t join ledger_entry e using (transaction_id) where e.account_id is not null`;
  return sql`
    select coalesce(a.kind || ':' || a.owner_id || ' ' || a.currency, 'account ' || touched.account_id) || ': balance ' || coalesce(a.balance::text, 'of none')
        || ', entries ' || coalesce(last.balance_after, 0) as what
    from (${accounts}) touched left join ledger_account a using (account_id)
    left join lateral (
      select seq, balance_after, kind, owner_id, currency, tenant_id from ledger_entry where account_id = touched.account_id order by seq desc limit 1
    ) last on true
    where a.account_id is null or a.balance <> coalesce(last.balance_after, 0) or a.last_seq <> coalesce(last.seq, 0)
      or (a.kind, a.owner_id, a.currency, a.tenant_id) <> (last.kind, last.owner_id, last.currency, last.tenant_id)`;
});

/** A waiting coupon has its stake, less what was sold of it, in its open account; any other has nothing there (I7). */
const wrongCoupons = found(
  "I7",
  (scope) => sql`
    select 'coupon ' || touched.coupon_id || ', ' || coalesce(c.status, 'of which there is none') || ': open ' || open.sum as what
    from (select distinct coupon_id from ${transactions(scope)} t where coupon_id is not null) touched
    left join coupon c using (coupon_id)
    cross join lateral (
      select coalesce(sum(amount), 0) as sum from ledger_entry where kind = 'open' and owner_id = touched.coupon_id
    ) open
    where c.coupon_id is null or open.sum <> case when c.status in ('pending', 'open') then c.stake - c.sold_stake else 0 end`,
);

/**
 * Each posting of a deposit, withdrawal, hold or release belongs to one payment request of its player, with its amount and
 * method: a withdrawal's hold, and then one outcome (I14). That a request has the postings of its state is ensured by its table.
 */
const wrongTransfers = found(
  "I14",
  (scope) => sql`
    select 'transaction ' || t.transaction_id || ': a posting of kind ' || t.kind || ' that no request to pay in or out has come to' as what
    from ${transactions(scope)} t
    where t.kind in ('deposit', 'hold', 'withdraw', 'release') and not exists (
      select from transfer_request r
      join lateral (values
        ('hold', r.held_by, 'cash', 'hold'), ('withdraw', r.resolved_posting, 'hold', 'clearing'),
        ('release', r.resolved_posting, 'hold', 'cash'), ('deposit', r.resolved_posting, 'clearing', 'cash')
      ) posting(kind, transaction_id, gives, takes) on posting.kind = t.kind and posting.transaction_id = t.transaction_id
      where (r.held_by = t.transaction_id or r.resolved_posting = t.transaction_id)
        and (r.tenant_id, r.currency) = (t.tenant_id, t.currency)
        and (t.kind = 'deposit') = (r.direction = 'deposit') and (t.kind in ('hold', 'release') or r.status = 'approved')
        and (t.kind <> 'release' or r.status in ('denied', 'cancelled'))
        and (select count(*) from ledger_entry e where e.transaction_id = t.transaction_id and (e.kind, e.owner_id, e.amount) in (
          (posting.gives, case posting.gives when 'clearing' then r.method_id else r.player_id end, -r.amount),
          (posting.takes, case posting.takes when 'clearing' then r.method_id else r.player_id end, r.amount))) = 2
        and (select count(*) from ledger_entry e where e.transaction_id = t.transaction_id) = 2)`,
);

/** Every seal is the hash of the one before and of its transaction (I2). */
const wrongSeals = found(
  "I2",
  ({ tenantId, sealed }) => sql`
    select 'seal ' || position || ' is not that of transaction ' || transaction_id as what
    from (
      select position, transaction_id, hash, lag(hash) over (order by position) as before, lag(position) over (order by position) as place
      from ledger_seal where tenant_id = ${tenantId} and position >= ${sealed?.after ?? 0n} and (position <= ${sealed?.to ?? null}::bigint) is not false
    ) s left join ledger_transaction t using (transaction_id)
    where position > ${sealed?.after ?? 0n} and (t.transaction_id is null or t.tenant_id <> ${tenantId} or position <> coalesce(place, 0) + 1
      or hash <> ledger_hash(coalesce(before, decode(repeat('00', 32), 'hex')), t))`,
);

/** Every entry has its transaction. */
const orphans = found(
  "I1",
  ({ tenantId }) => sql`
    select 'entry ' || e.position || ' of transaction ' || e.transaction_id || ', of which there is none' as what
    from ledger_entry e where tenant_id = ${tenantId} and not exists (select from ledger_transaction t where t.transaction_id = e.transaction_id)`,
);

/** An unsealed transaction waits for its seal (I2). */
const neverSealed = found(
  "I2",
  ({ tenantId }) => sql`
    select 'transaction ' || transaction_id || ' is neither sealed nor waiting for it' as what
    from ledger_transaction t left join ledger_seal s using (transaction_id) left join ledger_unsealed u using (transaction_id)
    where t.tenant_id = ${tenantId} and s.transaction_id is null and u.transaction_id is null`,
);
