import { auditLedger, type OpenDatabase } from "@livery/house";

export async function coupons(pool: OpenDatabase["pool"]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::integer as count from coupon");
  return rows[0]?.count ?? 0;
}

/** What belongs together and does not: how many rows of each kind. */
const orphans = `select
  (select count(*) from coupon c where (select count(*) from coupon_leg where coupon_id = c.coupon_id) <> leg_count)::integer as "coupons without their legs",
  (select count(*) from coupon_leg where not exists (select from coupon where coupon.coupon_id = coupon_leg.coupon_id))::integer as "legs without a coupon",
  (select count(*) from coupon c where stake is distinct from (
    select sum(amount) from ledger_entry where kind = 'open' and owner_id = c.coupon_id))::integer as "coupons whose stake is not in their open account",
  (select count(*) from ledger_transaction t where coupon_id is not null and not exists (
    select from coupon where coupon.coupon_id = t.coupon_id))::integer as "postings without a coupon",
  (select count(*) from ledger_entry e where not exists (
    select from ledger_transaction t where t.transaction_id = e.transaction_id))::integer as "entries without a posting",
  (select count(*) from coupon c where not exists (
    select from idempotency i where i.player_id = c.player_id and (answer->>'couponId')::bigint = c.coupon_id))::integer as "coupons without an answer",
  (select count(*) from exposure_drift())::integer as "dealers whose exposure is another than their coupons'"`;

/** Throws where the ledger does not sum to zero, a balance drifts, or a row is an orphan. */
export async function mustBeSound({ db, pool }: OpenDatabase): Promise<void> {
  const audit = await auditLedger(db);
  if (!audit.clean) throw new Error("the ledger does not balance after the benchmark", { cause: audit });
  const client = await pool.connect();
  try {
    await client.query("begin; set local statement_timeout = 0");
    const { rows } = await client.query<Record<string, number>>(orphans);
    await client.query("commit");
    const found = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
    if (found.length > 0) throw new Error(`after the benchmark: ${found.map((each) => each.join(" ")).join(", ")}`);
  } finally {
    client.release();
  }
}
