-- The settlement of coupons: the only way from open to won, lost or void, and back to open if a result was
-- rolled back or corrected (I6 to I9, D16).

-- Calculates the moves that reverse all settlements of a coupon so far, so that nothing of them is left (I8).
-- Returns the moves as ledger_post takes them. The player's part comes from their cash as far as it goes; the
-- rest becomes a debt (I9).
-- The caller holds the coupon and the player's cash account.
create or replace function reversal_moves(c coupon) returns jsonb language plpgsql stable as $$
begin
  return (with moved as (
    select case when e.kind = 'receivable' then 'cash' else e.kind end as kind, e.owner_id,
      sum(e.amount) as amount
    from ledger_transaction t join ledger_entry e using (transaction_id)
    where t.coupon_id = c.coupon_id and t.kind in ('win', 'lose', 'void', 'bonus', 'resettle')
    group by 1, 2 having sum(e.amount) <> 0
  ), taken as (
    select moved.owner_id, moved.amount, least(moved.amount, greatest(cash.balance, 0)) as of_cash
    from moved
    join ledger_account cash
      on cash.kind = 'cash' and cash.owner_id = moved.owner_id and cash.currency = c.currency
    where moved.kind = 'cash'
  )
  select jsonb_agg(jsonb_build_object('account', account, 'amount', amount) order by account) from (
    select kind || ':' || owner_id as account, -amount as amount from moved where kind <> 'cash'
    union all select 'cash:' || owner_id, -of_cash from taken where of_cash <> 0
    union all select 'receivable:' || owner_id, of_cash - amount from taken where of_cash <> amount
  ) moves);
end $$;

-- Notifies a player about their coupon, in the languages of p_titles: {"en": "Coupon {number} …"}.
create or replace function notify_of_coupon(c coupon, p_titles jsonb) returns void language plpgsql as $$
begin
  with told as (
    insert into notification (tenant_id, site_id, player_id, actor)
      values (c.tenant_id, c.site_id, c.player_id, 'system')
      returning notification_id
  )
  insert into notification_text (notification_id, lang, title)
    select notification_id, lang, replace(title, '{number}', c.number)
    from told, jsonb_each_text(p_titles) as t(lang, title);
end $$;

-- Settles a coupon, or reopens it. A settled coupon is reversed first; the mirror and the new posting are in
-- one transaction.
-- p: {coupon, results: the legs' results that the amounts rest on, in order, status: "open" if the results
--     decide nothing, payout, stakeReturned, gain, bonus, bonusPercent, capped, actor, reason, titles: the
--     notification if a settled coupon changes, by language}. Amounts are minor units.
-- Returns true if this call changed the coupon. Returns false if the coupon already has this settlement, was
-- sold or cancelled (I7), or if its legs have changed in the meantime.
-- The caller holds the coupon and the player's cash account.
-- Raises the errors of ledger_post.
create or replace function settle_coupon(p jsonb) returns boolean language plpgsql as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_coupon coupon;
  v_status text := p->>'status';
  v_returned bigint := (p->>'stakeReturned')::bigint;
  v_gain bigint := (p->>'gain')::bigint;
  v_bonus bigint := (p->>'bonus')::bigint;
  v_actor text := p->>'actor';
  v_version integer;
  v_was coupon_settlement;
  v_now timestamptz;
begin
  select * into v_coupon from coupon where coupon_id = v_id;
  if v_coupon.status not in ('open', 'won', 'lost', 'void') then
    delete from settlement_due where coupon_id = v_id;
    return false;
  elsif v_coupon.status <> 'open' and not exists (select from settlement_due where coupon_id = v_id) then
    -- Another call has settled the coupon first. Only a result that changes the selections of the coupon
    -- queues it again.
    return false;
  end if;
  if (select jsonb_agg(result_text(result, share) order by position) from coupon_leg where coupon_id = v_id)
      is distinct from p->'results' then
    return false;
  end if;
  if v_coupon.status = v_status and (v_status = 'open'
      or (v_coupon.payout, v_coupon.bonus, v_coupon.bonus_percent, v_coupon.capped)
      = ((p->>'payout')::bigint, v_bonus, (p->>'bonusPercent')::integer, (p->>'capped')::boolean)) then
    delete from settlement_due where coupon_id = v_id;
    return false;
  end if;
  v_now := house_now();
  select * into v_was from coupon_settlement where coupon_id = v_id order by version desc limit 1;
  v_version := coalesce(v_was.version, 0) + 1;

  if v_coupon.status <> 'open' then
    insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
      values (v_id, v_version, 'open', 0, 0, v_actor, coalesce(p->>'reason', 'result'), v_now);
    v_version := v_version + 1;
    update coupon set status = 'open', payout = null, bonus = coalesce(v_was.open_bonus, bonus),
        bonus_percent = coalesce(v_was.open_bonus_percent, bonus_percent),
        capped = coalesce(v_was.open_capped, capped), reason = null, settled_at = null, review_since = v_now
      where coupon_id = v_id returning * into v_coupon;
    perform ledger_post(v_coupon.tenant_id, 'resettle', v_coupon.currency, v_id, v_actor, null,
      reversal_moves(v_coupon));
    perform notify_of_coupon(v_coupon, p->'titles');
    perform pause('settle.taken_back');
  end if;

  if v_status <> 'open' then
    -- Only an action of a person has a reason. Status and legs show what the rules decided.
    update coupon set status = v_status, payout = (p->>'payout')::bigint, bonus = v_bonus,
        bonus_percent = (p->>'bonusPercent')::integer, capped = (p->>'capped')::boolean,
        reason = case when v_status = 'void' and v_actor <> 'system' then p->>'reason' end,
        settled_at = v_now
      where coupon_id = v_id and status = 'open';
    insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at, open_bonus,
        open_bonus_percent, open_capped)
      values (v_id, v_version, v_status, (p->>'payout')::bigint, v_bonus, v_actor,
        coalesce(p->>'reason', case v_status when 'void' then 'not_played' else 'result' end), v_now,
        v_coupon.bonus, v_coupon.bonus_percent, v_coupon.capped);
    -- The part of the stake that is not returned goes to the book. A gain comes from the book. Both are in
    -- one transaction.
    perform ledger_post(v_coupon.tenant_id,
      case v_status when 'lost' then 'lose' when 'void' then 'void' else 'win' end,
      v_coupon.currency, v_id, v_actor, null,
      jsonb_build_array(
        jsonb_build_object('account', 'open:' || v_id, 'amount', v_coupon.sold_stake - v_coupon.stake),
        jsonb_build_object('account', 'book:' || v_coupon.tenant_id, 'amount',
          v_coupon.stake - v_coupon.sold_stake - v_returned - v_gain),
        jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_returned + v_gain)));
    if v_bonus > 0 then
      perform ledger_post(v_coupon.tenant_id, 'bonus', v_coupon.currency, v_id, v_actor, null,
        jsonb_build_array(
          jsonb_build_object('account', 'book:' || v_coupon.tenant_id, 'amount', -v_bonus),
          jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_bonus)));
    end if;
  end if;
  delete from settlement_due where coupon_id = v_id;
  perform pause('settle.done');
  return true;
end $$;

-- Settles many coupons in one transaction, each as settle_coupon does. settle_first settles those together
-- that are settled for the first time.
-- p: [the p of settle_coupon].
-- Returns how many coupons this call changed.
-- Locks all coupons by id, then all cash accounts by id. A cancellation of another coupon of the same player
-- takes its locks in the same order.
-- Raises the errors of ledger_post.
create or replace function settle_coupons(p jsonb) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[] := array(select (s->>'coupon')::bigint from jsonb_array_elements(p) s);
  v_fresh bigint[];
begin
  perform 1 from coupon where coupon_id = any (v_ids) order by coupon_id for update;
  perform pause('settle.coupons_locked');
  perform 1 from ledger_account
    where kind = 'cash' and owner_id in (select player_id from coupon where coupon_id = any (v_ids))
    order by account_id for update;
  perform pause('settle.cash_locked');
  v_fresh := settle_first(p);
  return cardinality(v_fresh) + (
    select count(*) from jsonb_array_elements(p) s
    where (s->>'coupon')::bigint <> all (v_fresh) and settle_coupon(s));
end $$;
