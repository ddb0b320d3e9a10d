-- Sells a coupon, in whole or in part (D17): the only way from open to cashed_out (I6, I7).
-- p: {coupon, tenant, player, session, key, bodyHash, quote, percent: or null, refused: the refusal of the
--     server's own check of the sale, or null, fair: the most that the server still pays for the quote, minor
--     units, results: the legs' results that this check rests on, in order, markets: [{market, version, live,
--     publisher}] of the open legs; live and publisher are those of place_coupon for a live leg, or null}.
-- Returns {"answer": {quote, percent, stake, remainingStake, price, maxReturn, expiresAt, balance}}, with
-- "replayed": true if the key was answered before, or {"refused": code} without a write.
-- Locks in the order of the money rules: the markets of the open legs by id, the coupon, the player's cash
-- account.
-- Raises the errors of ledger_post.
create or replace function sell_coupon(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_player integer := (p->>'player')::integer;
  v_coupon coupon;
  v_quote coupon_quote;
  v_earlier jsonb;
  v_market_refusal text;
  v_refusal text;
  v_now timestamptz;
  v_rest bigint;
  v_answer jsonb;
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  with locked as materialized (
    select market_id, match_id, version, status from market
    where market_id = any (
      array(select (each->>'market')::integer from jsonb_array_elements(p->'markets') each))
    order by market_id for share
  )
  select case
      when bool_or(wanted.live is not null and not source_is_live(wanted.live, wanted.publisher))
        then 'feed_stale'
      when bool_or(locked.status is distinct from 'open') then 'market_locked'
      when bool_or(t.status is distinct from case when wanted.live is null then 'not_started' else 'live' end)
        or min(t.starts_at) filter (where wanted.live is null) <= house_now() then 'match_started'
      -- The market has a new version since the quote, and so another price (D50).
      when bool_or(locked.version is distinct from wanted.version) then 'quote_expired'
    end into v_market_refusal
    from jsonb_to_recordset(p->'markets') as wanted(market integer, version bigint, live text, publisher text)
    left join locked on locked.market_id = wanted.market
    left join match t on t.match_id = locked.match_id;
  perform pause('sell.markets_locked');
  select * into v_coupon from coupon
    where coupon_id = v_id and tenant_id = (p->>'tenant')::integer and player_id = v_player for update;
  perform pause('sell.coupon_locked');
  perform 1 from ledger_account where kind = 'cash' and owner_id = v_player for update;
  perform pause('sell.cash_locked');
  v_earlier := earlier_answer(v_player, 'sell', p->>'key', decode(p->>'bodyHash', 'hex'));
  if v_earlier is not null then
    return v_earlier;
  end if;
  if v_coupon.coupon_id is null then
    return jsonb_build_object('refused', 'not_found');
  end if;
  select * into v_quote from coupon_quote
    where coupon_id = v_id and quote = p->>'quote' and player_id = v_player;
  v_refusal := case
    when coupon_sale_refusal(v_coupon) is not null then coupon_sale_refusal(v_coupon)
    when v_quote.coupon_id is null or v_quote.expires_at <= clock_timestamp()
      or v_quote.coupon_version <> v_coupon.version
      or v_quote.percent <> coalesce((p->>'percent')::integer, v_quote.percent) then 'quote_expired'
    when p->>'refused' is not null then p->>'refused'
    when v_market_refusal is not null then v_market_refusal
    when v_quote.price > (p->>'fair')::bigint
      or (select jsonb_agg(result_text(result, share) order by position) from coupon_leg
        where coupon_id = v_id) is distinct from p->'results' then 'quote_expired'
  end;
  if v_refusal is not null then
    return jsonb_build_object('refused', v_refusal);
  end if;

  v_now := house_now();
  v_rest := v_coupon.stake - v_coupon.sold_stake - v_quote.stake;
  insert into coupon_sale (coupon_id, nr, percent, stake, price, legs, actor, at)
    values (v_id, coalesce((select max(nr) from coupon_sale where coupon_id = v_id), 0) + 1, v_quote.percent,
      v_quote.stake, v_quote.price, v_quote.legs, 'player:' || v_player, v_now);
  if v_rest = 0 then
    update coupon set status = 'cashed_out', payout = v_quote.price, bonus = 0, bonus_percent = 0,
        settled_at = v_now
      where coupon_id = v_id and status = 'open';
    insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
      values (v_id, coalesce((select max(version) from coupon_settlement where coupon_id = v_id), 0) + 1,
        'cashed_out', v_quote.price, 0, 'player:' || v_player, 'sold', v_now);
    -- From now on the same slip without a key is a new bet, even within the five seconds of D21.
    delete from idempotency
      where player_id = v_player and scope = 'slip' and (answer->>'couponId')::bigint = v_id;
  else
    update coupon set sold_stake = sold_stake + v_quote.stake, sold_price = sold_price + v_quote.price
      where coupon_id = v_id and status = 'open';
  end if;
  delete from coupon_quote where coupon_id = v_id;
  -- The sold part leaves the open account. The player receives the price; the difference goes to the book or
  -- comes from it.
  perform ledger_post(v_coupon.tenant_id, 'sell', v_coupon.currency, v_id, 'player:' || v_player, null,
    jsonb_build_array(
      jsonb_build_object('account', 'open:' || v_id, 'amount', -v_quote.stake),
      jsonb_build_object('account', 'book:' || v_coupon.tenant_id, 'amount', v_quote.stake - v_quote.price),
      jsonb_build_object('account', 'cash:' || v_player, 'amount', v_quote.price)));

  v_answer := jsonb_build_object('quote', v_quote.quote, 'percent', v_quote.percent, 'stake', v_quote.stake,
    'remainingStake', v_rest, 'price', v_quote.price, 'maxReturn', v_quote.max_return,
    'expiresAt', to_char(v_quote.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'balance', (select balance from ledger_account
      where kind = 'cash' and owner_id = v_player and currency = v_coupon.currency));
  perform keep_answer(v_coupon.tenant_id, v_player, 'sell',
    p->>'key', decode(p->>'bodyHash', 'hex'), v_answer);
  perform pause('sell.done');
  return jsonb_build_object('answer', v_answer);
end $$;
