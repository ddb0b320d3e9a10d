-- Confirms a pending coupon at the given odds, or rejects it and returns the stake to the player (D14).
-- p: {coupon, confirm: boolean, reason, totalOdds, maxReturn, bonus, bonusPercent, capped, second: whether
--     room was made for the coupon before this call, legs: [{position, market, version, live, publisher,
--     odds, feedOdds}]}.
-- It checks the same conditions as the placement. If the coupon can return more than before, the exposure
-- limits of its dealers must have room for the difference.
-- Returns the status of the coupon after the call. A coupon that is not pending stays as it is. If a dealer
-- has no room, it returns "exposure_short" without a write; with second it rejects the coupon instead.
-- Locks the markets by id, then the coupon. A rejected coupon also locks the player's cash account, and a
-- coupon that needs more room the dealers' slots. With second it may be rejected for want of room: it then
-- locks the cash account before the slots, as a bet does.
-- Raises the errors of ledger_post.
create or replace function decide_coupon(p jsonb) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_coupon coupon;
  v_reason text := p->>'reason';
  v_confirm boolean := (p->>'confirm')::boolean;
  v_exposure bigint;
begin
  -- Markets are locked before the coupon, in the same order as by the settlement.
  if v_confirm then
    with locked as materialized (
      select market_id, match_id, version, status from market
      where market_id = any (array(select (leg->>'market')::integer from jsonb_array_elements(p->'legs') leg))
      order by market_id for share
    )
    select case
        when bool_or(leg.live is not null and not source_is_live(leg.live, leg.publisher)) then 'feed_stale'
        when bool_or(locked.status is distinct from 'open'
          or t.status is distinct from case when leg.live is null then 'not_started' else 'live' end)
          then 'market_locked'
        when bool_or(locked.version is distinct from leg.version) then 'odds_changed'
        when min(t.starts_at) filter (where leg.live is null) <= house_now() then 'match_started'
      end into v_reason
      from jsonb_to_recordset(p->'legs') as leg(market integer, version bigint, live text, publisher text)
      left join locked on locked.market_id = leg.market
      left join match t on t.match_id = locked.match_id;
    perform pause('decide.markets_locked');
    v_confirm := v_reason is null;
  end if;
  select * into v_coupon from coupon where coupon_id = v_id for update;
  perform pause('decide.coupon_locked');
  if v_coupon.status <> 'pending' then
    delete from coupon_pending where coupon_id = v_id;
    return v_coupon.status;
  end if;
  v_exposure := greatest((p->>'maxReturn')::bigint - v_coupon.stake, 0);
  if v_confirm and v_coupon.exposed_dealers <> '{}' and v_exposure > v_coupon.exposure then
    if (p->>'second')::boolean then
      perform 1 from ledger_account
        where kind = 'cash' and owner_id = v_coupon.player_id and currency = v_coupon.currency for update;
      perform pause('decide.cash_locked');
    end if;
    if exposure_take(v_coupon.exposed_dealers, v_coupon.exposed_slot,
        v_exposure - v_coupon.exposure) is null then
      v_coupon.exposure := v_exposure;
    elsif (p->>'second')::boolean then
      v_confirm := false;
      v_reason := 'dealer_limit_exceeded';
    else
      return 'exposure_short';
    end if;
  end if;
  if v_confirm then
    update coupon_leg set odds = leg.odds, feed_odds = leg."feedOdds"
      from jsonb_to_recordset(p->'legs') as leg(position smallint, odds integer, "feedOdds" integer)
      where coupon_leg.coupon_id = v_id and coupon_leg.position = leg.position
        and (coupon_leg.odds, coupon_leg.feed_odds) <> (leg.odds, leg."feedOdds");
    update coupon set status = 'open', total_odds = (p->>'totalOdds')::bigint,
        max_return = (p->>'maxReturn')::bigint, bonus = (p->>'bonus')::bigint,
        bonus_percent = (p->>'bonusPercent')::integer, capped = (p->>'capped')::boolean,
        exposure = v_coupon.exposure
      where coupon_id = v_id;
  else
    update coupon set status = 'rejected', payout = 0, reason = v_reason, settled_at = house_now()
      where coupon_id = v_id;
    perform ledger_post(v_coupon.tenant_id, 'reject', v_coupon.currency, v_id, 'system', null,
      jsonb_build_array(
        jsonb_build_object('account', 'open:' || v_id, 'amount', -v_coupon.stake),
        jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_coupon.stake)));
  end if;
  delete from coupon_pending where coupon_id = v_id;
  perform pause('decide.done');
  return case when v_confirm then 'open' else 'rejected' end;
end $$;
