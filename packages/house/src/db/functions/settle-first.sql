-- Settles many coupons for the first time in a few statements, as settle_coupon and ledger_post do one by
-- one.
-- p: as in settle_coupons.
-- It settles the coupons that are open, were never settled, and have the legs' results that the amounts rest
-- on. Their player has no debt and their tenant is not read-only.
-- Returns the ids of the settled coupons. settle_coupon handles the others one by one and reports why it
-- cannot settle one.
-- The caller holds the coupons and the cash accounts of their players.
create or replace function settle_first(p jsonb) returns bigint[] language plpgsql as $$
declare
  v_now timestamptz := house_now();
  v_settled bigint[];
begin
  with wanted as materialized (
    select c.coupon_id, c.tenant_id, c.player_id, c.currency, c.stake - c.sold_stake as kept,
      c.bonus as open_bonus, c.bonus_percent as open_percent, c.capped as open_capped, s.status, s.payout,
      s."stakeReturned" as returned, s.gain, s.bonus, s."bonusPercent" as percent, s.capped, s.actor,
      s.reason, cash.account_id, cash.balance, cash.last_seq,
      nextval(pg_get_serial_sequence('ledger_transaction', 'transaction_id')) as main,
      case when s.bonus > 0
        then nextval(pg_get_serial_sequence('ledger_transaction', 'transaction_id')) end as extra
    from jsonb_to_recordset(p) as s(coupon bigint, results jsonb, status text, payout bigint,
      "stakeReturned" bigint, gain bigint, bonus bigint, "bonusPercent" integer, capped boolean,
      actor text, reason text)
    join coupon c on c.coupon_id = s.coupon
    join ledger_account cash on cash.kind = 'cash' and cash.owner_id = c.player_id
      and cash.currency = c.currency and cash.tenant_id = c.tenant_id
    where c.status = 'open' and s.status in ('won', 'lost', 'void')
      and s.results = (select jsonb_agg(result_text(result, share) order by position) from coupon_leg l
        where l.coupon_id = c.coupon_id)
      and not exists (select from coupon_settlement was where was.coupon_id = c.coupon_id)
      and not exists (select from ledger_halt h where h.tenant_id = c.tenant_id and h.lifted_at is null)
      and not exists (select from ledger_account owed
        where owed.kind = 'receivable' and owed.owner_id = c.player_id and owed.balance < 0)
  ), moves as (
    -- The part of the stake that is not returned goes to the book. A gain comes from the book. Both are in
    -- one transaction.
    select w.main as transaction_id,
      case w.status when 'lost' then 'lose' when 'void' then 'void' else 'win' end as why,
      m.slot, m.kind, m.owner_id, m.amount, w.*
    from wanted w
    cross join lateral (values
      (1, 'open', w.coupon_id, -w.kept),
      (2, 'book', w.tenant_id, w.kept - w.returned - w.gain),
      (3, 'cash', w.player_id, w.returned + w.gain)
    ) as m(slot, kind, owner_id, amount)
    where m.amount <> 0
    union all
    select w.extra, 'bonus', m.slot, m.kind, m.owner_id, m.amount, w.*
    from wanted w
    cross join lateral (values (1, 'book', w.tenant_id, -w.bonus), (2, 'cash', w.player_id, w.bonus))
      as m(slot, kind, owner_id, amount)
    where w.bonus > 0
  ), entries as materialized (
    select transaction_id, why, kind, owner_id, amount, tenant_id, currency, coupon_id, actor,
      row_number() over (partition by transaction_id order by slot) as position,
      case kind when 'cash' then account_id end as account_id,
      case kind when 'cash'
        then last_seq + row_number() over (partition by account_id, kind order by transaction_id)
      end as seq,
      case kind when 'cash'
        then balance + sum(amount) over (partition by account_id, kind order by transaction_id)
      end as balance_after
    from moves
  ), header as (
    insert into ledger_transaction (transaction_id, tenant_id, kind, currency, coupon_id, actor)
      overriding system value
      select transaction_id, tenant_id, why, currency, coupon_id, actor from entries where position = 1
  ), unsealed as (
    insert into ledger_unsealed (transaction_id) select transaction_id from entries where position = 1
  ), written as (
    insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, account_id, seq,
        amount, balance_after)
      select transaction_id, position, tenant_id, kind, owner_id, currency, account_id, seq, amount,
        balance_after
      from entries
  ), credited as (
    update ledger_account a set balance = a.balance + e.amount, last_seq = a.last_seq + e.entries
      from (
        select account_id, sum(amount) as amount, count(*) as entries from entries
        where kind = 'cash' group by account_id
      ) e
      where a.account_id = e.account_id
  ), facts as (
    insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at, open_bonus,
        open_bonus_percent, open_capped)
      select coupon_id, 1, status, payout, bonus, actor,
        coalesce(reason, case status when 'void' then 'not_played' else 'result' end), v_now,
        open_bonus, open_percent, open_capped
      from wanted
  ), moved as (
    update coupon c set status = w.status, payout = w.payout, bonus = w.bonus, bonus_percent = w.percent,
        capped = w.capped, reason = case when w.status = 'void' and w.actor <> 'system' then w.reason end,
        settled_at = v_now
      from wanted w where c.coupon_id = w.coupon_id
  ), done as (
    delete from settlement_due d using wanted w where d.coupon_id = w.coupon_id
  )
  select array_agg(coupon_id) into v_settled from wanted;
  perform pause('settle.fresh_done');
  return coalesce(v_settled, '{}');
end $$;
